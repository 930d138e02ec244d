/** Where the games of this device are kept: in the browser's database, or in memory where that is denied. */
import type { GameSummary } from "../../../wire";
import type { KeptDeal, KeptEntry, KeptGame } from "./protocol";

/** Who plays on this device. */
export interface Owner {
  /** A name that is drawn once, in the form of a UUID. */
  player: string;
  /** What they are called, once they have said it. */
  name: string | null;
}

/** A game but for its logs, which only grow. */
export interface ShelvedGame {
  id: string;
  kept: Omit<KeptGame, "entries">;
  summary: GameSummary;
  commitment: string;
  /** How many lines all logs have together. */
  length: number;
  /** Whether it is in the player's list. */
  listed: boolean;
  /** How it stood when a server took it last, if one ever has. */
  handed?: string;
}

/** How a game stands: it changes with all that a server has to learn of it. */
export const standing = ({ length, kept }: ShelvedGame) =>
  `${length}/${kept.seats.filter(({ hinted }) => hinted).length}`;

export interface Shelf {
  /** Whether it is still there when the browser is started again. */
  readonly lasting: boolean;
  owner(): Promise<Owner | null>;
  setOwner(owner: Owner): Promise<void>;
  addGame(game: ShelvedGame, entries: KeptEntry[]): Promise<void>;
  game(id: string): Promise<ShelvedGame | null>;
  /** All lines of the logs of a game, those of one seat in their order. */
  entries(id: string): Promise<KeptEntry[]>;
  /** Where a command stands in the log of a seat, if it does. */
  sequenceOf(id: string, seat: number, command: string): Promise<number | null>;
  /** Adds lines, all or none. `Conflict` if somebody else has written in their places. */
  append(id: string, entries: KeptEntry[], summary: GameSummary): Promise<void>;
  /** Changes what is not in the logs. */
  change(id: string, change: (game: ShelvedGame) => void): Promise<void>;
  /** Games, the newest first, from before the one with that id. */
  list(before: string | undefined, limit: number): Promise<GameSummary[]>;
  /** Names of games that have changed since a server took them, or that none has taken, the oldest first. */
  unhanded(): Promise<string[]>;
  /** Puts a game into the place of another, or nothing: at once, so that no moment has both or neither. */
  replace(id: string, game: ShelvedGame | null, entries: KeptEntry[]): Promise<void>;
  /** Whether a game has these dice. */
  hasDice(commitment: string): Promise<boolean>;
  addDeal(deal: KeptDeal): Promise<void>;
  deal(id: string): Promise<KeptDeal | null>;
}

/** Somebody else, such as another tab, has written to the log meanwhile: look again. */
export class Conflict extends Error {}

/** There is no room for it, or the browser has taken storage away. */
export class StorageFailed extends Error {}

/** Lasts as long as the page. */
export class MemoryShelf implements Shelf {
  readonly lasting = false;
  #owner: Owner | null = null;
  readonly #games = new Map<string, ShelvedGame>();
  readonly #entries = new Map<string, KeptEntry[]>();
  readonly #deals = new Map<string, KeptDeal>();

  owner = async () => this.#owner;
  async setOwner(owner: Owner) {
    this.#owner = owner;
  }
  async addGame(game: ShelvedGame, entries: KeptEntry[]) {
    this.#games.set(game.id, structuredClone(game));
    this.#entries.set(game.id, [...entries]);
  }
  game = async (id: string) => structuredClone(this.#games.get(id)) ?? null;
  entries = async (id: string) => [...(this.#entries.get(id) ?? [])];
  async sequenceOf(id: string, seat: number, command: string) {
    const is = (entry: KeptEntry) => entry.seat === seat && entry.command_id === command;
    return this.#entries.get(id)?.findLast(is)?.sequence ?? null;
  }
  async append(id: string, entries: KeptEntry[], summary: GameSummary) {
    const log = this.#entries.get(id) ?? [];
    const taken = (one: KeptEntry) =>
      log.some(({ seat, sequence }) => seat === one.seat && sequence === one.sequence);
    if (entries.some(taken)) throw new Conflict();
    log.push(...entries);
    await this.change(id, (game) => Object.assign(game, { summary, length: log.length }));
  }
  async change(id: string, change: (game: ShelvedGame) => void) {
    const game = this.#games.get(id);
    if (game) change(game);
  }
  async list(before: string | undefined, limit: number) {
    const games = [...this.#games.values()].filter(({ id, listed }) => listed && (!before || id < before));
    return games
      .toSorted((a, b) => (a.id < b.id ? 1 : -1))
      .slice(0, limit)
      .map(({ summary }) => summary);
  }
  unhanded = async () => {
    const changed = [...this.#games.values()].filter((game) => game.handed !== standing(game));
    return changed.map(({ id }) => id).toSorted();
  };
  async replace(id: string, game: ShelvedGame | null, entries: KeptEntry[]) {
    this.#games.delete(id);
    this.#entries.delete(id);
    if (game) await this.addGame(game, entries);
  }
  hasDice = async (commitment: string) =>
    [...this.#games.values()].some((game) => game.commitment === commitment);
  async addDeal(deal: KeptDeal) {
    this.#deals.set(deal.id, deal);
  }
  deal = async (id: string) => this.#deals.get(id) ?? null;
}
