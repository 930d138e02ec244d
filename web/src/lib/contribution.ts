/** What this browser adds to the dice of a table, and remembers of it for the proof at the end. */
import { randomDigits } from "./random";

/** What this browser has seen and added at a table. */
export interface Memory {
  commitment: string;
  contribution: string;
}

const keyOf = (table: string) => `troyes-table-${table}`;

/** What this browser remembers of a table. */
export function remembered(table: string): Memory | null {
  try {
    const { commitment, contribution } = JSON.parse(localStorage.getItem(keyOf(table)) ?? "null");
    return typeof commitment === "string" && typeof contribution === "string"
      ? { commitment, contribution }
      : null;
  } catch {
    return null;
  }
}

/**
 * What this browser adds to the dice of a table whose fingerprint it has seen. It is made once and kept, so that two tabs
 * add the same, and the proof at the end can look for it.
 */
export function contributionTo(table: string, commitment: string): string {
  const known = remembered(table);
  if (known?.commitment === commitment) return known.contribution;
  const contribution = randomDigits(16);
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ commitment, contribution }));
  } catch {
    // A browser that keeps nothing can still play; it only proves less.
  }
  return contribution;
}
