import { describe, expect, it } from "vitest";
import { decimal, signed } from "./numbers";
import { keyOf } from "./decision-key";
import { decisionInWords, reasonInWords } from "./reasons";

describe("reasons", () => {
  it("name what differs, the greatest first", () => {
    const one = { citizens: 20.4, rows: 30, resources: 2 };
    const other = { citizens: 20, rows: 31.3, resources: 2.01 };
    expect(reasonInWords(one, other)).toBe("1.3 less from rows and 0.4 more from citizens");
    expect(reasonInWords(one, one)).toBe("");
  });

  it("say what a decision is about", () => {
    const gain = { type: "take", sector: 0, color: "yellow", value: 4, use: "resources" } as const;
    expect(decisionInWords(gain, [], [])).toBe("Gain 4 deniers");
    const built = { type: "built", color: "red", kind: "prestige", position: 3 } as const;
    expect(decisionInWords({ ...gain, color: "red", use: "prestige" }, [built], [4, 5, 6, 1, 2, 3])).toBe(
      "Fortress 6",
    );
  });

  it("find equal decisions, however they are written", () => {
    const one = { type: "take", sector: 1, pay: "deniers", color: "red", value: 2, use: "work" } as const;
    const same = { use: "work", value: 2, color: "red", pay: "deniers", sector: 1, type: "take" } as const;
    expect(keyOf(one)).toBe(keyOf(same));
    expect(keyOf(one)).not.toBe(keyOf({ ...same, pay: "influence" }));
  });

  it("have numbers with real signs", () => {
    expect([decimal(62.44), decimal(-0.01), signed(0.4), signed(-1.26), signed(0.01)]).toEqual([
      "62.4",
      "0.0",
      "+0.4",
      "−1.3",
      "0.0",
    ]);
  });
});
