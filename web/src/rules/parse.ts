/**
 * Turns the rules of one language from Markdown into data. Only what our texts need is understood, and everything else is an
 * error that names its line: a translator should hear about a slip before a reader does.
 *
 * A library would not refuse, and here no HTML has to be trusted. Pictures are parts of the board showing one position of a real game (`position.json`); a browser test compares it with what the server says about
 * `e2e/rules-pictures.json`, and writes it anew with `POSITION=write`.
 */
import type { Block, Book, Clause, Run, Section } from "./book";

const CLAUSE = /^(R\d+\.\d+) (.+?)( \{ruling\})?$/;
const PICTURE = /^!\[(.+)\]\(([a-z-]+)\)$/;
const RUNS = /\*\*(.+?)\*\*|\*(.+?)\*|(?<![\w.])(R\d+\.\d+)(?![\w])/g;

export class BadRules extends Error {
  constructor(line: number, why: string) {
    super(`line ${line}: ${why}`);
  }
}

export function parse(text: string): Book {
  const book: Book = { title: "", blocks: [], sections: [] };
  let section: Section | undefined;
  let clause: Clause | undefined;
  const lines = text.split("\n");
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const complain = (why: string) => new BadRules(at + 1, why);
    const heading = /^(#+) (.+)$/.exec(line);
    if (line === "") {
      at += 1;
    } else if (heading) {
      const [, level, words = ""] = heading;
      if (level === "#") {
        if (book.title) throw complain("there is one title");
        book.title = words;
      } else if (level === "##") {
        const numbered = /^(\d+)\. (.+)$/.exec(words);
        section = {
          id: numbered ? `R${numbered[1]}` : "",
          title: numbered?.[2] ?? words,
          blocks: [],
          clauses: [],
        };
        clause = undefined;
        book.sections.push(section);
      } else {
        const found = CLAUSE.exec(words);
        if (level !== "###" || !found || !section) throw complain("a clause begins with ### and its number");
        clause = { id: found[1] ?? "", title: found[2] ?? "", ruling: !!found[3], blocks: [] };
        if (!clause.id.startsWith(`${section.id}.`)) throw complain(`${clause.id} is in ${section.id}`);
        section.clauses.push(clause);
      }
      at += 1;
    } else {
      const end = lines.findIndex((one, index) => index > at && (one === "" || one.startsWith("#")));
      const block = lines.slice(at, end < 0 ? lines.length : end);
      (clause ?? section ?? book).blocks.push(blockOf(block, complain));
      at += block.length;
    }
  }
  return book;
}

function blockOf(lines: string[], complain: (why: string) => BadRules): Block {
  const [first = ""] = lines;
  const picture = PICTURE.exec(first);
  if (picture) {
    if (lines.length > 1) throw complain("a picture is a line by itself");
    return { type: "picture", name: picture[2] ?? "", caption: runsOf(picture[1] ?? "") };
  }
  if (first.startsWith("|")) {
    const [head = [], rule = [], ...rows] = lines.map(cellsOf);
    if (!rule.every((cell) => /^-+$/.test(cell)))
      throw complain("a line of dashes follows the head of a table");
    if (rows.some((row) => row.length !== head.length)) throw complain("a row has too few or too many cells");
    return { type: "table", head: head.map(runsOf), rows: rows.map((row) => row.map(runsOf)) };
  }
  if (first.startsWith("- ")) {
    if (lines.some((line) => !line.startsWith("- "))) throw complain("an item of a list is one line");
    return { type: "list", items: lines.map((line) => runsOf(line.slice(2))) };
  }
  if (lines.length > 1) throw complain("a paragraph is one line");
  if (/^[>`!-]/.test(first)) throw complain("this is not understood");
  return { type: "text", runs: runsOf(first) };
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const match of text.matchAll(RUNS)) {
    if (match.index > from) runs.push(text.slice(from, match.index));
    const [whole, strong, emphasis, clause] = match;
    runs.push(strong ? { strong } : emphasis ? { emphasis } : { clause: clause ?? "" });
    from = match.index + whole.length;
  }
  if (from < text.length) runs.push(text.slice(from));
  return runs;
}
