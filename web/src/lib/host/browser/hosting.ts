/**
 * A host of games on this device: the core decides, the shelf keeps, then the core adopts and all who look are notified. What is
 * kept is the truth; the core can begin afresh from it at any time. One thing after the other, so nothing is decided on what
 * is about to change.
 */
import type {
  Branched,
  Created,
  DealView,
  Hall,
  History,
  Me,
  NewBranch,
  NewGame,
  Problem as ProblemView,
  ReplayView,
  SeatCommand,
  TableView,
} from "../../../wire";
import type { Outcome } from "../connection";
import { Problem } from "../problem";
import { type Core, Trap } from "./core";
import type { Ask, HintPermission, Drawn, KeptDeal, KeptGame, OpenedGame, Played } from "./protocol";
import { Conflict, MemoryShelf, type Owner, type Shelf, standing, StorageFailed } from "./shelf";

/** All that a host needs of the browser around it. */
export interface Surroundings {
  /** A fresh core: the first, and another after each that has stopped. */
  startCore(): Promise<Core>;
  /** The weights of the solver, which may take a while. */
  weights(): Promise<Uint8Array>;
  shelf: Shelf;
  now(): number;
  chance(length: number): Uint8Array;
  /** Does something while no other tab does anything to the same game. */
  alone<Thing>(game: string, what: () => Promise<Thing>): Promise<Thing>;
  /** Notifies other tabs that a game has changed. */
  announce(game: string): void;
  /** What the page that looks at a game shall see. */
  show(game: string, view: TableView): void;
  /** From now on games last only as long as the page. */
  forgetful(): void;
}

/** A game as it can be handed to a server. */
export interface Handable {
  kept: KeptGame;
  stands: string;
}

/** Games of a page of the list. */
const PAGE = 50;
/** How often a command is tried again after another tab has written to the same log. */
const TRIES = 5;

