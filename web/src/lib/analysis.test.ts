import { describe, expect, it } from "vitest";
import type { DecisionAnalysisView, PlayerAnalysisView } from "../wire";
import { countsOf, curveOf, leaders, mistakesOf, untilThere } from "./analysis";

const decision = (loss: number, shown: boolean) =>
  ({ loss, class: shown ? "mistake" : "fine", compared: shown ? {} : null }) as DecisionAnalysisView;

const player = (luck: number) =>
  ({
    start: 60,
    luck,
    half_days: [
      { half_day: 1, after: 59, decisions: [decision(0.1, false), decision(1.2, true)] },
      { half_day: 2, after: 57, decisions: [decision(2.5, true)] },
    ],
  }) as PlayerAnalysisView;

describe("an analysis", () => {
  it("shows the dearest mistakes first, and where they are", () => {
    const mistakes = mistakesOf(player(0)).map(({ half_day, step }) => [half_day, step]);
    expect(mistakes).toEqual([
      [2, 1],
      [1, 2],
    ]);
    expect(countsOf(player(0))).toEqual({ best: 0, fine: 1, inaccuracy: 0, mistake: 2, blunder: 0 });
    expect(curveOf(player(0))).toEqual([60, 59, 57]);
  });

  it("knows who is ahead", () => {
    expect(leaders([player(1), player(3), player(2.98)], ({ luck }) => luck)).toEqual([1, 2]);
  });

  it("is asked for until it is there", async () => {
    const answers = [{ done: 0, of: 3 }, { done: 2, of: 3 }, { id: "there" }];
    const reported: number[] = [];
    const ask = () => Promise.resolve(answers.shift() ?? { id: "again" });
    const found = await untilThere(
      ask,
      ({ done }) => reported.push(done),
      () => true,
    );
    expect([found, reported]).toEqual([{ id: "there" }, [0, 2]]);
    expect(
      await untilThere(
        ask,
        () => {},
        () => false,
      ),
    ).toBeNull();
  });
});
