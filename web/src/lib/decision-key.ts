/** A key that distinguishes decisions, whatever order their fields came in. */
import type { Decision } from "../wire";

/** A key that equal decisions share. */
export function keyOf(decision: Decision): string {
  return JSON.stringify(Object.entries(decision).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
