/** What the page says, from the catalogues: for tests that find things by their names in any language. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Words = (key: string, values?: Record<string, FluentVariable>) => string;

export function wordsOf(tag: string): Words {
  const catalogue = readFileSync(fileURLToPath(new URL(`../../locales/${tag}.ftl`, import.meta.url)), "utf8");
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${tag} has no words for ${key}`);
    return bundle.formatPattern(pattern, values);
  };
}
