// What the styles have promised, checked: colours stand in the tokens alone, widths of windows have names, no name means two things.
// `node scripts/styles.mjs count` counts it.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const TOKENS = "art/tokens.css";
const LAYOUT = "art/layout.css";
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|:\s*(?:white|black)\b/gi;

const files = readdirSync(SOURCES, { recursive: true })
  .map((name) => relative(SOURCES, join(SOURCES, name)))
  .filter((name) => /\.(css|svelte)$/.test(name))
  .toSorted();

/** The style of a file, without comments, with as many lines as it has. */
function styleOf(file) {
  const text = readFileSync(join(SOURCES, file), "utf8");
  if (file.endsWith(".css")) return text;
  return [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style).join("\n");
}
const bare = (css) => css.replace(/\/\*[\s\S]*?\*\//g, "");
const styles = files.map((file) => ({ file, css: styleOf(file) })).filter(({ css }) => css.trim());

/** The selectors of rules that no other rule is around, whatever media or layer they are in. */
function outermost(css) {
  const found = [];
  const open = [];
  let text = "";
  for (const letter of bare(css)) {
    if (letter === "{") {
      const prelude = text.trim();
      const group = /^@(media|layer|container|supports)\b/.test(prelude);
      if (!group && open.every(Boolean) && !prelude.startsWith("@")) found.push(prelude);
      open.push(group);
      text = "";
    } else if (letter === "}") {
      open.pop();
      text = "";
    } else if (letter === ";") text = "";
    else text += letter;
  }
  return found;
}
const classes = (selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name);
/** The classes that a file gives looks to by themselves: what is the first name of a rule belongs to that file. */
const owned = (css) =>
  new Set(
    outermost(css)
      .flatMap((selector) => selector.split(/,(?![^(]*\))/))
      .map((selector) => /^\s*(?::is\()?\.([a-z][\w-]*)/i.exec(selector)?.[1])
      .filter(Boolean),
  );

const complaints = [];
const outside = { colours: 0, rems: new Set() };
for (const { file, css } of styles) {
  const text = bare(css);
  if (file !== TOKENS) {
    for (const [colour] of text.matchAll(COLOUR)) {
      outside.colours += 1;
      complaints.push(`${file}: the colour ${colour} belongs in ${TOKENS}`);
    }
    for (const [size] of text.matchAll(/[\d.]+rem\b/g)) outside.rems.add(size);
  }
  for (const [query] of text.matchAll(/@(?:media|container)[^{]*\d[^{]*/g))
    complaints.push(`${file}: ${query.trim()}: widths have names in art/widths.ts`);
}

// Names for the whole page are one file's each; those of the layout are nobody's but the layout's.
const layout = owned(styleOf(LAYOUT));
const owners = new Map();
for (const { file, css } of styles) {
  if (file.endsWith(".css"))
    for (const name of owned(css)) {
      const owner = owners.get(name);
      if (owner && !(["sheet", "table"].includes(name) && file.startsWith("table/")))
        complaints.push(`${file}: .${name} is also the name of something in ${owner}`);
      owners.set(name, owner ?? file);
    }
  if (file === LAYOUT) continue;
  for (const name of outermost(css).flatMap(classes))
    if (layout.has(name)) complaints.push(`${file}: .${name} is a name of the layout`);
}

// Tokens that nobody uses, and those that nobody has made.
const all = readdirSync(SOURCES, { recursive: true })
  .filter((name) => /\.(css|svelte|svg|ts)$/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");
for (const [, token] of bare(styleOf(TOKENS)).matchAll(/^\s+(--[\w-]+):/gm))
  if (!new RegExp(`var\\(${token}[,)]`).test(all)) complaints.push(`${TOKENS}: nobody uses ${token}`);
const made = new Set([...all.matchAll(/(?:style:)?(--[\w-]+)\s*[:=]/g)].map(([, token]) => token));
for (const { file, css } of styles)
  for (const [, token] of css.matchAll(/var\((--[\w-]+)\)/g))
    if (!made.has(token)) complaints.push(`${file}: there is no ${token}`);

if (process.argv[2] === "count") {
  const lines = styles.reduce((sum, { css }) => sum + css.split("\n").length, 0);
  console.log(`${lines} lines of styles, ${outside.colours} colours and`);
  console.log(`${outside.rems.size} different rem values outside of the tokens`);
}
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
