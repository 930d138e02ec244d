/** Whether a link leads to nothing: then a page shows ways on, and not only why. */
import { Problem } from "./host/problem";

const MISSING = new Set(["no-such-game", "no-such-table-code", "no-such-day", "no-such-group"]);

export const isMissing = (problem: unknown): boolean =>
  problem instanceof Problem && MISSING.has(problem.code);
