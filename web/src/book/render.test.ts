import { describe, expect, it } from "vitest";
import summary from "../../../docs/SUMMARY.md?raw";
import { playersPart, rendered } from "./render";

const DOCS = import.meta.glob<string>("../../../docs/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const PICTURES = Object.keys(import.meta.glob("../../../docs/pictures/*"));
const entries = playersPart(summary);

it("takes the players' part from the list of the book's pages", () => {
  expect(entries.map(({ page }) => page)).toEqual([
    "/book/playing",
    "/rules",
    "/book/glossary",
    "/book/fair-dice",
  ]);
});

describe.each(entries.filter(({ page }) => page !== "/rules"))("$page", ({ file }) => {
  const html = rendered(DOCS[`../../../docs/${file}`] ?? "", entries);

  it("links only to pages that the client has, and into the world", () => {
    const targets = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, target = ""]) => target);
    const ours = new Set(entries.map(({ page }) => page));
    expect(targets.filter((target) => !target.startsWith("https:") && !ours.has(target))).toEqual([]);
  });

  it("shows only pictures that are there", () => {
    const pictures = [...html.matchAll(/<img src="pictures\/([^"]*)"/g)].map(([, name = ""]) => name);
    expect(pictures.filter((name) => !PICTURES.some((path) => path.endsWith(`/${name}`)))).toEqual([]);
    expect(html.match(/<img/g) ?? []).toHaveLength(pictures.length);
  });

  it("stands below the page's own heading", () => {
    expect(html).not.toContain("<h1");
    expect(html).toContain("<h2>");
  });

  it("has no heading of a column that says nothing", () => {
    expect(html).not.toContain("<th></th>");
  });
});

it("keeps the words of links that lead to other parts of the book", () => {
  expect(rendered("See [records](record.md) and [dice](fair-dice.md).", entries)).toBe(
    '<p>See records and <a href="/book/fair-dice">dice</a>.</p>\n',
  );
});

it("escapes what is no markup", () => {
  expect(rendered("`<script>` & “words”", entries)).toBe(
    "<p><code>&lt;script&gt;</code> &amp; “words”</p>\n",
  );
});
