/** All catalogues of all languages, taken apart. For tests; no page loads this. */
import { Catalogue, Language } from "./catalogue";

const texts = import.meta.glob<string>("../../../locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The texts of all catalogues: first by the tag of their language, then by area. */
export const TEXTS: Record<string, Record<string, string>> = {};
for (const [path, text] of Object.entries(texts)) {
  const [tag = "", file = ""] = path.split("/").slice(-2);
  (TEXTS[tag] ??= {})[file.replace(/\.ftl$/, "")] = text;
}

/** A language with all of its catalogues. */
export function languageOf(tag: string): Language {
  const own = Object.entries(TEXTS[tag] ?? {});
  return new Language(new Map(own.map(([area, text]) => [area, new Catalogue(`${tag}/${area}.ftl`, text)])));
}
