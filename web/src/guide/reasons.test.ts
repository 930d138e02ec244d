/** Reasons that the guide gives are true, also after another way. */
import { describe, expect, it } from "vitest";
import type { Decision, Effect, LinkView } from "../wire";
import type { Option } from "../table/choosing.svelte";
import { seatView } from "../testing/views";
import { DEALS } from "./lessons";
import { rowOf } from "../lib/terms";
import { meritOf, reasonFor } from "./reasons";
import { proposalFor, type Situation } from "./steps";

function proposed(half_day: number, effects: Effect[], cost: [number, number, number] = [0, 0, 0]): Option {
  const plan = DEALS.first.proposals.find((one) => one.half_day === half_day)!;
  const { sector, color, value, use } = plan;
  const decision: Decision = { type: "take", sector, color, value, use };
  const target = { type: "building" as const, color, kind: use as "work", position: value };
  return {
    place: "somewhere",
    offer: { target, decision, effects, finishes: true, ways: [] },
    way: { sector, cost, points: 0 },
    decision,
    recolored: false,
  };
}

function at(half_day: number, links: LinkView[] = []): Situation {
  const seat = seatView(half_day);
  return { seat: { ...seat, sheet: { ...seat.sheet, links } }, reach: new Map(), chosen: null };
}

const knights: Effect = { type: "joined", color: "red", from: 1, to: 2 };
const linked: Effect = { type: "linked", row: rowOf("red", "work"), left: 5 };
const influence: Effect = { type: "circled", resource: "influence", from: 4, to: 6 };

describe("the reason for a proposal", () => {
  it("speaks of a diamond only where it is completed", () => {
    expect(reasonFor("first", proposed(7, [knights, linked, influence]), at(7))).toBe("why-first-7");
    expect(reasonFor("first", proposed(7, [knights]), at(7))).toBeNull();
    expect(meritOf(proposed(7, [knights]))).toBe("why-free");
  });

  it("speaks of half a diamond only where the other half is missing", () => {
    const link = { row: rowOf("red", "work"), left: 5, state: "open" as const };
    expect(reasonFor("first", proposed(6, [knights]), at(6, [link]))).toBe("why-first-6");
    expect(reasonFor("first", proposed(6, [knights]), at(6))).toBeNull();
    expect(reasonFor("first", proposed(6, [knights, linked]), at(6, [link]))).toBeNull();
  });

  it("counts what really comes, and what it costs", () => {
    expect(reasonFor("first", proposed(1, [knights]), at(1))).toBe("why-first-1");
    expect(reasonFor("first", proposed(1, [knights], [1, 0, 0]), at(1))).toBeNull();
    expect(reasonFor("first", proposed(8, [knights]), at(8))).toBeNull();
    expect(reasonFor("first", proposed(8, [{ ...knights, to: 4 }]), at(8))).toBe("why-first-8");
    expect(meritOf(proposed(8, [], [1, 0, 0]))).toBeNull();
  });
});

it("what is worth most is proposed where nothing was thought of beforehand", () => {
  const option = proposed(1, [knights]);
  const reach = new Map([[option.place, [option]]]);
  const later = { ...at(9), reach };
  expect(proposalFor("first", later)).toBeNull();
  expect(proposalFor("first", later, option.decision)).toBe(option);
  expect(proposalFor("first", { ...later, seat: { ...later.seat, decided: 1 } }, option.decision)).toBeNull();
});
