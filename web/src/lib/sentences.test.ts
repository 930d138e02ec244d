/** One catalogue, two readers: the client says the sentences that the program says (`crates/troyes/tests/sentences.rs`). */
import { describe, expect, it, vi } from "vitest";
import type { Color, Decision, Effect, PlayedHalfDay, Kind, PriceView, SheetView, TileView } from "../wire";
import sentences from "../../../testdata/sentences.json?raw";
import { benefitInWords } from "../table/labels";
import { priceInWords } from "../table/prices";
import { speaking } from "./language.svelte";
import { LANGUAGES } from "./languages";
import { scoreLines } from "./score-lines";
import { attackInWords, costInWords, diceInWords, stepInWords, tileInWords } from "./speak";

type Said<T> = { said: Record<string, T> };
interface Sentences {
  steps: ({ columns: number[]; decision: Decision; effects: Effect[] } & Said<[string, string]>)[];
  dice: (Pick<PlayedHalfDay, "dice"> & Said<string>)[];
  attacks: ({ columns: number[]; effect: Effect } & Said<string>)[];
  costs: ({ cost: [number, number, number] } & Said<string>)[];
  prices: ({ price: PriceView } & Said<string>)[];
  tiles: ({ tile: TileView } & Said<string>)[];
  benefits: ({ color: Color; kind: Kind; position: number } & Said<string>)[];
  scores: ({ sheets: SheetView[] } & Said<unknown>)[];
}
// A language says which one it is.
vi.stubGlobal("document", { documentElement: {} });
const all = JSON.parse(sentences) as Sentences;

describe.each(LANGUAGES)("$tag", (language) => {
  const { tag } = language;
  const same = <T>(cases: (T & Said<unknown>)[], say: (one: T) => unknown) => {
    expect(cases.length).toBeGreaterThan(1);
    expect(cases.map(say)).toEqual(cases.map((one) => one.said[tag]));
  };

  it("says what the program says", async () => {
    await speaking.choose(tag);
    expect(speaking.tag).toBe(tag);
    same(all.steps, (step) => [
      stepInWords(step, null, step.columns),
      stepInWords(step, "Ada", step.columns),
    ]);
    same(all.dice, diceInWords);
    same(all.attacks, ({ columns, effect }) => attackInWords(effect, columns));
    same(all.costs, ({ cost }) => costInWords(cost));
    same(all.prices, ({ price }) => priceInWords(price));
    same(all.tiles, ({ tile }) => tileInWords(tile));
    same(all.benefits, ({ color, kind, position }) => benefitInWords(color, kind, position));
    same(all.scores, ({ sheets }) =>
      scoreLines(sheets).map(({ label, about, cells }) => ({ label, about, cells })),
    );
  });
});