export class Hosting {
  readonly #around: Surroundings;
  readonly #memory = new MemoryShelf();
  #core: Promise<Core> | null = null;
  #owner: Owner | null = null;
  /** How many lines of each game are in the core. */
  readonly #lengths = new Map<string, number>();
  /** Games that could not be kept any longer, and go on in memory. */
  readonly #adrift = new Set<string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  start = (game: NewGame): Promise<Created> =>
    this.#turn(async () => {
      const deal = game.deal === null ? null : await this.#deal(game.deal);
      // Dice that were drawn just now have never been met.
      const known = deal && (await this.#ask<DealView>({ type: "deal", deal }));
      const met_before = known ? await this.#around.shelf.hasDice(known.commitment) : false;
      const { kept } = await this.#open(await this.#ask({ type: "start", game, deal, met_before }));
      return { id: kept.id };
    });

  branch = (id: string, branch: NewBranch): Promise<Branched> =>
    this.#turn(async () => {
      await this.#need(id);
      const { kept, dice } = await this.#open(await this.#ask({ type: "branch", id, branch }));
      return { id: kept.id, dice: dice ?? branch.dice };
    });

  upload = (record: string): Promise<Created> =>
    this.#turn(async () => {
      const { kept } = await this.#open(await this.#ask({ type: "upload", record }));
      return { id: kept.id };
    });

  view = (id: string): Promise<TableView> => this.#about(id, { type: "view", id });
  replay = (id: string): Promise<ReplayView> => this.#about(id, { type: "replay", id });
  record = (id: string): Promise<string> => this.#about(id, { type: "record", id });
  hall = (): Promise<Hall> => this.#turn(() => this.#ask({ type: "hall" }));

  /** Whether a game is one of this device. */
  has = async (id: string): Promise<boolean> => (await this.#shelfOf(id).game(id)) !== null;

  list = async (before?: string): Promise<History> => {
    const games = await this.#around.shelf.list(before, PAGE + 1);
    // Nobody else waits for a game on this device.
    return { games: games.slice(0, PAGE), your_turn: [], more: games.length > PAGE };
  };

  hide = (id: string): Promise<void> =>
    this.#turn(() => this.#shelfOf(id).change(id, (game) => (game.listed = false)));

  draw = (seed: string | null): Promise<DealView> =>
    this.#turn(async () => {
      const { kept, view } = await this.#ask<Drawn>({ type: "draw", seed });
      await this.#keepOr(
        () => this.#around.shelf.addDeal(kept),
        () => this.#memory.addDeal(kept),
      );
      return view;
    });

  deal = (id: string): Promise<DealView> =>
    this.#turn(async () => this.#ask({ type: "deal", deal: await this.#deal(id) }));

  me = async (): Promise<Me> => {
    const { name } = await this.#ensureOwner();
    return { known: true, name, has_recovery_code: false, webhook: null };
  };

  rename = (name: string): Promise<Me> =>
    this.#turn(async () => {
      const owner = { ...(await this.#ensureOwner()), name: await this.#ask<string>({ type: "name", name }) };
      await this.#keepOr(
        () => this.#around.shelf.setOwner(owner),
        () => this.#memory.setOwner(owner),
      );
      this.#owner = owner;
      return this.me();
    });

  /** Carries out a command; it is kept before this answers. */
  play = (id: string, seat: number, command_id: string, command: SeatCommand): Promise<Outcome> =>
    this.#turn(() =>
      accepted(() =>
        this.#around.alone(id, async () => {
          for (let tried = 0; ; tried += 1) {
            try {
              return await this.#try(id, seat, command_id, command);
            } catch (error) {
              if (!(error instanceof Conflict) || tried === TRIES) throw error;
              // Another tab was faster: its lines first, then ours.
            }
          }
        }),
      ),
    );

  /** Keeps that a solver is asked about the position of a seat, and answers with the version of the seat. */
  takeHint = (id: string, seat: number): Promise<Outcome> =>
    this.#turn(() => accepted(() => this.#takeHint(id, seat)));

  /** Names of games that no server has as they are, the oldest first. Those that go on in memory stay here. */
  unhanded = (): Promise<string[]> => this.#around.shelf.unhanded();

  /** All that is kept of a game, and how it stands. */
  kept = async (id: string): Promise<Handable | null> => {
    const game = await this.#around.shelf.game(id);
    if (!game) return null;
    const entries = await this.#around.shelf.entries(id);
    // A tab may have written in between; then that comes the next time.
    const stands = standing({ ...game, length: entries.length });
    return { kept: { ...game.kept, entries }, stands };
  };

  /** A server has taken a game as it stood. */
  handed = (id: string, stands: string): Promise<void> =>
    this.#around.shelf.change(id, (game) => (game.handed = stands));

  /** A game has gone on elsewhere: what was played here becomes a game of its own, a branch of it, whose name is returned. */
  branchOff = (id: string): Promise<string> =>
    this.#turn(() =>
      this.#around.alone(id, async () => {
        const game = await this.#around.shelf.game(id);
        if (!game) throw new Problem("no-such-game", "There is no such game.");
        const own = timedUuid(this.#around.now(), this.#around.chance(10));
        const branched = { id: own, origin: "branched" } as const;
        const { handed: _, ...rest } = game;
        const branch = {
          ...rest,
          id: own,
          kept: { ...game.kept, ...branched, parent: id },
          summary: { ...game.summary, ...branched },
        };
        await this.#around.shelf.replace(id, branch, await this.#around.shelf.entries(id));
        await this.#forget(id);
        return own;
      }),
    );

  /** A server knows more of a game than this device: it is the server's from now on. */
  giveUp = (id: string): Promise<void> =>
    this.#turn(() =>
      this.#around.alone(id, async () => {
        await this.#around.shelf.replace(id, null, []);
        await this.#forget(id);
      }),
    );

  /** Somebody looks at a game, or it has changed in another tab. */
  look = (id: string): Promise<void> => this.#turn(() => this.#show(id));

  async #try(id: string, seat: number, command_id: string, command: SeatCommand): Promise<number> {
    const shelf = this.#shelfOf(id);
    await this.#need(id);
    const known = await shelf.sequenceOf(id, seat, command_id);
    if (known !== null) {
      // It came in another tab, or before this page was loaded: it shall be seen before its answer.
      await this.#show(id);
      return known;
    }
    const played = await this.#ask<Played>({ type: "play", id, seat, command_id, command });
    await this.#keepOr(
      () => shelf.append(id, played.entries, played.summary),
      async () => {
        await this.#setAdrift(id);
        await this.#memory.append(id, played.entries, played.summary);
      },
    );
    await this.#adopt(id, (this.#lengths.get(id) ?? 0) + played.entries.length);
    await this.#show(id);
    this.#around.announce(id);
    return played.sequence;
  }

  async #takeHint(id: string, seat: number): Promise<number> {
    await this.#need(id);
    const { version, hinted } = await this.#ask<HintPermission>({ type: "may_hint", id, seat });
    if (!hinted) {
      // Nothing is said before it is kept that it was asked for.
      await this.#shelfOf(id).change(id, ({ kept, summary }) => {
        const marked = kept.seats[seat];
        if (marked) marked.hinted = true;
        summary.hinted = true;
      });
      await this.#ask({ type: "take_hint", id, seat });
      await this.#show(id);
      this.#around.announce(id);
    }
    return version;
  }

  async #open(opened: OpenedGame): Promise<OpenedGame> {
    const { kept, summary, commitment } = opened;
    const { entries, ...rest } = kept;
    const game = {
      id: kept.id,
      kept: rest,
      summary,
      commitment: commitment ?? "",
      length: entries.length,
      listed: true,
    };
    await this.#keepOr(
      () => this.#around.shelf.addGame(game, entries),
      async () => {
        this.#adrift.add(kept.id);
        await this.#memory.addGame(game, entries);
      },
    );
    await this.#adopt(kept.id, entries.length);
    return opened;
  }

  async #adopt(id: string, length: number) {
    await this.#ask({ type: "adopt" });
    this.#lengths.set(id, length);
  }

  async #show(id: string) {
    await this.#need(id);
    this.#around.show(id, await this.#ask<TableView>({ type: "view", id }));
  }

  async #forget(id: string) {
    if (this.#lengths.delete(id)) await this.#ask({ type: "close", id });
  }

  #about<Thing>(id: string, ask: Ask): Promise<Thing> {
    return this.#turn(async () => {
      await this.#need(id);
      return this.#ask(ask);
    });
  }

  /** Makes sure that the core knows a game as it is kept. */
  async #need(id: string) {
    await this.#started();
    const shelf = this.#shelfOf(id);
    const game = await shelf.game(id);
    if (!game) throw new Problem("no-such-game", "There is no such game.");
    if (this.#lengths.get(id) === game.length) return;
    const entries = await shelf.entries(id);
    await this.#ask({ type: "open", kept: { ...game.kept, entries } });
    this.#lengths.set(id, entries.length);
  }

  async #deal(id: string): Promise<KeptDeal> {
    const deal = (await this.#memory.deal(id)) ?? (await this.#around.shelf.deal(id));
    if (!deal) throw new Problem("no-such-deal", "There is no such deal.");
    return deal;
  }

  #shelfOf(id: string): Shelf {
    return this.#adrift.has(id) ? this.#memory : this.#around.shelf;
  }

  /** Keeps something; where there is no room, it says so, and goes on in memory. */
  async #keepOr(keep: () => Promise<void>, remember: () => Promise<void>) {
    try {
      await keep();
    } catch (error) {
      if (!(error instanceof StorageFailed)) throw error;
      await remember();
      this.#around.forgetful();
    }
  }

  /** A game goes on in memory, with all that was kept of it. */
  async #setAdrift(id: string) {
    const game = await this.#around.shelf.game(id);
    if (!game) throw new StorageFailed("the game is gone");
    await this.#memory.addGame(game, await this.#around.shelf.entries(id));
    this.#adrift.add(id);
  }

  async #ensureOwner(): Promise<Owner> {
    this.#owner ??= await this.#around.shelf.owner();
    if (!this.#owner) {
      const owner = { player: uuid(this.#around.chance(16)), name: null };
      await this.#keepOr(
        () => this.#around.shelf.setOwner(owner),
        () => this.#memory.setOwner(owner),
      );
      this.#owner = owner;
    }
    return this.#owner;
  }

  #started(): Promise<Core> {
    this.#core ??= this.#around.startCore();
    return this.#core;
  }

  async #ask<Thing>(ask: Ask): Promise<Thing> {
    const { player } = await this.#ensureOwner();
    const setting = { player, now: this.#around.now, chance: this.#around.chance };
    const core = await this.#started();
    try {
      return core.ask<Thing>(ask, setting);
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== "solver-not-ready") throw error;
      if (!core.takeWeights(await this.#around.weights())) throw error;
      return core.ask<Thing>(ask, setting);
    }
  }

  /** One thing after the other. After a core that has stopped, the next begins afresh from what is kept. */
  #turn<Thing>(what: () => Promise<Thing>): Promise<Thing> {
    const turn = this.#queue.then(what).catch((error: unknown) => {
      if (error instanceof Trap) {
        this.#core = null;
        this.#lengths.clear();
        throw new Problem(
          "device-failed",
          "Something went wrong on this device. Nothing is lost; please try again.",
        );
      }
      throw error;
    });
    this.#queue = turn.catch(() => {});
    return turn;
  }
}

/** What a command comes to: its place in the log, or why not. */
async function accepted(command: () => Promise<number>): Promise<Outcome> {
  try {
    return { type: "accepted", sequence: await command() };
  } catch (error) {
    if (error instanceof Problem) return refused({ code: error.code, sentence: error.message });
    if (error instanceof StorageFailed || error instanceof Conflict)
      return refused({ code: "not-stored", sentence: "It could not be stored; please try again." });
    throw error;
  }
}

const refused = (problem: ProblemView): Outcome => ({ type: "refused", ...problem });

/** A random UUID (version 4). */
const uuid = (bytes: Uint8Array) => uuidOf(bytes, 4);

/** A UUID that is sorted by time (version 7), of ten random bytes. */
function timedUuid(now: number, chance: Uint8Array): string {
  const time = Array.from({ length: 6 }, (_, index) => Math.floor(now / 256 ** (5 - index)) % 256);
  return uuidOf(Uint8Array.of(...time, ...chance), 7);
}

function uuidOf(bytes: Uint8Array, version: number): string {
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | (version << 4) : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return value.toString(16).padStart(2, "0");
  }).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
