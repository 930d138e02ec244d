/** The terms of the game as the published editions have them: `docs/glossary.csv`, and the page for people that follows from it. */

export interface Term {
  /** What is meant. */
  term: string;
  /** By language; empty where no edition has a word. */
  words: Record<string, string>;
}

/** Reads the table: a line for each term, without quotes or commas inside. */
export function readGlossary(csv: string): Term[] {
  const [head = [], ...rows] = csv
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return rows.map((row) => {
    if (row.length !== head.length) throw new Error(`${head.length} columns are needed: ${row}`);
    const [term = "", ...words] = row;
    return { term, words: Object.fromEntries(words.map((word, index) => [head[index + 1], word])) };
  });
}

const NAMES: Record<string, string> = {
  en: "English",
  fr: "French",
  es: "Spanish",
  de: "German",
  "zh-Hant": "Traditional Chinese",
  ko: "Korean",
};

/** The glossary as a page in Markdown. */
export function glossaryPage(terms: readonly Term[]): string {
  const tags = Object.keys(NAMES);
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return `${[
    "# Glossary",
    "",
    "<!-- Written from glossary.csv by `npm run words` in web/. What the catalogues have decided besides: translating.md. -->",
    "",
    "The terms of the game as the published editions have them, so that a word of the box on the shelf is found on the board.",
    "",
    row(["", ...tags.map((tag) => NAMES[tag] ?? tag)]),
    row(["---", ...tags.map(() => "---")]),
    ...terms.map(({ term, words }) => row([term, ...tags.map((tag) => words[tag] || "–")])),
  ].join("\n")}\n`;
}
