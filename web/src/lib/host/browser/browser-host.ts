/** This device as the host, as pages see it: questions go to a worker and come back with answers. */
import { randomDigits } from "../../random";
import type { Outcome, TableConnection, TableListener } from "../connection";
import type { HandingDevice } from "../handing";
import type { Host } from "../host";
import { Problem } from "../problem";
import { looking, unlooked } from "./looking";
import type { Places, Question, Questions, Reply } from "./questions";

interface Waiting {
  question: Question;
  resolve(answer: unknown): void;
  reject(problem: Problem): void;
}

/** The little that is needed of a worker. */
export type Line = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

/** A worker that breaks down so often in a row does not come back. */
const MOST_STARTS = 3;

export class BrowserHost implements Host {
  readonly people = null;
  readonly daily = null;
  readonly lack = "build";
  readonly manual = null;
  readonly device = null;
  readonly #places: Places;
  readonly #open: () => Line;
  readonly #forgetful: () => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #tables = new Map<string, Set<TableListener>>();
  #line: Line | null = null;
  #starts = 0;
  #number = 0;

  /** `forgetful` hears that games last only as long as the page. */
  constructor(places: Places, open: () => Line, forgetful: () => void) {
    this.#places = places;
    this.#open = open;
    this.#forgetful = forgetful;
  }

  readonly games: Host["games"] = {
    start: (game) => this.#ask("start", game),
    list: (before) => this.#ask("list", before),
    hide: (id) => this.#ask("hide", id),
    get: (id) => this.#ask("view", id),
    branch: (id, half_day, dice, seat) =>
      this.#ask("branch", id, { half_day, dice, ...(seat === undefined ? {} : { seat }) }),
  };
  readonly deals: Host["deals"] = {
    draw: (seed) => this.#ask("draw", seed),
    get: (id) => this.#ask("deal", id),
  };
  readonly replays: Host["replays"] = {
    get: (id) => this.#ask("replay", id),
    strongest: elsewhere,
  };
  readonly analyses: Host["analyses"] = { get: elsewhere };
  readonly records: Host["records"] = {
    get: async (id) => JSON.parse(await this.#ask("record", id)) as unknown,
    upload: (record) => this.#ask("upload", record),
    address: async (id) => {
      const file = new Blob([await this.#ask("record", id)], { type: "application/json" });
      return URL.createObjectURL(file);
    },
  };
  readonly me: Host["me"] = {
    get: () => this.#ask("me"),
    rename: (name) => this.#ask("rename", name),
    account: null,
  };
  hall = () => this.#ask("hall");
  /** Whether a game is one of this device. */
  has = (id: string) => this.#ask("has", id);
  /** What is to be handed to a server (`../handing.ts`). */
  readonly handing: HandingDevice = {
    unhanded: () => this.#ask("unhanded"),
    kept: (id) => this.#ask("kept", id),
    handed: (id, stands) => this.#ask("handed", id, stands),
    branchOff: (id) => unlooked(id, () => this.#ask("branchOff", id)),
    giveUp: (id) => unlooked(id, () => this.#ask("giveUp", id)),
  };

  connect(id: string, listener: TableListener): TableConnection {
    const listeners = this.#tables.get(id) ?? new Set();
    this.#tables.set(id, listeners.add(listener));
    void this.#look(id, listener);
    const looked = looking(id);
    return {
      game: {
        play: (seat, command) => this.#command("play", id, seat, randomDigits(16), command),
        hint: async () => ({ type: "refused", ...problemOf(NO_SOLVER) }),
        takeHint: (seat) => this.#command("takeHint", id, seat),
      },
      people: null,
      reconnect: () => void this.#look(id, listener),
      close: () => {
        listeners.delete(listener);
        looked();
      },
    };
  }

  async #look(id: string, listener: TableListener) {
    try {
      await this.#ask("look", id);
      listener.line.state("open");
    } catch (error) {
      listener.line.missing(problemOf(error));
    }
  }

  /** A command that fails is answered with the reason; it never stays without an answer. */
  async #command(method: "play" | "takeHint", ...values: unknown[]): Promise<Outcome> {
    try {
      return (await this.#ask(method, ...(values as never))) as Outcome;
    } catch (error) {
      return { type: "refused", ...problemOf(error) };
    }
  }

  #ask<Method extends keyof Questions>(
    method: Method,
    ...values: Parameters<Questions[Method]>
  ): ReturnType<Questions[Method]> {
    const question = { number: (this.#number += 1), method, values };
    const answered = new Promise((resolve, reject) => {
      this.#waiting.set(question.number, { question, resolve, reject });
      this.#start().postMessage(question);
    });
    return answered as ReturnType<Questions[Method]>;
  }

  #start(): Line {
    if (this.#line) return this.#line;
    const line = this.#open();
    this.#line = line;
    line.addEventListener("message", ({ data }) => this.#hear(data as Reply));
    line.addEventListener("error", () => this.#restart(line));
    line.postMessage(this.#places);
    return line;
  }

  /** The worker is gone. What it was asked is asked again: commands count once, and everything else changes nothing. */
  #restart(broken: Line) {
    if (this.#line !== broken) return;
    broken.terminate();
    this.#line = null;
    this.#starts += 1;
    if (this.#starts > MOST_STARTS) {
      const problem = new Problem("device-failed", "This browser could not run the game.");
      for (const { reject } of this.#waiting.values()) reject(problem);
      this.#waiting.clear();
      return;
    }
    const line = this.#start();
    for (const id of this.#tables.keys()) this.#ask("look", id).catch(() => {});
    for (const { question } of this.#waiting.values())
      if (question.method !== "look") line.postMessage(question);
  }

  #hear(reply: Reply) {
    if (reply.type === "forgetful") return this.#forgetful();
    if (reply.type === "view") {
      for (const { game } of this.#tables.get(reply.game) ?? []) game.view(reply.view);
      return;
    }
    const waiting = this.#waiting.get(reply.number);
    this.#waiting.delete(reply.number);
    this.#starts = 0;
    if (reply.type === "answer") waiting?.resolve(reply.answer);
    else waiting?.reject(new Problem(reply.problem.code, reply.problem.sentence));
  }
}

/** Whoever keeps games here does not think about them: that is done beside it (`../thinking`), as soon as the solver has come. */
const NO_SOLVER = new Problem("solver-not-ready", "The solver is still on its way to this device.");
const elsewhere = () => Promise.reject(NO_SOLVER);

const problemOf = (error: unknown) =>
  error instanceof Problem
    ? { code: error.code, sentence: error.message }
    : { code: "device-failed", sentence: String(error) };
