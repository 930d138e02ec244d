/** What to tell a person when something failed. */
import { Problem } from "./api";
import { t } from "./words";

export function sentenceOf(error: unknown): string {
  return error instanceof Problem ? error.message : t("unknown-problem");
}
