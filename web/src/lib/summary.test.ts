import { expect, it } from "vitest";
import type { TableView } from "../wire";
import { summaryOf } from "./summary";

const table = (...totals: number[]) =>
  ({
    created_at: Date.UTC(2026, 0, 2, 12),
    seats: totals.map((total, seat) => ({ name: `P${seat}`, sheet: { score: { total } } })),
  }) as unknown as TableView;

it("summarises names, scores and the link, the best first", () => {
  const [head, ...lines] = summaryOf(table(40, 52, 52, 30), "https://x/game/1/result").split("\n");
  expect(head).toMatch(/^Troyes Dice: .*2026/);
  expect(lines).toEqual(["1. P1: 52", "1. P2: 52", "3. P0: 40", "4. P3: 30", "https://x/game/1/result"]);
  expect(summaryOf(table(40), "y").split("\n").slice(1)).toEqual(["P0: 40", "y"]);
});
