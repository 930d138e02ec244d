/** Every language has every clause of docs/rules.md, with the same numbers, references and pictures as English. */
import { describe, expect, it } from "vitest";
import normative from "../../../docs/rules.md?raw";
import { LANGUAGES } from "../lib/languages";
import { slipsIn } from "../lib/typography";
import picture from "./Picture.svelte?raw";
import { type Block, type Book, type Clause, plain, runsOf } from "./book";

const byName = (books: Record<string, Book>) =>
  Object.fromEntries(Object.entries(books).map(([path, book]) => [path.replace(/^.*\/|\.md$/g, ""), book]));
const books = byName(
  import.meta.glob<Book>("../../../locales/rules/*.md", { import: "default", eager: true }),
);
const quick = byName(
  import.meta.glob<Book>("../../../locales/rules/quick/*.md", { import: "default", eager: true }),
);
const tags = LANGUAGES.map(({ tag }) => tag);

/** The clauses of the normative text, each with all that it says. */
const original = new Map(
  normative.split(/^(?=- \*\*R\d+\.\d+|## )/m).flatMap((part) => {
    const id = /^- \*\*(R\d+\.\d+)/.exec(part)?.[1];
    return id ? [[id, part.replaceAll(/R\d+\.\d+|section \d/g, "")] as const] : [];
  }),
);

const clausesOf = (book: Book): Clause[] => book.sections.flatMap((section) => section.clauses);
const text = (blocks: Block[]) => blocks.map((block) => runsOf(block).map(plain).join(" ")).join("\n");
const withoutReferences = (blocks: Block[]) =>
  blocks.map((block) =>
    runsOf(block)
      .filter((run) => typeof run === "string" || !("clause" in run))
      .map(plain)
      .join(" "),
  );

/** All numbers, sorted: languages say them in different orders. */
const numbers = (blocks: Block[]) => (withoutReferences(blocks).join("\n").match(/\d+/g) ?? []).toSorted();
const references = (blocks: Block[]) =>
  blocks
    .flatMap((block) =>
      runsOf(block).flatMap((run) => (typeof run !== "string" && "clause" in run ? run.clause : [])),
    )
    .toSorted();
const pictures = (blocks: Block[]) => blocks.flatMap((block) => (block.type === "picture" ? block.name : []));
const shape = (blocks: Block[]) =>
  blocks.map((block) =>
    block.type === "table"
      ? `table ${block.head.length} × ${block.rows.length}`
      : block.type === "list"
        ? `list ${block.items.length}`
        : block.type,
  );

it("has rules and a quick reference in every language", () => {
  expect(Object.keys(books).toSorted()).toEqual(tags.toSorted());
  expect(Object.keys(quick).toSorted()).toEqual(tags.toSorted());
});

it("knows the normative text", () => {
  expect(original.size).toBe(58);
  expect(original.get("R2.8")).toContain("11th");
});

it("draws every picture that the rules show", () => {
  const drawn = [...picture.matchAll(/name === "([a-z]+)"/g)].map((match) => match[1]);
  const english = books.en;
  expect(
    english &&
      clausesOf(english)
        .flatMap(({ blocks }) => pictures(blocks))
        .toSorted(),
  ).toEqual(drawn.toSorted());
});

describe.each(Object.keys(books))("%s", (tag) => {
  const book = books[tag]!;
  const english = books.en!;
  const clauses = clausesOf(book);

  it("has every clause once, in the order of the normative text", () => {
    expect(clauses.map(({ id }) => id)).toEqual([...original.keys()]);
    expect(book.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
  });

  it("marks the rulings", () => {
    const rulings = [...original].filter(([, words]) => words.includes("**Ruling")).map(([id]) => id);
    expect(clauses.filter(({ ruling }) => ruling).map(({ id }) => id)).toEqual(rulings);
  });

  it("refers to clauses that exist", () => {
    const all = [book, ...book.sections, ...clauses].flatMap(({ blocks }) => references(blocks));
    expect(all.filter((id) => !original.has(id))).toEqual([]);
  });

  it.each(clauses.map((clause, index) => [clause.id, clause, clausesOf(english)[index]!] as const))(
    "%s",
    (id, { blocks, title }, reference) => {
      expect(title).not.toBe("");
      expect(shape(blocks)).toEqual(shape(reference.blocks));
      expect(pictures(blocks)).toEqual(pictures(reference.blocks));
      expect(references(blocks)).toEqual(references(reference.blocks));
      expect(numbers(blocks)).toEqual(numbers(reference.blocks));
      const said = new Set(numbers(blocks));
      const lost = (original.get(id)?.match(/\d+/g) ?? []).filter((number) => !said.has(number));
      expect(lost, "numbers of the normative clause").toEqual([]);
    },
  );

  it("is set as the language is", () => {
    const all = [book, ...book.sections, ...clauses, ...(quick[tag]?.sections ?? [])];
    const lines = all.flatMap(({ title, blocks }) => [
      title,
      ...blocks
        .flatMap((block) => {
          switch (block.type) {
            case "text":
              return [block.runs];
            case "list":
              return block.items;
            case "table":
              return [...block.head, ...block.rows.flat()];
            case "picture":
              return [block.caption];
          }
        })
        .map((runs) => runs.map(plain).join("")),
    ]);
    // Numbers of clauses have a point in every language.
    const slips = lines.flatMap((line) =>
      slipsIn(line.replaceAll(/R\d+\.\d+/g, "R"), tag).map((why) => `${why}: ${line}`),
    );
    expect(slips).toEqual([]);
  });

  it("leaves nothing in English", () => {
    if (tag === "en") return;
    const same = clauses.filter(
      ({ blocks }, index) => text(blocks) === text(clausesOf(english)[index]!.blocks),
    );
    expect(same.map(({ id }) => id)).toEqual([]);
  });

  it("has the quick reference of English", () => {
    const own = quick[tag]!;
    const model = quick.en!;
    expect(own.sections.map(({ blocks }) => shape(blocks))).toEqual(
      model.sections.map(({ blocks }) => shape(blocks)),
    );
    for (const [index, { blocks, title }] of own.sections.entries()) {
      const original_blocks = model.sections[index]!.blocks;
      expect(pictures(blocks), title).toEqual(pictures(original_blocks));
      expect(references(blocks), title).toEqual(references(original_blocks));
      expect(numbers(blocks), title).toEqual(numbers(original_blocks));
    }
  });
});
