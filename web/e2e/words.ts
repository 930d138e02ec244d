/** What the page says, from the catalogues: for tests that find things by their names in any language. */
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { t } from "../src/lib/words";

/** Says a message by its key, with its variables. */
export type Words = typeof t;

export function wordsOf(tag: string): Words {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  const folder = new URL(`../../locales/${tag}/`, import.meta.url);
  for (const file of readdirSync(folder))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, folder), "utf8")));
  return (key, ...given) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`${tag} has no words for ${key}`);
    return bundle.formatPattern(pattern, given[0]);
  };
}
