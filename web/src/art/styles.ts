/** What the build does to styles: names of widths become media queries, and every file gets its cascade layer. */
import { WIDTHS } from "./widths.ts";

/** Where a file's rules stand; `layers.css` has the order. Files not listed say it themselves. */
const LAYERS: [RegExp, string][] = [
  [/\/art\/(tokens|shared|layout)\.css$/, "$1"],
  [/\/src\/parts\//, "parts"],
  [/\/src\/(table|rules|room|guide)\//, "boards"],
  [/\/src\/(pages\/|App\.svelte)/, "pages"],
];

export function layerOf(file: string): string | null {
  for (const [pattern, layer] of LAYERS) {
    const match = pattern.exec(file);
    if (match) return layer.replace("$1", match[1] ?? "");
  }
  return null;
}

/**
 * Returns the style as browsers get it.
 *
 * @throws If a width is asked for that has no name.
 */
export function compileStyle(css: string, file: string): string {
  const named = css.replace(/(?<!var)\(--([a-z-]+)\)(?=[^;{}]*\{)/g, (whole, name: string) => {
    if (!(name in WIDTHS)) throw new Error(`${file}: there is no width called ${whole}`);
    return WIDTHS[name as keyof typeof WIDTHS];
  });
  const layer = layerOf(file);
  return layer ? `@layer ${layer} {\n${named}\n}` : named;
}
