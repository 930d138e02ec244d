/** Catalogues say the same with and without their comments. */
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { TEXTS } from "./all";
import { compact } from "./compact";

test.each(Object.keys(TEXTS))("%s says the same without comments", (tag) => {
  for (const [area, text] of Object.entries(TEXTS[tag] ?? {})) {
    expect(new FluentResource(compact(text)).body, area).toEqual(new FluentResource(text).body);
    expect(compact(text), area).not.toMatch(/^#/m);
  }
});

test("lines that belong to a message stay", () => {
  const text =
    "# Why\na =\n    First.\n\n    Second.\n\n\n## Group\n\nb = { $x ->\n    [one] #1\n   *[other] -\n }\n";
  expect(compact(text)).toBe("a =\n    First.\n\n    Second.\nb = { $x ->\n    [one] #1\n   *[other] -\n }");
  expect(new FluentResource(compact(text)).body).toEqual(new FluentResource(text).body);
});
