import { expect, it } from "vitest";
import { parse } from "./parse";
import { found, marked, wordsOf } from "./search";

const { sections } = parse(`## 2. The sheet

About the sheet.

### R2.3 Piste des Évêchés

Eighteen **spaces**, see R4.4.

### R2.4 요새

| a |
|---|
| 堡壘 |
`);
const ids = (query: string) =>
  found(sections, wordsOf(query)).flatMap((section) => section.clauses.map(({ id }) => id));

it.each([
  ["", ["R2.3", "R2.4"]],
  ["EVECHE", ["R2.3"]],
  ["spaces eighteen", ["R2.3"]],
  ["spaces nineteen", []],
  ["r2.4", ["R2.4"]],
  ["4.4", ["R2.3"]],
  ["요", ["R2.4"]],
  ["堡", ["R2.4"]],
  ["sheet", ["R2.3", "R2.4"]],
])("%j finds %j", (query, wanted) => {
  expect(ids(query)).toEqual(wanted);
});

it("marks what was found in the original text", () => {
  expect(marked("Les Évêchés, l’évêché", wordsOf("evech l'"))).toEqual([
    { text: "Les ", hit: false },
    { text: "Évêch", hit: true },
    { text: "és, ", hit: false },
    { text: "l’évêch", hit: true },
    { text: "é", hit: false },
  ]);
  expect(marked("nothing", [])).toEqual([{ text: "nothing", hit: false }]);
});
