// Gathers the pages of the book into one folder, with links among them as they are there: node scripts/book.mjs FOLDER.
// And looks whether every link of the book that was made leads somewhere: node scripts/book.mjs --check FOLDER.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, resolve } from "node:path";

/** Pages of the root that are part of the book. */
const ROOT = [
  "ARCHITECTURE.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
];

/** A page with its links as they are in the book; what is not in it, such as sources, becomes a name. */
function page(path) {
  const text = readFileSync(path, "utf8");
  return text.replace(
    /(?<!!)\[([^\]]+)\]\(([^)#\s]+)(#[^)\s]*)?\)/g,
    (link, words, target, part = "") => {
      if (/^[a-z]+:/.test(target)) return link;
      const file = resolve(dirname(path), target);
      const inBook =
        dirname(file) === resolve("docs") ||
        ROOT.some((name) => file === resolve(name));
      if (!existsSync(file) && !file.startsWith(resolve("target")))
        throw new Error(`${path}: ${target} is not there`);
      if (file === resolve("docs")) return `[${words}](README.md)`;
      if (inBook && file.endsWith(".md"))
        return `[${words}](${basename(file)}${part})`;
      return words;
    },
  );
}

function gather(folder) {
  const summary = readFileSync("docs/SUMMARY.md", "utf8");
  const forgotten = readdirSync("docs").filter(
    (name) =>
      name.endsWith(".md") &&
      name !== "SUMMARY.md" &&
      !summary.includes(`(${name})`),
  );
  if (forgotten.length > 0)
    throw new Error(`docs/SUMMARY.md lacks ${forgotten.join(", ")}`);
  for (const name of readdirSync("docs").filter((name) =>
    name.endsWith(".md"),
  )) {
    // The list of pages has links of the book already.
    const text = name === "SUMMARY.md" ? summary : page(`docs/${name}`);
    writeFileSync(join(folder, name), text);
  }
  for (const name of ROOT) writeFileSync(join(folder, name), page(name));
  cpSync("docs/pictures", join(folder, "pictures"), { recursive: true });
}

/** Every link and picture of every page: its file is there, and the part of the page that it names. */
function check(folder) {
  const pages = readdirSync(folder, { recursive: true }).filter((name) =>
    name.endsWith(".html"),
  );
  const texts = new Map(
    pages.map((name) => [
      resolve(folder, name),
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
  const lost = [];
  let followed = 0;
  for (const [path, text] of texts) {
    for (const [, target] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/|\/)/.test(target)) continue;
      const [file, part] = decodeURI(target).split("#");
      const other = file ? resolve(dirname(path), file) : path;
      const there =
        existsSync(other) &&
        (!part ||
          !texts.has(other) ||
          texts.get(other).includes(`id="${part}"`));
      followed += 1;
      if (!there) lost.push(`${basename(path)}: ${target}`);
    }
  }
  for (const one of new Set(lost)) console.error(one);
  console.log(
    `${followed} links of ${texts.size} pages, ${lost.length} of them lead nowhere.`,
  );
  process.exit(lost.length > 0 || followed < 100 ? 1 : 0);
}

if (process.argv[2] === "--check") check(process.argv[3]);
else gather(process.argv[2]);
