/**
 * The deal that follows from a seed, as docs/record.md ("Deals") describes it: wheel, columns, tiles and all 16 rolls,
 * computed here with the browser's own HMAC, so that nobody has to trust the server.
 */
import type { Color } from "../wire";
import { printed } from "./printed";

export interface Roll {
  black: number;
  /** Lowest first. */
  clear: number[];
}

export interface Banquet {
  tile: number;
  slot: number;
}

export interface Deal {
  /** The nine plazas, the face that is up first. */
  plazas: [Color, Color][];
  /** The value at position 1 if the columns are rolled, and the direction if nobody chooses it. */
  rolled: { first: number; ascending: boolean };
  /** The columns of an expert game if nobody chooses them. */
  shuffled: number[];
  banquets: Banquet[];
  rolls: Roll[];
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
/** A die has six, as everywhere. */
const FACES = 6;
const VALUES = upTo(printed.columns);

/** Browsers lend their cryptography to pages from https or from localhost only. */
export const canCompute = () => globalThis.crypto?.subtle !== undefined;

const utf8 = (text: string) => new TextEncoder().encode(text);

export const isSeed = (text: string) => /^[0-9a-f]{64}$/i.test(text);

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

/** The seed that a text stands for: 64 hexadecimal digits are the seed itself, anything else is hashed. */
export async function seedOf(text: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!isSeed(text)) return sha256(utf8(text));
  return Uint8Array.from({ length: 32 }, (_, index) => parseInt(text.slice(index * 2, index * 2 + 2), 16));
}

/** What is published before the game. */
export async function commitmentOf(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  return toHex(await sha256(seed));
}

/** The bytes of a label, one HMAC after the other. */
class Stream {
  readonly #key: CryptoKey;
  readonly #label: string;
  #block = new Uint8Array();
  #at = 0;
  #count = 0;

  constructor(key: CryptoKey, label: string) {
    this.#key = key;
    this.#label = label;
  }

  async #byte(): Promise<number> {
    if (this.#at === this.#block.length) {
      const message = utf8(`troyes-dice/1/${this.#label}/${this.#count}`);
      this.#block = new Uint8Array(await crypto.subtle.sign("HMAC", this.#key, message));
      this.#count += 1;
      this.#at = 0;
    }
    this.#at += 1;
    return this.#block[this.#at - 1] ?? 0;
  }

  /** A fair number from 0 to n − 1: bytes that would favour the low ones are left out. */
  async below(n: number): Promise<number> {
    const limit = 256 - (256 % n);
    let byte = await this.#byte();
    while (byte >= limit) byte = await this.#byte();
    return byte % n;
  }

  async shuffle<Item>(items: readonly Item[]): Promise<Item[]> {
    const shuffled = [...items];
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = await this.below(i + 1);
      [shuffled[i], shuffled[j]] = [shuffled[j] as Item, shuffled[i] as Item];
    }
    return shuffled;
  }
}

export async function dealOf(seed: Uint8Array<ArrayBuffer>): Promise<Deal> {
  const key = await crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const stream = (label: string) => new Stream(key, label);

  const wheel = stream("plazas");
  const plazas = await wheel.shuffle(printed.plazas);
  for (const [slot, [first, second]] of plazas.entries()) {
    if ((await wheel.below(2)) === 1) plazas[slot] = [second, first];
  }

  const columns = stream("columns");
  const first = (await columns.below(VALUES.length)) + 1;
  const rolled = { first, ascending: (await columns.below(2)) === 0 };
  const shuffled = await stream("columns").shuffle(VALUES);

  const matching = plazas.flatMap(([up, down], slot) => (up === down ? [slot] : []));
  const tiles = await stream("banquets").shuffle(upTo(printed.tiles));
  const banquets = matching.map((slot, index) => ({ tile: tiles[index] ?? 0, slot }));

  const rolls: Roll[] = [];
  for (let half_day = 1; half_day <= printed.half_days; half_day += 1) {
    const dice = stream(`roll/${half_day}`);
    const black = (await dice.below(FACES)) + 1;
    const clear = [await dice.below(FACES), await dice.below(FACES), await dice.below(FACES)];
    rolls.push({ black, clear: clear.map((value) => value + 1).toSorted((a, b) => a - b) });
  }
  return { plazas, rolled, shuffled, banquets, rolls };
}

/** The rolled columns: on from the first value, around past 6 or 1. */
export function rolledColumns({ first, ascending }: Deal["rolled"]): number[] {
  const count = VALUES.length;
  return VALUES.map((_, index) => ((first - 1 + (ascending ? index : count - index)) % count) + 1);
}
