/** The catalogues use the terms of the published editions (`docs/glossary.csv`). */
import { expect, it } from "vitest";
import csv from "../../../docs/glossary.csv?raw";
import { LANGUAGES } from "../lib/languages";
import type { Key } from "../lib/words";
import { languageOf } from "./all";
import { glossaryPage, readGlossary } from "./glossary";

const terms = readGlossary(csv);

/** Messages that are nothing but a term, or have it in them. */
const SAID: [key: Key, term: string][] = [
  ["game", "game"],
  ["expansion", "expansion"],
  ["district-red", "red district"],
  ["district-yellow", "yellow district"],
  ["district-white", "white district"],
  ["row-fortress", "red prestige"],
  ["row-great_hall", "yellow prestige"],
  ["row-cathedral", "white prestige"],
  ["row-counts_palace", "red work"],
  ["row-city_hall", "yellow work"],
  ["row-bishopric", "white work"],
  ["resource-influence", "red resource"],
  ["resource-deniers", "yellow resource"],
  ["resource-knowledge", "white resource"],
  ["citizens", "citizens"],
  ["some-knights", "red citizen"],
  ["some-craftsmans", "yellow citizen"],
  ["some-priests", "white citizen"],
  ["some-citizens", "citizen"],
  ["chain-choose-work", "work building"],
  ["chain-choose-prestige", "prestige building"],
  ["banquet", "banquet"],
  ["raid", "raid"],
  ["morning", "morning"],
  ["afternoon", "afternoon"],
  ["hall", "feats"],
  ["wheel", "wheel"],
  ["plaza-same", "plaza"],
  ["day-word", "day"],
  ["link-open", "link bonus"],
  ["columns-rolled", "rolled columns"],
  ["columns-expert", "expert mode"],
  ["ascending", "ascending"],
  ["descending", "descending"],
  ["characters", "character"],
  ["columns-expert-crier-text", "town crier"],
  ["dice-tile", "tile"],
  ["sheet-of", "score sheet"],
  ["dice-half-day", "half-day"],
  ["replay-cost", "cost"],
  ["replay-setup", "setup"],
  ["row-of", "row"],
  ["wheel-picture", "dial (the inner disc)"],
];

/** Where a catalogue says something else, by language. Whoever brings one of them into line takes it off this list. */
const OTHERWISE: Record<string, Key[]> = {
  en: ["columns-expert", "sheet-of"],
  fr: ["day-word", "columns-expert", "wheel-picture"],
  es: [
    "columns-rolled",
    "columns-expert",
    "ascending",
    "descending",
    "dice-tile",
    "sheet-of",
    "replay-cost",
    "wheel-picture",
  ],
  de: [
    "columns-rolled",
    "columns-expert",
    "characters",
    "replay-cost",
    "replay-setup",
    "row-of",
    "wheel-picture",
  ],
  "zh-Hant": ["columns-expert", "replay-cost", "replay-setup", "wheel-picture"],
  ko: ["columns-rolled", "columns-expert", "wheel-picture"],
};

/** Letters alone matter: beginnings of sentences, hyphens and kinds of apostrophes do not. */
const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replaceAll("-", "");

it("has a page that follows from its table (`npm run words` writes it)", async () => {
  await expect(glossaryPage(terms)).toMatchFileSnapshot("../../../docs/glossary.md");
});

it.each(LANGUAGES)("is what is said in $tag, but for what is known to differ", ({ tag }) => {
  const language = languageOf(tag);
  const different = SAID.filter(([key, term]) => {
    const word = terms.find((one) => one.term === term)?.words[tag];
    if (!word) throw new Error(`the glossary has no ${term} in ${tag}`);
    return !language.factsOf(key).texts.some((text) => plain(text).includes(plain(word)));
  });
  expect(different.map(([key]) => key)).toEqual(OTHERWISE[tag] ?? []);
});
