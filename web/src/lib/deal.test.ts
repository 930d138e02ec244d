import { describe, expect, it } from "vitest";
import lines from "../../../testdata/examples/deals.jsonl?raw";
import { commitmentOf, dealOf, rolledColumns, seedOf, toHex } from "./deal";

interface Vector {
  text: string;
  columns_mode: "first" | "rolled" | "expert";
  banquets_used: boolean;
  seed: string;
  commitment: string;
  setup: { columns: number[]; plazas: unknown; banquets: unknown };
  rolls: unknown;
}

const vectors = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Vector);

describe("deals follow from their seeds", () => {
  it.each(vectors)("$text, $columns_mode, banquets $banquets_used", async (vector) => {
    const seed = await seedOf(vector.text);
    expect(toHex(seed)).toBe(vector.seed);
    expect(await commitmentOf(seed)).toBe(vector.commitment);
    const deal = await dealOf(seed);
    expect(deal.plazas).toEqual(vector.setup.plazas);
    expect(deal.rolls).toEqual(vector.rolls);
    expect(vector.banquets_used ? deal.banquets : []).toEqual(vector.setup.banquets);
    const columns = {
      first: [1, 2, 3, 4, 5, 6],
      rolled: rolledColumns(deal.rolled),
      expert: deal.shuffled,
    };
    expect(columns[vector.columns_mode]).toEqual(vector.setup.columns);
  });

  it("64 hexadecimal digits are the seed itself, in either case", async () => {
    const seed = vectors[0]?.seed ?? "";
    expect(toHex(await seedOf(seed))).toBe(seed);
    expect(toHex(await seedOf(seed.toUpperCase()))).toBe(seed);
  });
});
