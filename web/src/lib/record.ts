/** The parts of a game record that say how the dice fell, read from any text. Whether the game is legal is the server's to say. */
import type { Color } from "../wire";
import type { Banquet, Roll } from "./deal";
import type { Mixture } from "./mixture";

export interface DiceRecord {
  columns: number[];
  columnsMode: "first" | "rolled" | "expert" | null;
  plazas: [Color, Color][];
  banquets: Banquet[];
  rolls: Roll[];
  seed: string | null;
  /** How the seed came about, if people took part in that. */
  mixture: Mixture | null;
}

/** The text is no record. */
export class NoRecord extends Error {}

export function readRecord(document: unknown): DiceRecord {
  if (!isObject(document) || document.format !== "troyes-dice" || !isObject(document.setup))
    throw new NoRecord();
  const { setup, half_days, seed, seed_from, columns_mode } = document;
  if (!isNumbers(setup.columns, 6) || !isList(setup.plazas) || !isList(half_days)) throw new NoRecord();
  return {
    columns: setup.columns,
    columnsMode:
      columns_mode === "first" || columns_mode === "rolled" || columns_mode === "expert"
        ? columns_mode
        : null,
    plazas: setup.plazas.map(readPlaza),
    banquets: isList(setup.banquets)
      ? setup.banquets.map(readBanquet).toSorted((a, b) => a.slot - b.slot)
      : [],
    rolls: half_days.map(readRoll),
    seed: typeof seed === "string" ? seed.toLowerCase() : null,
    mixture: readMixture(seed_from),
  };
}

function readMixture(from: unknown): Mixture | null {
  if (!isObject(from) || typeof from.secret !== "string" || !isList(from.contributions)) return null;
  const contributions = from.contributions.filter((one) => typeof one === "string");
  return { secret: from.secret.toLowerCase(), contributions: contributions.map((one) => one.toLowerCase()) };
}

function readPlaza(plaza: unknown): [Color, Color] {
  if (!isList(plaza) || !isColor(plaza[0]) || !isColor(plaza[1])) throw new NoRecord();
  return [plaza[0], plaza[1]];
}

function readBanquet(banquet: unknown): Banquet {
  if (!isObject(banquet) || typeof banquet.tile !== "number" || typeof banquet.slot !== "number") {
    throw new NoRecord();
  }
  return { tile: banquet.tile, slot: banquet.slot };
}

function readRoll(half_day: unknown): Roll {
  if (!isObject(half_day) || typeof half_day.black !== "number" || !isNumbers(half_day.clear, 3)) {
    throw new NoRecord();
  }
  return { black: half_day.black, clear: half_day.clear };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isNumbers = (value: unknown, count: number): value is number[] =>
  isList(value) && value.length === count && value.every((one) => typeof one === "number");
const isColor = (value: unknown): value is Color =>
  value === "red" || value === "yellow" || value === "white";
