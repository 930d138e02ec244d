/** What a page and the worker that thinks say to each other. */
import type { Problem } from "../../../wire";
import type { Ask } from "../browser/protocol";

/** What the solver is asked; `ready` makes it fetch all that it needs. */
export interface Thought {
  number: number;
  ask: "ready" | Extract<Ask, { type: "rank" | "analyse" }>;
}

export type Found =
  | { number: number; answer: unknown }
  | { number: number; problem: Problem }
  /** The core has stopped: nothing more comes from this worker. */
  | { number: number; stopped: string };
