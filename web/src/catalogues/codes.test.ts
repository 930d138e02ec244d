/** There are words for everything that the server can answer when something goes wrong. */
import { expect, it } from "vitest";
import { MISUNDERSTOOD } from "../lib/trouble";
import { languageOf } from "./all";

const rust = Object.values({
  ...import.meta.glob<string>("../../../crates/troyes-server/src/{http,tables}/*.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../crates/troyes-server/src/{room,thinking}.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../crates/troyes-{rules,table}/src/{refusal,log}.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
}).join("\n");

/** The server writes its codes where they arise, not in one list: they are looked for there. */
const codes = new Set(
  [
    /(?:Failure|Self)::new\([^"]*"([a-z-]+)"/g,
    /(?:unprocessable|refused|problem)\(\s*"([a-z-]+)"/g,
    /Self::\w+[^=\n]*=> "([a-z-]+)"/g,
  ].flatMap((pattern) => [...rust.matchAll(pattern)].map((match) => match[1] ?? "")),
);

it("has words for every failure of the server, and for no others", () => {
  expect(codes.size).toBeGreaterThan(50);
  const english = languageOf("en");
  expect([...codes].filter((code) => !english.has(`error-${code}`) && !MISUNDERSTOOD.has(code))).toEqual([]);
  const known = new Set([...codes, "unreachable", "misunderstood"].map((code) => `error-${code}`));
  expect(english.keys.filter((key) => key.startsWith("error-") && !known.has(key))).toEqual([]);
});
