/** What the guide says when: nothing too early, nothing twice, and everything by the end. */
import { describe, expect, it } from "vitest";
import type { Decision, Effect, OfferView, SeatView } from "../wire";
import type { Option } from "../table/choosing.svelte";
import { seatView as at, sectorView as sector } from "../testing/views";
import { DEALS, LESSONS, TOPICS, type LessonName, type Topic } from "./lessons";
import { nextStep, proposalFor, settled, type Situation } from "./steps";

function option(decision: Decision, effects: Effect[] = []): Option {
  const target =
    decision.type === "take" && decision.use === "resources"
      ? { type: "resource" as const, resource: "deniers" as const, amount: decision.value }
      : decision.type === "take"
        ? {
            type: "building" as const,
            color: decision.color,
            kind: decision.use as "work",
            position: decision.value,
          }
        : { type: "relief" as const };
  const offer: OfferView = { target, decision, effects, finishes: true, ways: [] };
  const sectorOf = decision.type === "take" ? decision.sector : null;
  return {
    place: "somewhere",
    offer,
    way: { sector: sectorOf, cost: [0, 0, 0], points: 0 },
    decision,
    recolored: false,
  };
}

const situation = (seat: SeatView, chosen: Option | null = null): Situation => ({
  seat,
  chosen,
  reach: new Map(chosen ? [[chosen.place, [chosen]]] : []),
});

const take = (change: Partial<Extract<Decision, { type: "take" }>> = {}) =>
  option({ type: "take", sector: 0, color: "red", value: 1, use: "work", ...change });

/** Everything that is explained by somebody who reads each card and goes on. */
function read(lesson: LessonName, explained: Topic[], now: Situation): Topic[] {
  const heard: Topic[] = [];
  for (;;) {
    explained.push(...settled(lesson, explained, null, now));
    const step = nextStep(lesson, explained, null, now);
    if (!step) return heard;
    expect(explained).not.toContain(step.topic);
    explained.push(step.topic);
    heard.push(step.topic);
    expect(heard.length).toBeLessThan(50);
  }
}

describe("the first game", () => {
  it("begins before the first dice", () => {
    expect(read("first", [], situation(at(0)))).toEqual(["welcome", "sheet", "roll"]);
  });

  it("explains the dice when they lie there, and then asks for a choice", () => {
    const explained: Topic[] = ["welcome", "sheet", "roll"];
    expect(read("first", explained, situation(at(1)))).toEqual([
      "dice",
      "prices",
      "black",
      "actions",
      "choose",
    ]);
  });

  it("does not ask for what was done already", () => {
    expect(settled("first", ["welcome", "sheet"], "roll", situation(at(1)))).toEqual(["roll"]);
    expect(settled("first", ["welcome", "sheet", "roll"], null, situation(at(1), take()))).toContain(
      "choose",
    );
  });

  it("speaks of the preview at once, whatever else is unread, and goes back to it", () => {
    const explained: Topic[] = ["welcome", "sheet", "roll"];
    expect(nextStep("first", explained, "dice", situation(at(1)))?.topic).toBe("dice");
    const chosen = situation(at(1), take());
    expect(nextStep("first", explained, "dice", chosen)?.topic).toBe("preview");
    expect(nextStep("first", [...explained, "preview"], "preview", chosen)?.topic).toBe("dice");
  });

  it("takes a step for explained when its moment has passed", () => {
    const explained: Topic[] = ["welcome", "sheet", "roll"];
    expect(settled("first", explained, "preview", situation(at(1)))).toContain("preview");
    expect(settled("first", explained, "dice", situation(at(1)))).toEqual([]);
  });

  it("lets what is being read stay when something else becomes due", () => {
    const done = at(1, {
      done: true,
      chronicle: [
        {
          half_day: 1,
          dice: [],
          event: [],
          turn: [
            {
              decision: take().decision,
              cost: [0, 0, 0],
              effects: [{ type: "joined", color: "red", from: 1, to: 2 }],
              points: 2,
            },
          ],
          total: 5,
          stand_in: false,
          turning: [],
        },
      ],
    });
    const explained: Topic[] = ["welcome", "sheet", "roll", "dice", "prices", "black", "choose", "preview"];
    expect(nextStep("first", explained, "actions", situation(done))?.topic).toBe("actions");
    expect(nextStep("first", [...explained, "actions"], "actions", situation(done))?.topic).toBe("citizens");
  });

  it("describes a blow in the half-day in which it falls, and what it did", () => {
    const blow: Effect = { type: "attacked", color: "yellow", position: 2, outcome: "protected" };
    const saved = nextStep("first", [], null, situation(at(5, { event: [blow] })));
    expect(saved).toMatchObject({ topic: "saved", clause: "R4.4", effect: blow });
    expect(saved?.spot[0]).toContain("building-yellow-prestige-2");
    const hit = { ...blow, outcome: "crossed" as const };
    expect(nextStep("first", [], null, situation(at(6, { event: [hit] })))).toMatchObject({
      topic: "crossed",
      effect: hit,
    });
    expect(read("first", [], situation(at(5)))).not.toContain("saved");
  });

  it("explains a building when somebody is about to build it, and otherwise later", () => {
    const hall = take({ color: "yellow", use: "prestige" });
    const about = { ...hall, offer: { ...hall.offer, effects: [built("yellow", "prestige", 1)] } };
    expect(read("first", [], situation(at(2)))).not.toContain("hall");
    expect(read("first", [], situation(at(2), about))).toContain("hall");
    expect(read("first", [], situation(at(8)))).toContain("hall");
  });

  it("explains changed dice when one is chosen", () => {
    expect(read("first", [], situation(at(1), take({ value: 3 })))).toContain("value");
    expect(read("first", [], situation(at(1), take({ color: "white" })))).toContain("color");
    const plain = read("first", [], situation(at(1), take()));
    expect(plain).not.toContain("value");
    expect(plain).not.toContain("color");
  });

  it("explains a free building and relief when they are offered", () => {
    const free = option({ type: "build", color: "red", kind: "work", position: 2 }).offer;
    const relief = option({ type: "relief" }).offer;
    expect(nextStep("first", [], null, situation(at(4, { offers: [free], decided: 1 })))?.topic).toBe("free");
    expect(nextStep("first", [], null, situation(at(4, { offers: [relief] })))?.topic).toBe("relief");
  });

  it("has explained everything by the end, each thing once, and the end last", () => {
    const explained: Topic[] = [];
    for (let half_day = 0; half_day <= 16; half_day += 1) {
      read("first", explained, situation(at(half_day)));
      if (half_day > 0) read("first", explained, situation(at(half_day), take()));
      read("first", explained, situation(at(half_day, { done: true })));
    }
    expect(explained.toSorted()).toEqual([...TOPICS.first].toSorted());
    expect(new Set(explained).size).toBe(explained.length);
    expect(explained.at(-1)).toBe("end");
  });

  it("never explains more than a handful of things at a time after the first day", () => {
    const explained: Topic[] = [];
    for (let half_day = 0; half_day <= 15; half_day += 1) {
      const heard = read("first", explained, situation(at(half_day)));
      if (half_day > 2) expect(heard.length, `half-day ${half_day}`).toBeLessThanOrEqual(4);
    }
  });
});

