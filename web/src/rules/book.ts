/** The rules as the client reads them: data made of `locales/rules/*.md` when it is built (`parse.ts`), fetched by language. */

/** A run of text: plain, strong, emphasised, or a clause that is referred to. */
export type Run = string | { strong: string } | { emphasis: string } | { clause: string };

export type Block =
  | { type: "text"; runs: Run[] }
  | { type: "list"; items: Run[][] }
  | { type: "table"; head: Run[][]; rows: Run[][][] }
  | { type: "picture"; name: string; caption: Run[] };

export interface Clause {
  /** As in docs/rules.md: `R4.4`. */
  id: string;
  title: string;
  /** Whether it settles what the printed rules leave open. */
  ruling: boolean;
  blocks: Block[];
}

export interface Section {
  /** `R4`; a section of the quick reference has none. */
  id: string;
  title: string;
  blocks: Block[];
  clauses: Clause[];
}

export interface Book {
  title: string;
  blocks: Block[];
  sections: Section[];
}

type Shelf = Record<string, () => Promise<Book>>;

const RULES = import.meta.glob<Book>("../../../locales/rules/*.md", { import: "default" }) as Shelf;
const QUICK = import.meta.glob<Book>("../../../locales/rules/quick/*.md", { import: "default" }) as Shelf;

async function taken(shelf: Shelf, tag: string): Promise<Book> {
  const at = (name: string) => Object.entries(shelf).find(([path]) => path.endsWith(`/${name}.md`))?.[1];
  const open = at(tag) ?? at("en");
  if (!open) throw new Error(`there are no rules in ${tag}`);
  return open();
}

export const rulesIn = (tag: string) => taken(RULES, tag);
export const quickReferenceIn = (tag: string) => taken(QUICK, tag);

/** What a run says, without its looks. */
export function plain(run: Run): string {
  if (typeof run === "string") return run;
  if ("strong" in run) return run.strong;
  return "emphasis" in run ? run.emphasis : run.clause;
}

/** All that a block says, each run by run. */
export function runsOf(block: Block): Run[] {
  switch (block.type) {
    case "text":
      return block.runs;
    case "list":
      return block.items.flat();
    case "table":
      return [...block.head, ...block.rows.flat()].flat();
    case "picture":
      return block.caption;
  }
}
