/** Catalogues and rules use the terms of the published editions (`docs/glossary.csv`). */
import { describe, expect, it } from "vitest";
import csv from "../../../docs/glossary.csv?raw";
import { LANGUAGES } from "../lib/languages";
import { languageOf } from "./all";
import { FORBIDDEN, FORMS } from "./forms";
import { glossaryPage, readGlossary } from "./glossary";

const RULES = import.meta.glob<string>("../../../locales/rules/**/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** By language, where the English text has a term and this one has it in another way: the term, and the message or clause. */
const OTHERWISE: Record<string, string[]> = {
  fr: ["day: why-first-2"],
  es: ["half-day: home-lead", "clear die: rules R4.1", "row: rules R2.9"],
  de: ["half-day: home-lead", "black die: rules R1.3", "clear die: rules R4.1", "tile: show-tile"],
  // A day of the calendar is another word than one of the game.
  "zh-Hant": [
    "day: day-title",
    "day: day-calendar",
    "day: group-none-text",
    "day: group-day",
    "day: group-send-title",
    "day: group-join-text",
    "day: group-to-day",
    "day: error-day-secret",
    "day: why-first-2",
    "day: result-to-day",
    "tile: show-tile",
  ],
  ko: [
    "day: day-title",
    "day: day-pass",
    "day: day-pass-used",
    "day: group-none-text",
    "day: group-day",
    "day: group-send-title",
    "day: group-join-text",
    "day: group-to-day",
    "day: error-day-secret",
    "day: why-first-2",
    "day: result-to-day",
    "tile: show-tile",
  ],
};

/** What English calls as `docs/rules.md` does, not as the glossary: a price, a cell. */
const ENGLISH_OTHERWISE = ["cost", "die space of a cell"];

const terms = readGlossary(csv);

/** Letters alone matter: beginnings of sentences, hyphens, kinds of apostrophes and names of pictures do not. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll("-", "")
    .replaceAll(/\]\([a-z]+\)/g, "]");

/** The clauses of the rules, or the sections of the quick reference. */
function partsOf(path: string): [name: string, text: string][] {
  const text = RULES[`../../../locales/rules/${path}.md`] ?? "";
  return text.split(/^(?=##)/m).map((part, index) => [/^### (R[\d.]+)/.exec(part)?.[1] ?? `${index}`, part]);
}

/** Everything that is said in a language, by message, clause or section. What has to be short in the terminal is left out. */
function textsOf(tag: string): Map<string, string> {
  const language = languageOf(tag);
  const messages = language.keys.map((key): [string, string] => [
    key,
    language.factsOf(key).texts.join(" | "),
  ]);
  const all = [
    ...messages.filter(([key]) => !key.endsWith("-short")),
    ...partsOf(tag).map(([name, text]): [string, string] => [`rules ${name}`, text]),
    ...partsOf(`quick/${tag}`).map(([name, text]): [string, string] => [`quick ${name}`, text]),
  ];
  return new Map(all.map(([name, text]) => [name, plain(text)]));
}

const english = textsOf("en");

/** The messages and clauses whose English has a term. */
const saidWhere = (term: string) => {
  const form = FORMS[term]?.en;
  return form ? [...english].filter(([, text]) => form.test(text)).map(([name]) => name) : [];
};

it("has a page that follows from its table (`npm run words` writes it)", async () => {
  await expect(glossaryPage(terms)).toMatchFileSnapshot("../../../docs/glossary.md");
});

it("knows how to find every term, and finds it", () => {
  expect(Object.keys(FORMS)).toEqual(terms.map(({ term }) => term));
  const nowhere = terms.filter(({ term }) => FORMS[term]?.en && saidWhere(term).length === 0);
  expect(nowhere.map(({ term }) => term)).toEqual([]);
});

it("recognises the English words of the glossary", () => {
  const strange = terms.filter(({ term, words }) => {
    const said = plain(words.en ?? "");
    const form = FORMS[term]?.en;
    return form && ![said, `${said} the die`].some((text) => form.test(text));
  });
  expect(strange.map(({ term }) => term)).toEqual(ENGLISH_OTHERWISE);
});

describe.each(LANGUAGES.filter(({ tag }) => tag !== "en"))("$tag", ({ tag }) => {
  const own = textsOf(tag);

  /** Where the English text has the term and this one has not. */
  const missing = (term: string, word: string) => {
    const stem = FORMS[term]?.[tag as "fr"];
    const found = (text: string) => (stem ? stem.test(text) : text.includes(plain(word)));
    if (stem === null) return [];
    return saidWhere(term).filter((name) => !found(own.get(name) ?? ""));
  };

  it("says every term where English says it, but for what is known to differ", () => {
    const different = terms.flatMap(({ term, words }) =>
      words[tag] ? missing(term, words[tag]).map((name) => `${term}: ${name}`) : [],
    );
    expect(different).toEqual(OTHERWISE[tag]);
  });

  it("has stems that recognise the words of the glossary", () => {
    const strange = terms.filter(({ term, words }) => {
      const stem = FORMS[term]?.[tag as "fr"];
      return stem && words[tag] && !stem.test(plain(words[tag]));
    });
    expect(strange.map(({ term }) => term)).toEqual([]);
  });
});

it.each(LANGUAGES)("has none of the words in $tag that were given up for the published ones", ({ tag }) => {
  const found = [...textsOf(tag)].flatMap(([name, text]) =>
    (FORBIDDEN[tag] ?? []).flatMap((word) => word.exec(text)?.map((match) => `${name}: ${match}`)[0] ?? []),
  );
  expect(found).toEqual([]);
});
