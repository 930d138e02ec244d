/** The browser's database. Logs only grow: a line stands at its place for ever, so that two tabs cannot both write it. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameSummary } from "../../../wire";
import { DATABASE } from "./name";
import type { KeptDeal, KeptEntry } from "./protocol";
import { Conflict, type Owner, type Shelf, type ShelvedGame, standing, StorageFailed } from "./shelf";

interface Schema extends DBSchema {
  owner: { key: 0; value: Owner };
  games: { key: string; value: ShelvedGame; indexes: { commitment: string } };
  entries: {
    key: [string, number, number];
    value: KeptEntry & { game: string };
    indexes: { command: [string, number, string] };
  };
  deals: { key: string; value: KeptDeal };
}

type Step = (database: IDBPDatabase<Schema>) => void;

/** What each version adds to the one before. A step that was once released never changes. */
const STEPS: Step[] = [
  (database) => {
    database.createObjectStore("owner");
    database.createObjectStore("games", { keyPath: "id" }).createIndex("commitment", "commitment");
    const entries = database.createObjectStore("entries", { keyPath: ["game", "seat", "sequence"] });
    entries.createIndex("command", ["game", "seat", "command_id"], { unique: true });
    database.createObjectStore("deals", { keyPath: "id" });
  },
];

/** All lines of the logs of a game. */
const allOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

/** Everything is on disk before anybody is notified. */
const STRICT = { durability: "strict" } as const;

export class Database implements Shelf {
  readonly lasting = true;
  readonly #database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** `StorageFailed` where the browser has none for us. */
  static async open(name = DATABASE): Promise<Database> {
    const database = await attempt(
      openDB<Schema>(name, STEPS.length, {
        upgrade: (fresh, from) => STEPS.slice(from).forEach((step) => step(fresh)),
        // A newer version of the page in another tab wants to change it: that one goes first, and this one starts afresh.
        blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      }),
    );
    return new Database(database);
  }

  close() {
    this.#database.close();
  }

  owner = async () => (await attempt(this.#database.get("owner", 0))) ?? null;
  async setOwner(owner: Owner) {
    await attempt(this.#database.put("owner", owner, 0));
  }

  async addGame(game: ShelvedGame, entries: KeptEntry[]) {
    const adding = this.#database.transaction(["games", "entries"], "readwrite", STRICT);
    const lines = entries.map((entry) => adding.objectStore("entries").add({ ...entry, game: game.id }));
    await settled([adding.objectStore("games").add(game), ...lines, adding.done]);
  }

  game = async (id: string) => (await attempt(this.#database.get("games", id))) ?? null;
  entries = (id: string): Promise<KeptEntry[]> => attempt(this.#database.getAll("entries", allOf(id)));

  async sequenceOf(id: string, seat: number, command: string) {
    const found = await attempt(this.#database.getFromIndex("entries", "command", [id, seat, command]));
    return found?.sequence ?? null;
  }

  async append(id: string, entries: KeptEntry[], summary: GameSummary) {
    const adding = this.#database.transaction(["games", "entries"], "readwrite", STRICT);
    const games = adding.objectStore("games");
    const write = async () => {
      const game = await games.get(id);
      if (!game) throw new StorageFailed("the game is gone");
      await games.put({ ...game, summary, length: game.length + entries.length });
    };
    const lines = entries.map((entry) => adding.objectStore("entries").add({ ...entry, game: id }));
    await settled([...lines, write(), adding.done]);
  }

  async change(id: string, change: (game: ShelvedGame) => void) {
    const changing = this.#database.transaction("games", "readwrite", STRICT);
    const write = async () => {
      const game = await changing.store.get(id);
      if (!game) return;
      change(game);
      await changing.store.put(game);
    };
    await settled([write(), changing.done]);
  }

  async list(before: string | undefined, limit: number) {
    const games: GameSummary[] = [];
    const read = async () => {
      const range = before ? IDBKeyRange.upperBound(before, true) : null;
      let cursor = await this.#database.transaction("games").store.openCursor(range, "prev");
      while (cursor && games.length < limit) {
        if (cursor.value.listed) games.push(cursor.value.summary);
        cursor = await cursor.continue();
      }
    };
    await attempt(read());
    return games;
  }

  async unhanded() {
    const games: string[] = [];
    const read = async () => {
      let cursor = await this.#database.transaction("games").store.openCursor();
      while (cursor) {
        if (cursor.value.handed !== standing(cursor.value)) games.push(cursor.value.id);
        cursor = await cursor.continue();
      }
    };
    await attempt(read());
    return games;
  }

  async replace(id: string, game: ShelvedGame | null, entries: KeptEntry[]) {
    const changing = this.#database.transaction(["games", "entries"], "readwrite", STRICT);
    const [games, log] = [changing.objectStore("games"), changing.objectStore("entries")];
    const steps: Promise<unknown>[] = [games.delete(id), log.delete(allOf(id))];
    if (game) steps.push(games.add(game), ...entries.map((entry) => log.add({ ...entry, game: game.id })));
    await settled([...steps, changing.done]);
  }

  hasDice = async (commitment: string) =>
    (await attempt(this.#database.countFromIndex("games", "commitment", commitment))) > 0;

  async addDeal(deal: KeptDeal) {
    await attempt(this.#database.put("deals", deal));
  }
  deal = async (id: string) => (await attempt(this.#database.get("deals", id))) ?? null;
}

/** A transaction with all that it does: what was done in vain fails as one thing. */
async function settled(steps: Promise<unknown>[]) {
  const results = await Promise.allSettled(steps);
  const failed = results
    .filter((result) => result.status === "rejected")
    .map(({ reason }) => reason as Error);
  if (failed.length === 0) return;
  // The first that fails takes the others along.
  throw failed.some(({ name }) => name === "ConstraintError") ? new Conflict() : failure(failed[0]);
}

async function attempt<Thing>(what: Promise<Thing>): Promise<Thing> {
  try {
    return await what;
  } catch (error) {
    throw failure(error);
  }
}

const failure = (error: unknown) =>
  error instanceof StorageFailed ? error : new StorageFailed(String(error), { cause: error });
