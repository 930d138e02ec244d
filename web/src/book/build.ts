/** The players' part of the book as modules of the client: the pages that `docs/SUMMARY.md` lists below "Players", made into HTML when it is built. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { playersPart, rendered, RULES } from "./render.ts";

const DOCS = new URL("../../../docs/", import.meta.url);
const PREFIX = "\0virtual:book";

const PICTURE = /(?<=<img src=")pictures\/[\w.-]+(?=")/g;
const pathOf = (file: string) => fileURLToPath(new URL(file, DOCS));

/** The HTML as a module, with its pictures as files of the build. */
function moduleOf(html: string): string {
  const pictures = html.match(PICTURE) ?? [];
  const imports = pictures.map(
    (file, at) => `import picture${at} from ${JSON.stringify(`${pathOf(file)}?url`)};`,
  );
  const parts = html.split(PICTURE).map((part) => JSON.stringify(part));
  const joined = parts.reduce((left, right, at) => `${left} + picture${at - 1} + ${right}`);
  return `${imports.join("\n")}\nexport default ${joined};`;
}

export function book(): Plugin {
  const entries = () => playersPart(readFileSync(new URL("SUMMARY.md", DOCS), "utf8"));
  return {
    name: "book",
    resolveId: { filter: { id: /^virtual:book/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:book/ },
      handler(id) {
        const file = id.slice(PREFIX.length + 1);
        if (file) {
          this.addWatchFile(pathOf(file));
          return moduleOf(rendered(readFileSync(pathOf(file), "utf8"), entries()));
        }
        const list = entries().map(({ file: source, ...entry }) => {
          const open =
            source === RULES.file ? "null" : `() => import(${JSON.stringify(`virtual:book/${source}`)})`;
          return `{ ...${JSON.stringify(entry)}, open: ${open} }`;
        });
        return `export default [${list.join(", ")}];`;
      },
    },
  };
}
