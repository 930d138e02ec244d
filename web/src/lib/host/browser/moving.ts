/**
 * All that a device keeps as one file, and back. What comes back is looked at by the core before anything is kept: a file is taken as a
 * whole or not at all. The same file changes nothing the second time; a game that went on in both places becomes two.
 */
import type { Brought } from "../host";
import { Problem } from "../problem";
import type { KeptDeal, KeptEntry, KeptGame, OpenedGame } from "./protocol";
import {
  type Cargo,
  Conflict,
  type Everything,
  type Owner,
  type Shelf,
  type ShelvedGame,
  StorageFailed,
  type WholeGame,
} from "./shelf";

const FORMAT = "troyes-dice-device";
const VERSION = 1;

/** What a host knows of the file; the page adds settings. */
export interface Belongings {
  format: typeof FORMAT;
  version: typeof VERSION;
  name: string | null;
  games: (KeptGame & { listed: boolean })[];
  deals: KeptDeal[];
}

export function packed({ owner, games, deals }: Everything): Belongings {
  return {
    format: FORMAT,
    version: VERSION,
    name: owner?.name ?? null,
    games: games.map(({ game: { kept, listed }, entries }) => ({ ...kept, entries, listed })),
    deals,
  };
}

export class Unpacking {
  readonly brought: Brought = { added: 0, grown: 0, same: 0, parted: 0 };
  readonly #shelf: Shelf;
  readonly #restore: (kept: KeptGame) => Promise<OpenedGame>;

  /** `restore` makes a kept game one of this device, or refuses it. */
  constructor(shelf: Shelf, restore: (kept: KeptGame) => Promise<OpenedGame>) {
    this.#shelf = shelf;
    this.#restore = restore;
  }

  /** All that is to be kept, or a `Problem`. */
  async cargo(file: Belongings, owner: Owner): Promise<Cargo> {
    const cargo: Cargo = {
      owner: { ...owner, name: owner.name ?? file.name },
      added: [],
      grown: [],
      deals: [],
    };
    for (const game of file.games) await this.#look(game, cargo);
    if (!file.deals.every(isDeal)) throw new Problem("broken-file", "A deal is none.");
    cargo.deals.push(...file.deals);
    return cargo;
  }

  async #look({ listed, ...kept }: Belongings["games"][number], cargo: Cargo) {
    const theirs = await this.#restored(kept, listed);
    const game = await this.#shelf.game(kept.id);
    if (!game) {
      this.brought.added += 1;
      cargo.added.push(theirs);
      return;
    }
    const ours = { game, entries: await this.#shelf.entries(kept.id) };
    const [missing, own] = [beside(theirs, ours), beside(ours, theirs)];
    if (missing.length === 0 && isSameGame(ours, theirs)) this.brought.same += 1;
    else if (own.length === 0 && isSameGame(ours, theirs)) {
      this.brought.grown += 1;
      for (const [seat, { hinted }] of game.kept.seats.entries())
        theirs.game.kept.seats[seat]!.hinted ||= hinted;
      cargo.grown.push({ game: { ...theirs.game, listed: game.listed }, entries: missing });
    } else await this.#part(kept, missing[0], cargo);
  }

  /** Two games from now on: the name of the second follows from where it parted, so that it is the same whenever the file comes. */
  async #part(kept: KeptGame, first: KeptEntry | undefined, cargo: Cargo) {
    const id = kept.id.slice(0, -12) + digits(`${first?.command_id} ${first?.entry}`);
    if (await this.#shelf.game(id)) {
      this.brought.same += 1;
      return;
    }
    this.brought.parted += 1;
    cargo.added.push(await this.#restored({ ...kept, id }, true));
  }

  async #restored(kept: KeptGame, listed: boolean): Promise<WholeGame> {
    const { kept: own, summary, commitment } = await this.#restore(kept);
    const { entries, ...rest } = own;
    const game: ShelvedGame = {
      id: own.id,
      kept: rest,
      summary,
      commitment: commitment ?? "",
      length: entries.length,
      listed: listed === true,
    };
    return { game, entries };
  }
}

const lineOf = ({ seat, sequence, command_id, entry }: KeptEntry) =>
  `${seat} ${sequence} ${command_id} ${entry}`;

/** The lines of the one that the other does not have. */
function beside(one: WholeGame, other: WholeGame): KeptEntry[] {
  const known = new Set(other.entries.map(lineOf));
  return one.entries.filter((entry) => !known.has(lineOf(entry)));
}

/** Whether two games with one name began as one. */
const isSameGame = (one: WholeGame, other: WholeGame) => beginning(one) === beginning(other);
const beginning = ({ game: { kept } }: WholeGame) => {
  const { seats: _, ...rest } = kept as KeptGame & Record<string, unknown>;
  return JSON.stringify(Object.entries(rest).toSorted());
};

const isDeal = ({ id, seed, known }: KeptDeal) =>
  typeof id === "string" && /^[0-9a-f]{64}$/.test(seed) && typeof known === "boolean";

/** Twelve digits that follow from a text (FNV-1a, twice with different beginnings). */
function digits(text: string): string {
  const hash = (state: number) => {
    for (const char of text) state = Math.imul(state ^ char.codePointAt(0)!, 0x01000193);
    return (state >>> 0).toString(16).padStart(8, "0");
  };
  return (hash(0x811c9dc5) + hash(0x1b873593)).slice(0, 12);
}

/** A file as it is read; what is in its games the core says. */
export function unfold(text: string): Belongings {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Problem("foreign-file", "This is no file of this game.");
  }
  const { format, version } = (file ?? {}) as Partial<Belongings>;
  if (format !== FORMAT) throw new Problem("foreign-file", "This is no file of this game.");
  if (version !== VERSION) throw new Problem("newer-file", "This file is of a newer version of the game.");
  if (!isWhole(file)) throw new Problem("broken-file", "Parts of this file are missing.");
  return file;
}

function isWhole(file: unknown): file is Belongings {
  const { name, games, deals } = file as Partial<Belongings>;
  const lists = [games, deals].every(
    (list) => Array.isArray(list) && list.every((one) => one && typeof one === "object"),
  );
  return lists && (name === null || typeof name === "string");
}

/** In what way a file could not be kept, for the person who chose it. */
export function whyNotBrought(error: unknown): unknown {
  if (error instanceof StorageFailed) return new Problem("no-room", "There is no room for all of it.");
  const twice = error instanceof Conflict;
  if (!twice && !(error instanceof Problem)) return error;
  return new Problem("broken-file", twice ? "A game is in it twice." : error.message);
}
