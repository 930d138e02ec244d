/** The core in WebAssembly: texts in, texts out. It has no clock, no chance and no storage; those come with each question. */
import { Problem } from "../problem";
import type { Answer, Ask } from "./protocol";

interface Exports {
  memory: WebAssembly.Memory;
  input(length: number): number;
  ask(): number;
  output(): number;
  weights(): number;
}

/** Who asks, and when. */
export interface Setting {
  player: string;
  now(): number;
  /** As many random bytes as asked for. */
  chance(length: number): Uint8Array;
}

/** The core has stopped in the middle of something, and can answer nothing more. What was kept is whole. */
export class Trap extends Error {}

/** Random bytes of a question: ten for a name, the rest for a seed. */
const CHANCE = 42;
const NEEDS_CHANCE = new Set<Ask["type"]>(["start", "branch", "upload", "draw", "analyse"]);

export class Core {
  readonly #exports: Exports;
  readonly #writer = new TextEncoder();
  readonly #reader = new TextDecoder();

  private constructor(exports: Exports) {
    this.#exports = exports;
  }

  static async start(module: WebAssembly.Module): Promise<Core> {
    const { exports } = await WebAssembly.instantiate(module, {});
    return new Core(exports as unknown as Exports);
  }

  /** Asks, and gives the answer; a refusal is a `Problem`. */
  ask<Thing>(ask: Ask, { player, now, chance }: Setting): Thing {
    const { type, ...fields } = ask;
    const message = {
      player,
      now: now(),
      chance: NEEDS_CHANCE.has(type) ? hex(chance(CHANCE)) : "",
      ask: Object.keys(fields).length > 0 ? { [type]: fields } : type,
    };
    const answer = JSON.parse(this.#call(JSON.stringify(message))) as Answer<Thing>;
    if ("problem" in answer) throw new Problem(answer.problem.code, answer.problem.sentence);
    return answer.answer;
  }

  /** Gives the solver its weights, and returns whether they are good. */
  takeWeights(weights: Uint8Array): boolean {
    return this.#guard(() => {
      this.#write(weights);
      return this.#exports.weights() !== 0;
    });
  }

  #call(text: string): string {
    return this.#guard(() => {
      this.#write(this.#writer.encode(text));
      const length = this.#exports.ask();
      return this.#reader.decode(new Uint8Array(this.#exports.memory.buffer, this.#exports.output(), length));
    });
  }

  #write(bytes: Uint8Array) {
    const at = this.#exports.input(bytes.length);
    // Memory may have moved by making room, so the view is made afterwards.
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  #guard<Thing>(call: () => Thing): Thing {
    try {
      return call();
    } catch (error) {
      throw new Trap(String(error));
    }
  }
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
