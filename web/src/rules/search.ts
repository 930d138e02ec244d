/** Finding words in the rules: whatever their case and accents, every word somewhere in the clause. */
import { type Clause, plain, runsOf, type Section } from "./book";

/** A text as it is compared, and for each of its characters which one of the original it comes from. */
interface Folded {
  text: string;
  from: number[];
}

function fold(text: string): Folded {
  let folded = "";
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    // Korean syllables fall apart into letters, so that a syllable finds its word before its last letter is typed.
    const plainer = character.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("’", "'");
    folded += plainer;
    for (let index = 0; index < plainer.length; index += 1) from.push(at);
    at += character.length;
  }
  return { text: folded, from };
}

/** What somebody looks for. */
export function wordsOf(query: string): string[] {
  return query
    .split(/[\s\u3000]+/)
    .map((word) => fold(word).text)
    .filter((word) => word !== "");
}

/** What can be found in a clause. */
function textOf(clause: Clause): string {
  return [
    `${clause.id} ${clause.title}`,
    ...clause.blocks.map((block) => runsOf(block).map(plain).join("")),
  ].join("\n");
}

/** The sections with the clauses that have all words. Without words, everything. */
export function found(sections: Section[], words: string[]): Section[] {
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter((clause) => {
      const { text } = fold(`${section.title} ${textOf(clause)}`);
      return words.every((word) => text.includes(word));
    });
    return clauses.length > 0 ? [{ ...section, blocks: [], clauses }] : [];
  });
}

/** A text in pieces, those that are looked for marked. */
export function marked(text: string, words: string[]): { text: string; hit: boolean }[] {
  const folded = fold(text);
  const hits = new Set<number>();
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + 1)) {
      for (let index = at; index < at + word.length; index += 1) hits.add(folded.from[index] ?? 0);
    }
  }
  const pieces: { text: string; hit: boolean }[] = [];
  let at = 0;
  for (const character of text) {
    const hit = hits.has(at);
    const last = pieces.at(-1);
    if (last?.hit === hit) last.text += character;
    else pieces.push({ text: character, hit });
    at += character.length;
  }
  return pieces;
}
