/** There are words for everything that a server, or this device, can answer when something goes wrong. */
import { expect, it } from "vitest";
import { MISUNDERSTOOD } from "../lib/trouble";
import { languageOf } from "./all";

const rust = Object.values(
  import.meta.glob<string>(
    ["../../../crates/troyes-{rules,wire}/src/refusal.rs", "../../../crates/troyes-table/src/log.rs"],
    { query: "?raw", import: "default", eager: true },
  ),
).join("\n");

/** Three files have all codes: what the rules, a table and a host refuse. */
const codes = new Set(
  [/Self::\w+[^=\n]*=> "([a-z-]+)"/g, /^ {4}\w+ "([a-z-]+)".*: "/gm].flatMap((pattern) =>
    [...rust.matchAll(pattern)].map((match) => match[1] ?? ""),
  ),
);

it("has words for every failure of the server, and for no others", () => {
  expect(codes.size).toBeGreaterThan(50);
  const english = languageOf("en");
  expect([...codes].filter((code) => !english.has(`error-${code}`) && !MISUNDERSTOOD.has(code))).toEqual([]);
  const known = new Set(
    [...codes, "unreachable", "device-failed", "misunderstood"].map((code) => `error-${code}`),
  );
  expect(english.keys.filter((key) => key.startsWith("error-") && !known.has(key))).toEqual([]);
});
