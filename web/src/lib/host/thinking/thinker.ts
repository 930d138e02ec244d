/** The solver in this browser, as the page sees it: questions go to a worker and come back with answers. */
import type { HintView } from "../../../wire";
import type { Analysed, Ask } from "../browser/protocol";
import type { Places } from "../browser/questions";
import { Problem } from "../problem";
import type { Found, Thought } from "./questions";

/** The little that is needed of a worker. */
export type Line = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

type Rank = Omit<Extract<Ask, { type: "rank" }>, "type">;
type FinishedGame = Omit<Extract<Ask, { type: "analyse" }>, "type">;

interface Waiting {
  resolve(answer: unknown): void;
  reject(problem: Problem): void;
}

export class Thinker {
  readonly #places: Places;
  readonly #open: () => Line;
  readonly #waiting = new Map<number, Waiting>();
  #line: Line | null = null;
  #number = 0;

  constructor(places: Places, open: () => Line) {
    this.#places = places;
    this.#open = open;
  }

  /** Fetches all that thinking needs; fails with what could not be had. The next call tries again. */
  async ready(): Promise<void> {
    try {
      await this.#ask("ready");
    } catch (error) {
      this.#stop(error);
      throw error;
    }
  }

  /** What the decisions of a position are worth. */
  rank = (rank: Rank): Promise<HintView> => this.#ask({ type: "rank", ...rank });
  analyse = (game: FinishedGame): Promise<Analysed> => this.#ask({ type: "analyse", ...game });

  #ask<Answer>(ask: Thought["ask"]): Promise<Answer> {
    const number = (this.#number += 1);
    const answered = new Promise((resolve, reject) => this.#waiting.set(number, { resolve, reject }));
    const thought: Thought = { number, ask };
    this.#start().postMessage(thought);
    return answered as Promise<Answer>;
  }

  #start(): Line {
    if (this.#line) return this.#line;
    const line = this.#open();
    this.#line = line;
    line.addEventListener("message", ({ data }) => this.#line === line && this.#hear(data as Found));
    line.addEventListener("error", () => this.#line === line && this.#stop("the worker has stopped"));
    line.postMessage(this.#places);
    return line;
  }

  #hear(found: Found) {
    if ("stopped" in found) return this.#stop(found.stopped);
    const waiting = this.#waiting.get(found.number);
    this.#waiting.delete(found.number);
    if ("answer" in found) waiting?.resolve(found.answer);
    else waiting?.reject(new Problem(found.problem.code, found.problem.sentence));
  }

  /** Whoever still waits hears of it; the next question begins afresh. */
  #stop(reason: unknown) {
    this.#line?.terminate();
    this.#line = null;
    for (const { reject } of this.#waiting.values()) reject(new Problem("device-failed", String(reason)));
    this.#waiting.clear();
  }
}
