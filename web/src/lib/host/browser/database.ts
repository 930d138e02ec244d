/** The browser's database. Logs only grow: a line stands at its place for ever, so that two tabs cannot both write it. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { GameSummary } from "../../../wire";
import type { KeptDeal, KeptEntry } from "./protocol";
import {
  type Cargo,
  Conflict,
  type Everything,
  type Owner,
  type Shelf,
  type ShelvedGame,
  StorageFailed,
} from "./shelf";

/** Goes up with every step of `STEPS`. */
const NAME = "troyes";

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

/** Everything is on disk before anybody is notified. */
const STRICT = { durability: "strict" } as const;

export class Database implements Shelf {
  readonly lasting = true;
  readonly #database: IDBPDatabase<Schema>;

  private constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** `StorageFailed` where the browser has none for us. */
  static async open(name = NAME): Promise<Database> {
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
  entries = (id: string): Promise<KeptEntry[]> =>
    attempt(this.#database.getAll("entries", IDBKeyRange.bound([id], [id, []])));

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

  withDice = (commitment: string) =>
    attempt(this.#database.getAllKeysFromIndex("games", "commitment", commitment));

  async everything(): Promise<Everything> {
    const reading = this.#database.transaction(["owner", "games", "entries", "deals"]);
    const read = Promise.all([
      reading.objectStore("owner").get(0),
      reading.objectStore("games").getAll(),
      reading.objectStore("entries").getAll(),
      reading.objectStore("deals").getAll(),
    ]);
    const [owner = null, games, entries, deals] = await attempt(read);
    const logs = new Map(games.map(({ id }): [string, KeptEntry[]] => [id, []]));
    for (const { game, ...entry } of entries) logs.get(game)?.push(entry);
    return { owner, deals, games: games.map((game) => ({ game, entries: logs.get(game.id) ?? [] })) };
  }

  async bring({ owner, added, grown, deals }: Cargo) {
    const bringing = this.#database.transaction(["owner", "games", "entries", "deals"], "readwrite", STRICT);
    const [games, entries] = [bringing.objectStore("games"), bringing.objectStore("entries")];
    const lines = [...added, ...grown].flatMap(({ game, entries: new_ }) =>
      new_.map((entry) => entries.add({ ...entry, game: game.id })),
    );
    await settled([
      bringing.objectStore("owner").put(owner, 0),
      ...added.map(({ game }) => games.add(game)),
      ...grown.map(({ game }) => games.put(game)),
      ...lines,
      ...deals.map((deal) => bringing.objectStore("deals").put(deal)),
      bringing.done,
    ]);
  }

  async clear() {
    const clearing = this.#database.transaction(["owner", "games", "entries", "deals"], "readwrite", STRICT);
    const stores = [...clearing.objectStoreNames].map((name) => clearing.objectStore(name).clear());
    await settled([...stores, clearing.done]);
  }

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
