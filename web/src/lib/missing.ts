/** Whether a link leads to nothing: then a page shows ways on, and not only why. */
import { Problem } from "./host/problem";

export const isMissing = (problem: unknown): boolean =>
  problem instanceof Problem && (problem.code === "no-such-game" || problem.code === "no-such-table-code");
