/** The players' part of the book in HTML: which pages it has, and what becomes of their links. */
import { Marked } from "marked";

/** The rules are in the program in every language, with pictures and search: the page of the book is for other readers. */
export const RULES = { file: "rules.md", page: "/rules" };

export interface Entry {
  title: string;
  file: string;
  /** Where it is in the client. */
  page: string;
}

const pageOf = (file: string) => (file === RULES.file ? RULES.page : `/book/${file.replace(/\.md$/, "")}`);

/** What the list of the book's pages has for players. */
export function playersPart(summary: string): Entry[] {
  const part = /^# Players\n([^#]*)/m.exec(summary)?.[1] ?? "";
  return [...part.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title = "", file = ""]) => ({
    title,
    file,
    page: pageOf(file),
  }));
}

/** A page of the book in HTML, below a heading of the client's. Links lead to other pages of the players' part or out into the world; of all others the words stay. */
export function rendered(text: string, entries: Entry[]): string {
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const level = Math.min(depth + 1, 6);
        return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
      },
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const target = entries.find(({ file }) => file === href)?.page ?? href;
        return /^(https:|\/)/.test(target) ? `<a href="${target}">${words}</a>` : words;
      },
      image: ({ href, text: caption }) => `<img src="${href}" alt="${caption}" loading="lazy">`,
    },
  });
  // What is wider than a page is moved by keyboard, too.
  return (
    (marked.parse(text) as string)
      // An empty corner heads nothing.
      .replaceAll("<th></th>", "<td></td>")
      .replaceAll("<table>", '<div class="wide" role="group" aria-label="Table" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>")
  );
}
