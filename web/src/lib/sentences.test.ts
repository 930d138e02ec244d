/** One catalogue, two readers: the client says the sentences that the program says (`crates/troyes/tests/sentences.rs`). */
import { describe, expect, it, vi } from "vitest";
import type { Color, Decision, Effect, HalfDayTold, Kind, PriceView, SheetView, TileView } from "../wire";
import sentences from "../../../testdata/sentences.json?raw";
import { benefitInWords } from "../table/labels";
import { priceInWords } from "../table/prices";
import { speaking } from "./language.svelte";
import { LANGUAGES } from "./languages";
import { scoreLines } from "./score-lines";
import { attackInWords, costInWords, diceInWords, stepInWords, tileInWords } from "./speak";

type Told<T> = { told: Record<string, T> };
interface Sentences {
  steps: ({ decision: Decision; effects: Effect[] } & Told<[string, string]>)[];
  dice: (Pick<HalfDayTold, "dice"> & Told<string>)[];
  attacks: ({ effect: Effect } & Told<string>)[];
  costs: ({ cost: [number, number, number] } & Told<string>)[];
  prices: ({ price: PriceView } & Told<string>)[];
  tiles: ({ tile: TileView } & Told<string>)[];
  benefits: ({ color: Color; kind: Kind; position: number } & Told<string>)[];
  scores: ({ sheets: SheetView[] } & Told<unknown>)[];
}
// A language tells the page which one it is.
vi.stubGlobal("document", { documentElement: {} });
const all = JSON.parse(sentences) as Sentences;

describe.each(LANGUAGES)("$tag", (language) => {
  const { tag } = language;
  const same = <T>(cases: (T & Told<unknown>)[], say: (one: T) => unknown) => {
    expect(cases.length).toBeGreaterThan(1);
    expect(cases.map(say)).toEqual(cases.map((one) => one.told[tag]));
  };

  it("says what the program says", async () => {
    await speaking.choose(tag);
    expect(speaking.tag).toBe(tag);
    same(all.steps, (step) => [stepInWords(step, null), stepInWords(step, "Ada")]);
    same(all.dice, diceInWords);
    same(all.attacks, ({ effect }) => attackInWords(effect));
    same(all.costs, ({ cost }) => costInWords(cost));
    same(all.prices, ({ price }) => priceInWords(price));
    same(all.tiles, ({ tile }) => tileInWords(tile));
    same(all.benefits, ({ color, kind, position }) => benefitInWords(color, kind, position));
    same(all.scores, ({ sheets }) =>
      scoreLines(sheets).map(({ label, about, cells }) => ({ label, about, cells })),
    );
  });
});