describe("Banquets & Raids", () => {
  const banquet = { number: 4, side: "banquet" as const };
  const raid = { number: 4, side: "raid" as const };

  it("speaks of a die at a banquet, of a visit, and of a raid, each when it is there", () => {
    const explained: Topic[] = ["tiles"];
    const feast = situation(at(1, {}, [sector(0), sector(1), sector(2, { tile: banquet }), sector(3)]));
    expect(nextStep("banquets", explained, null, feast)).toMatchObject({ topic: "feast", sector: 2 });
    const visit = situation(at(2, {}, [sector(0), sector(1, { tile: banquet }), sector(2), sector(3)]));
    expect(nextStep("banquets", explained, null, visit)?.topic).toBe("turn-over");
    const seat = at(3, {}, [sector(0, { tile: raid }), sector(1), sector(2), sector(3)]);
    expect(nextStep("banquets", explained, null, situation(seat))).toMatchObject({
      topic: "raided",
      sector: 0,
    });
    expect(read("banquets", ["tiles"], situation(at(1)))).toEqual([]);
  });

  it("explains a preview with a tile, and none without", () => {
    const seat = at(1, {}, [sector(0, { tile: banquet }), sector(1), sector(2), sector(3)]);
    expect(read("banquets", ["tiles"], situation(seat, take()))).toContain("use");
    expect(read("banquets", ["tiles"], situation(seat, take({ sector: 2 })))).not.toContain("use");
  });

  it("is over at half-day 8", () => {
    const explained: Topic[] = [];
    for (let half_day = 0; half_day <= 8; half_day += 1) read("banquets", explained, situation(at(half_day)));
    expect(explained.toSorted()).toEqual([...TOPICS.banquets].toSorted());
  });
});

describe("proposals", () => {
  const [first] = DEALS.first.proposals;

  it("are made when they are offered, and only before anything was decided", () => {
    const offered = take({
      sector: first?.sector,
      color: first?.color,
      value: first?.value,
      use: first?.use,
    });
    expect(proposalFor("first", situation(at(1), offered))).toBe(offered);
    expect(proposalFor("first", situation(at(1, { decided: 1 }), offered))).toBeNull();
    expect(proposalFor("first", situation(at(2), offered))).toBeNull();
    expect(proposalFor("first", situation(at(1), take({ value: 2 })))).toBeNull();
  });

  it("are one for a half-day", () => {
    for (const lesson of LESSONS) {
      const half_days = DEALS[lesson].proposals.map(({ half_day }) => half_day);
      expect(new Set(half_days).size).toBe(half_days.length);
    }
  });
});

function built(color: "red" | "yellow" | "white", kind: "prestige" | "work", position: number): Effect {
  return { type: "built", color, kind, position };
}
