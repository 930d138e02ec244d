import { expect, it } from "vitest";
import refusal from "../../../crates/troyes-rules/src/refusal.rs?raw";
import normative from "../../../docs/rules.md?raw";
import { REFUSED } from "./clauses";

/** The arms of a function of `Refusal`, by the names of its variants. */
function arms(name: string, answer: RegExp): Map<string, Set<string>> {
  const start = refusal.indexOf(`pub const fn ${name}(`);
  const body = refusal.slice(start, refusal.indexOf("\n    }\n", start));
  const found = new Map<string, Set<string>>();
  for (const [, variants = "", one = "", two = ""] of body.matchAll(
    new RegExp(`((?:Self::.*?)) => ${answer.source}`, "g"),
  )) {
    for (const [, variant = ""] of variants.matchAll(/Self::(\w+)/g)) {
      found.set(variant, (found.get(variant) ?? new Set()).add(two ? `R${one}.${two}` : one));
    }
  }
  return found;
}

const clauses = arms("clause", /Clause\((\d+), (\d+)\)/);
const codes = arms("code", /"([a-z-]+)"/);

it("sends refusals to the clauses that the rules name", () => {
  expect(codes.size).toBe(20);
  for (const [variant, [code = ""]] of codes) {
    const named = clauses.get(variant);
    // Which one it is depends on what was asked, or on what is missing.
    if (code === "other-question") expect(REFUSED[code]).toBeUndefined();
    else if (code === "too-dear") expect(named).toBeUndefined();
    else expect([...(named ?? [])], code).toContain(REFUSED[code]);
  }
});

it("names only clauses and codes that exist", () => {
  const known = new Set([...codes.values()].flatMap((set) => [...set]));
  for (const [code, clause] of Object.entries(REFUSED)) {
    expect(known).toContain(code);
    expect(normative).toContain(`**${clause}`);
  }
});
