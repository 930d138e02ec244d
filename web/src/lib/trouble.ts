/** What to say to a person when something failed: our own words for the server's code, its English sentence for a code that is new. */
import type { Problem as ProblemView } from "../wire";
import { Problem } from "./host/problem";
import { has, t } from "./words";

/** Codes that only a program with a mistake meets. A person can do nothing about any of them but start afresh. */
export const MISUNDERSTOOD = new Set([
  "bad-body",
  "bad-decision",
  "bad-id",
  "bad-json",
  "bad-message",
  "bad-query",
  "not-a-socket",
  "not-json",
  "not-text",
  "wrong-method",
]);

export function problemInWords({ code, sentence }: ProblemView): string {
  const key = `error-${MISUNDERSTOOD.has(code) ? "misunderstood" : code}` as const;
  return has(key) ? t(key, { sentence }) : sentence;
}

/** What is known about an error, to be put into words whenever the language changes. */
export function problemOf(error: unknown): ProblemView {
  return error instanceof Problem
    ? { code: error.code, sentence: error.message }
    : { code: "unknown", sentence: t("unknown-problem") };
}

export function sentenceOf(error: unknown): string {
  return error instanceof Problem ? problemInWords(problemOf(error)) : t("unknown-problem");
}
