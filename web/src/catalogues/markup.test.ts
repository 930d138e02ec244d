/** Nothing is written into a page that is not in the catalogues. */
import { type AST, parse } from "svelte/compiler";
import { expect, it } from "vitest";

const components = import.meta.glob<string>("../**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Attributes that people read or hear. */
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt"]);

/** What stands between tags, and in attributes that people read or hear. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== "object" || node === null) return [];
  const { type } = node as { type?: string };
  if (type === "StyleDirective") return [];
  if (type === "Text")
    return /\p{L}{2}/u.test((node as AST.Text).data) ? [(node as AST.Text).data.trim()] : [];
  if (type === "Attribute") {
    const { name, value } = node as AST.Attribute;
    return SPOKEN.has(name) && Array.isArray(value)
      ? value.flatMap((part) => (part.type === "Text" && /\p{L}/u.test(part.data) ? [part.data] : []))
      : [];
  }
  return Object.values(node).flatMap(textsIn);
}

it("reads markup", () => {
  const text = '<p class="plain" title="Said {name}">{#if yes}Said aloud{/if} {t("key")}</p>';
  expect(textsIn(parse(text, { modern: true }).fragment)).toEqual(["Said ", "Said aloud"]);
});

it.each(Object.entries(components))("%s", (_, text) => {
  expect(textsIn(parse(text, { modern: true }).fragment)).toEqual([]);
});
