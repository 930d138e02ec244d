/**
 * Which host a page talks to: the server, or this device. Games that one opens belong to it. New games of this device alone go
 * to the server as long as it answers, because only its dice count; otherwise the device hosts them, and nobody waits. On a plain
 * web host there may be no server at all.
 */
import type { GameSummary, History, NewGame, TableView } from "../../wire";
import type { Outcome, TableConnection, TableListener } from "./connection";
import { Hander } from "./hander";
import type { HandingDevice, HandOver } from "./handing";
import type { DeviceChoice, Host } from "./host";
import { Problem } from "./problem";

/** This device as a host: it knows which games it has, and what a server has still to learn of them. */
export type Device = Host & { handing: HandingDevice; has(id: string): Promise<boolean> };

/** What has to be remembered between visits. */
export interface Memory extends Pick<DeviceChoice, "always"> {
  /** Whether this device has ever hosted a game: until then nobody asks it, and nothing of it is loaded. */
  hosted: boolean;
}

/** How long a server may take to open a game before the device does. */
const PATIENCE = 2_000;

export class ChosenHost implements Host {
  readonly #server: Host | null;
  /** Opens the host of this device. */
  readonly #opener: (() => Promise<Device>) | null;
  readonly #memory: Memory;
  readonly #here = new Map<string, Promise<boolean>>();
  readonly #device: DeviceChoice | null;
  readonly #hander: Hander | null;

