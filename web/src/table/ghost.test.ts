import { expect, it } from "vitest";
import { buildingPlace } from "../lib/places";
import type { Effect } from "../wire";
import { ghostOf, linkKey } from "./ghost";

const of = (effects: Effect[], cost: [number, number, number] = [0, 0, 0]) =>
  ghostOf({ cost, points: 0, effects });

it("crosses out what is paid, in the order of the wire", () => {
  const { paid, points } = ghostOf({ cost: [1, 2, 3], points: 4, effects: [] });
  expect(paid).toEqual({ influence: 1, deniers: 2, knowledge: 3 });
  expect(points).toBe(4);
});

it("circles every space of a stretch, and adds what follows to it", () => {
  const { circled } = of([
    { type: "circled", resource: "deniers", from: 4, to: 6 },
    { type: "circled", resource: "deniers", from: 7, to: 7 },
  ]);
  expect([...circled.deniers]).toEqual([4, 5, 6, 7]);
  expect([circled.influence.size, circled.knowledge.size]).toEqual([0, 0]);
});

it("draws citizens on their tracks", () => {
  const { joined } = of([{ type: "joined", color: "white", from: 3, to: 4 }]);
  expect([...joined.white]).toEqual([3, 4]);
  expect(joined.red.size).toBe(0);
});

it("protects a position by a fortress, and by nothing else", () => {
  const ghost = of([
    { type: "built", color: "red", kind: "prestige", position: 2 },
    { type: "built", color: "red", kind: "work", position: 5 },
  ]);
  expect([...ghost.built]).toEqual([buildingPlace("red", "prestige", 2), buildingPlace("red", "work", 5)]);
  expect([...ghost.protected]).toEqual([2]);
});

it("shows diamonds, characters and bonuses", () => {
  const ghost = of([
    { type: "linked", row: "city_hall", left: 3 },
    { type: "unlocked", row: "bishopric", points: 2 },
    { type: "won", color: "yellow", space: 6, bonus: "free_work" },
  ]);
  expect([...ghost.linked]).toEqual([linkKey("city_hall", 3)]);
  expect([...ghost.unlocked]).toEqual([["bishopric", 2]]);
  expect([...ghost.won]).toEqual(["yellow-6", "6"]);
});

it("draws nothing for what is lost", () => {
  const ghost = of([
    { type: "lost_resources", resource: "knowledge", count: 2 },
    { type: "lost_citizens", count: 1 },
    { type: "lost_building", bonus: "free_work" },
  ] as Effect[]);
  expect(ghost).toEqual(of([]));
});
