/** Every language says everything, in the same order, with the same variables, and in its own typography. */
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/languages";
import { slipsIn } from "../lib/typography";
import { languageOf, TEXTS } from "./all";
import { type Choice, type Facts, isByName, isPlural } from "./catalogue";

const english = languageOf("en");

/** The plural categories that numbers of a game can have in a language. */
function categoriesOf(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: 300 }, (_, number) => rules.select(number)));
}

it("has catalogues for every language, and a language for every catalogue", () => {
  expect(Object.keys(TEXTS).toSorted()).toEqual(LANGUAGES.map(({ tag }) => tag).toSorted());
});

it("puts messages only into those that are fetched with them", () => {
  const common = new Set(english.areas.get("common")?.messages.map(({ id }) => id.name));
  for (const { messages } of english.areas.values()) {
    const own = new Set(messages.map(({ id }) => id.name));
    for (const key of own)
      for (const other of english.factsOf(key).references)
        expect(own.has(other) || common.has(other), `${key} has ${other} in it`).toBe(true);
  }
});

describe.each(LANGUAGES)("$tag", ({ tag }) => {
  const language = languageOf(tag);
  const every = (complaint: (key: string, own: Facts, original: Facts) => string[]) =>
    english.keys
      .filter((key) => language.has(key))
      .flatMap((key) => complaint(key, language.factsOf(key), english.factsOf(key)));

  it("has the messages of English, in the same order, under the same comments", () => {
    expect([...language.areas.keys()]).toEqual([...english.areas.keys()]);
    for (const [area, catalogue] of language.areas)
      expect(catalogue.outline, catalogue.path).toEqual(english.areas.get(area)?.outline);
  });

  it("has neither tabs nor blanks at the ends of lines", () => {
    for (const [area, text] of Object.entries(TEXTS[tag] ?? {})) expect(text, area).not.toMatch(/\t|\r| $/m);
  });

  it("uses the same variables", () => {
    expect(
      every((key, own, original) => [
        ...[...own.used]
          .filter((name) => !original.used.has(name))
          .map((name) => `${key}: nobody gives $${name}`),
        ...[...original.printed]
          .filter((name) => !own.used.has(name))
          .map((name) => `${key}: $${name} is left out`),
      ]),
    ).toEqual([]);
  });

  it("chooses by the same words", () => {
    const names = ({ choices }: Facts) =>
      [
        ...new Set(choices.filter(isByName).map(({ variable, variants }) => `${variable}: ${variants}`)),
      ].toSorted();
    expect(
      every((key, own, original) =>
        `${names(own)}` === `${names(original)}` ? [] : [`${key}: ${names(own)} is not ${names(original)}`],
      ),
    ).toEqual([]);
  });

  it("has a variant for every plural of the language", () => {
    const needed = categoriesOf(tag);
    const counts = ({ variants }: Choice) =>
      variants.some((one) => isPlural(one) && one !== "other") ||
      (variants.includes("other") && needed.size > 1);
    expect(
      every((key, { choices }) =>
        choices
          .filter(counts)
          .flatMap(({ variants }) => [
            ...[...needed].filter((one) => !variants.includes(one)).map((one) => `${key}: no [${one}]`),
            ...variants
              .filter((one) => isPlural(one) && !needed.has(one))
              .map((one) => `${key}: there is no [${one}] in this language`),
          ]),
      ),
    ).toEqual([]);
  });

  it("keeps to the typography of the language", () => {
    const complaints = every((key, { texts }) =>
      texts.flatMap((line) => {
        // Labels and seeds of the dice are what they are everywhere.
        const plain = line.replace(/troyes-dice\S*\d|SHA-256|https?(:\/\/\S+)?/g, "x");
        return slipsIn(plain, tag).map((why) => `${key}: ${why}: ${line}`);
      }),
    );
    expect(complaints).toEqual([]);
  });

  it("leaves nothing in English", () => {
    if (tag === "en") return;
    const same = every((key, { texts }, original) => {
      const said = original.texts.join("|");
      // Three words that are the same in both languages are an oversight; signs of units are not words.
      const worded = said.split(/\s+/).length > 3 && /\p{L}{4}/u.test(said);
      return texts.join("|") === said && worded ? [key] : [];
    });
    expect(same).toEqual([]);
  });
});