  /** `device` is nothing where this build has no offline part; one of the two there is. `handOver` is how the server takes its games. */
  constructor(
    server: Host | null,
    device: (() => Promise<Device>) | null,
    memory: Memory,
    handOver: HandOver | null = null,
  ) {
    this.#server = server;
    this.#opener = device;
    this.#memory = memory;
    this.#device = device && {
      get always() {
        return memory.always;
      },
      set always(always) {
        memory.always = always;
      },
      start: (game) => this.#startHere(game),
    };
    this.#hander = device && handOver && new Hander(() => this.#handOverAll(handOver));
  }

  /** Hands the games of this device to the server, as soon as it takes them. */
  handOver() {
    this.#hander?.now();
  }

  readonly games: Host["games"] = {
    start: (game) => this.#start(game),
    list: (before) => this.#list(before),
    hide: (id) => this.#hide(id),
    get: async (id) => (await this.#of(id)).games.get(id),
    branch: async (id, ...how) => {
      const branched = await (await this.#of(id)).games.branch(id, ...how);
      if (await this.#isHere(id)) this.#hosts(branched.id);
      return branched;
    },
  };
  readonly deals: Host["deals"] = {
    draw: async (seed) => {
      const drawn = await this.#either((host) => host.deals.draw(seed));
      if (drawn.here) this.#deals.add(drawn.answer.id);
      return drawn.answer;
    },
    get: async (id) => ((!this.#deals.has(id) && this.#server) || (await this.#open())).deals.get(id),
  };
  readonly replays: Host["replays"] = {
    get: async (id) => (await this.#of(id)).replays.get(id),
    strongest: async (id) => (await this.#of(id)).replays.strongest(id),
  };
  readonly analyses: Host["analyses"] = { get: async (id) => (await this.#of(id)).analyses.get(id) };
  readonly records: Host["records"] = {
    get: async (id) => (await this.#of(id)).records.get(id),
    address: async (id) => (await this.#of(id)).records.address(id),
    upload: async (record) => {
      const { answer, here } = await this.#either((host) => host.records.upload(record));
      if (here) this.#hosts(answer.id);
      return answer;
    },
  };
  /** Deals that this device has drawn. */
  readonly #deals = new Set<string>();

  /** The player has a name on this device, too, for times without a server. */
  get me(): Host["me"] {
    return {
      account: this.#server?.me.account ?? null,
      get: async () => (await this.#instead((host) => host.me.get())).answer,
      rename: async (name) => (await this.#instead((host) => host.me.rename(name))).answer,
    };
  }
  get people() {
    return this.#server?.people ?? null;
  }
  get daily() {
    return this.#server?.daily ?? null;
  }
  /** Without a server there is nothing to choose. */
  get device() {
    return this.#server && this.#device;
  }
  get lack() {
    return "build" as const;
  }
  get manual() {
    return this.#server?.manual ?? null;
  }
  hall = async () => (await this.#instead((host) => host.hall())).answer;

  connect(id: string, listener: TableListener): TableConnection {
    if (this.#server && !this.#memory.hosted) return this.#server.connect(id, listener);
    const connected = async () => {
      if (this.#server && !(await this.#isHere(id))) return this.#server.connect(id, listener);
      return (await this.#open()).connect(id, this.#handingAtTheEnd(listener));
    };
    return new LateConnection(connected(), () => this.handOver());
  }

  /** A finished game shall not wait for anybody to leave its page. */
  #handingAtTheEnd(listener: TableListener): TableListener {
    let finished = true;
    const view = (shown: TableView) => {
      listener.game.view(shown);
      if (shown.finished && !finished) this.handOver();
      finished = shown.finished;
    };
    return { ...listener, game: { view, hint: (hint) => listener.game.hint(hint) } };
  }

  /** Whether nothing is left to be tried again. Who wants everything on this device keeps it there. */
  async #handOverAll(handOver: HandOver): Promise<boolean> {
    if (!this.#memory.hosted || this.#memory.always) return true;
    const { handing } = await this.#open();
    const { handOverAll } = await import("./handing");
    return handOverAll(handing, handOver, (id) => this.#here.delete(id));
  }

  async #startHere(game: NewGame) {
    const created = await (await this.#open()).games.start(game);
    this.#hosts(created.id);
    return created;
  }

  async #start(game: NewGame) {
    if (!this.#server || (game.deal !== null && this.#deals.has(game.deal))) return this.#startHere(game);
    // A deal that the server has drawn is known to nobody else.
    if (!this.#opener || game.deal !== null) return this.#server.games.start(game);
    if (this.#memory.always) return this.#startHere(game);
    try {
      return await this.#server.games.start(game, AbortSignal.timeout(PATIENCE));
    } catch (error) {
      if (!isAway(error)) throw error;
      return this.#startHere(game);
    }
  }

  /** A game of the device may be on the server, too. */
  async #hide(id: string) {
    const host = await this.#of(id);
    await host.games.hide(id);
    if (host !== this.#server) await this.#server?.games.hide(id).catch(() => {});
  }

  /** Games of both, the newest first. Without a server, those of the device. */
  async #list(before?: string): Promise<History> {
    if (this.#server && !this.#memory.hosted) return this.#server.games.list(before);
    const device = await (await this.#open()).games.list(before);
    if (!this.#server) return device;
    try {
      return merged(await this.#server.games.list(before), device);
    } catch (error) {
      if (!isAway(error)) throw error;
      return device;
    }
  }

  /** Asks the server, or the device where it is wanted or there is no answer. */
  async #either<Answer>(ask: (host: Host) => Promise<Answer>) {
    const here = !this.#server || (this.#opener && this.#memory.always);
    return here ? { answer: await ask(await this.#open()), here: true } : this.#instead(ask);
  }

  /** Asks the server, or the device where there is no answer. */
  async #instead<Answer>(ask: (host: Host) => Promise<Answer>) {
    try {
      if (this.#server) return { answer: await ask(this.#server), here: false };
    } catch (error) {
      if (!this.#opener || !isAway(error)) throw error;
    }
    return { answer: await ask(await this.#open()), here: true };
  }

  #hosts(id: string) {
    this.#memory.hosted = true;
    this.#here.set(id, Promise.resolve(true));
  }

  #isHere(id: string): Promise<boolean> {
    if (!this.#opener || !this.#memory.hosted) return Promise.resolve(false);
    const known = this.#here.get(id) ?? this.#open().then((device) => device.has(id));
    this.#here.set(id, known);
    return known;
  }

  async #of(id: string): Promise<Host> {
    return (!(await this.#isHere(id)) && this.#server) || this.#open();
  }

  #open(): Promise<Device> {
    if (!this.#opener) throw new Problem("unreachable", "The server cannot be reached.");
    return this.#opener();
  }
}

/** Whether nobody has answered, or nobody who could. */
const isAway = (error: unknown) => error instanceof Problem && error.code === "unreachable";

/** The server's list and that of the device as one. What is older than the last of a list that goes on comes with the next page. */
function merged(one: History, other: History): History {
  const last = ({ games, more }: History) => (more ? (games.at(-1)?.id ?? "") : "");
  const from = [last(one), last(other)].toSorted().at(-1) ?? "";
  const newestFirst = (left: GameSummary, right: GameSummary) => (left.id < right.id ? 1 : -1);
  // What was handed over is here as well, and has gone on here.
  const here = new Set(other.games.map(({ id }) => id));
  const all = [...one.games.filter(({ id }) => !here.has(id)), ...other.games];
  const games = all.filter(({ id }) => id >= from).toSorted(newestFirst);
  return { games, your_turn: [...one.your_turn, ...other.your_turn], more: one.more || other.more };
}

/** A connection to a host that has still to be found. */
class LateConnection implements TableConnection {
  readonly #real: Promise<TableConnection>;
  readonly #closed: () => void;

  constructor(real: Promise<TableConnection>, closed: () => void) {
    this.#real = real;
    this.#closed = closed;
  }

  readonly game: TableConnection["game"] = {
    play: async (seat, command) => (await this.#real).game.play(seat, command),
    hint: async (seat) => (await this.#real).game.hint(seat),
    takeHint: async (seat) => (await this.#real).game.takeHint(seat),
  };
  readonly people: TableConnection["people"] = {
    room: async (command) => (await (await this.#real).people?.room(command)) ?? NOBODY,
    say: async (text) => (await (await this.#real).people?.say(text)) ?? NOBODY,
    react: (reaction) => void this.#real.then((real) => real.people?.react(reaction)),
  };
  reconnect() {
    void this.#real.then((real) => real.reconnect());
  }
  close() {
    void this.#real.then((real) => real.close()).then(this.#closed);
  }
}

const NOBODY: Outcome = { type: "refused", code: "no-table", sentence: "Nobody gathers at this game." };
