/** The program's own commands, for games to play on and for verdicts. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const PROGRAM =
  process.env.TROYES ?? fileURLToPath(new URL("../../target/debug/troyes", import.meta.url));

type Step = Record<string, unknown>;
export interface GameRecord {
  players: string[];
  half_days: { black: number; clear: number[]; turns: Step[][] }[];
  seed?: string;
}

function run(args: string[], input = ""): string {
  return execFileSync(PROGRAM, args, { input, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
}

export function simulate(games: number, seed: string, ...options: string[]): GameRecord[] {
  const lines = run(["simulate", "--games", String(games), "--seed", seed, ...options]);
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GameRecord);
}

export function verify(record: unknown): { ok: boolean; finished: boolean; scores: number[] } {
  return JSON.parse(run(["verify"], JSON.stringify(record)));
}

/** The record up to the dice of a half-day, counted from 0, with this many decisions of the first player in it. */
export function upTo(record: GameRecord, half_day: number, decisions = 0): GameRecord {
  const half_days = record.half_days.slice(0, half_day + 1).map((one, index) => ({
    ...one,
    turns: one.turns.map((turn) => (index < half_day ? turn : turn.slice(0, decisions))),
  }));
  return { ...record, half_days };
}

let games: GameRecord[] | undefined;

/** A game alone with a turn that asks for more than a die: where it is, and what was decided. */
export function gameWithChain(kind: "build" | "citizen"): {
  record: GameRecord;
  half_day: number;
  turn: Step[];
} {
  games ??= simulate(150, "chains", "--policy", "greedy", "--banquets");
  for (const record of games) {
    const half_day = record.half_days.findIndex((one) => one.turns[0]?.some((step) => kind in step));
    const turn = record.half_days[half_day]?.turns[0];
    if (turn) return { record, half_day, turn };
  }
  throw new Error("no such chain in these games");
}
