import { expect, test } from "vitest";
import { rankingOf, winnersOf } from "./winners";

test("equal totals share the win and their places", () => {
  expect(winnersOf([40, 52, 52])).toEqual([1, 2]);
  expect(rankingOf([40, 52, 31, 52])).toEqual([
    { seat: 1, rank: 1 },
    { seat: 3, rank: 1 },
    { seat: 0, rank: 3 },
    { seat: 2, rank: 4 },
  ]);
});
