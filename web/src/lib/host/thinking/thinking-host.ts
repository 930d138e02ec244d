/**
 * A host of games whose thinking is done in this browser: what decisions are worth, finished games in luck and skill, and what the
 * strongest bot makes of their dice. The host behind it keeps games, and that a hint was taken; it is asked to think only where this browser
 * cannot.
 */
import type { HintView, TableView } from "../../../wire";
import type { Analysed } from "../browser/protocol";
import type { GameCommands, Outcome, TableConnection, TableListener } from "../connection";
import type { Host } from "../host";
import { Problem } from "../problem";
import type { Lack } from "./lack";
import { seenBy } from "./seen";
import type { Thinker } from "./thinker";

/** What is needed of a solver. */
export type Thinks = Pick<Thinker, "ready" | "rank" | "analyse">;

/** Thinks with the solver of this browser. */
type Here<Thing> = (thinker: Thinks) => Promise<Thing>;
type Either = (here: Here<Outcome>, there: () => Promise<Outcome>) => Promise<Outcome>;

/** How long somebody waits for the solver to arrive before the host thinks instead. */
const PATIENCE = 5_000;
/** Analyses that are remembered: a page and its replay ask for the same. */
const REMEMBERED = 4;

export class ThinkingHost implements Host {
  readonly #host: Host;
  readonly #load: () => Promise<Thinks>;
  readonly #analyses = new Map<string, Promise<Analysed>>();
  #arriving: Promise<Thinks> | null = null;
  #lack: Lack | null;

  /** `load` is called when the solver is needed for the first time, and never where the browser lacks something. */
  constructor(host: Host, load: () => Promise<Thinks>, lack: Lack | null) {
    this.#host = host;
    this.#load = load;
    this.#lack = lack;
  }

  get games() {
    return this.#host.games;
  }
  get deals() {
    return this.#host.deals;
  }
  readonly replays: Host["replays"] = {
    get: (id) => this.#host.replays.get(id),
    strongest: (id) =>
      this.#either(
        async (thinker) => (await this.#analysed(thinker, id)).strongest,
        () => this.#host.replays.strongest(id),
      ),
  };
  readonly analyses: Host["analyses"] = {
    get: (id) =>
      this.#either(
        async (thinker) => (await this.#analysed(thinker, id)).view,
        () => this.#host.analyses.get(id),
      ),
  };
  get records() {
    return this.#host.records;
  }
  get me() {
    return this.#host.me;
  }
  get people() {
    return this.#host.people;
  }
  get daily() {
    return this.#host.daily;
  }
  get device() {
    return this.#host.device;
  }
  get manual() {
    return this.#host.manual;
  }
  get lack() {
    return this.#lack;
  }
  hall = () => this.#host.hall();

  connect(id: string, listener: TableListener): TableConnection {
    return new ThinkingConnection(this.#host, id, listener, (here, there) => this.#either(here, there));
  }

  /** Lets this browser think, or else the host; where neither can, because the solver is still on its way, it is waited for. */
  async #either<Thing>(here: Here<Thing>, there: () => Promise<Thing>): Promise<Thing> {
    const thinker = await this.#thinker(PATIENCE);
    try {
      return await (thinker ? here(thinker) : there());
    } catch (error) {
      const code = error instanceof Problem ? error.code : "";
      // The solver has stopped in the middle of something: the host may have another.
      if (thinker && code === "device-failed") return there();
      const late = code === "solver-not-ready" ? await this.#thinker() : null;
      if (!late) throw error;
      return here(late);
    }
  }

  /** The solver, or nothing where this browser cannot think, or not within a time. */
  async #thinker(patience?: number): Promise<Thinks | null> {
    if (this.#lack !== null && this.#lack !== "weights") return null;
    this.#arriving ??= this.#arrive();
    const arriving = this.#arriving.catch(() => null);
    if (patience === undefined) return arriving;
    return Promise.race([
      arriving,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), patience)),
    ]);
  }

  async #arrive(): Promise<Thinks> {
    try {
      const thinker = await this.#load();
      await thinker.ready();
      this.#lack = null;
      return thinker;
    } catch (error) {
      // What could not be fetched may be there later; a module that does not run will not.
      this.#lack = error instanceof Problem && error.code === "module" ? "module" : "weights";
      this.#arriving = null;
      throw error;
    }
  }

  #analysed(thinker: Thinks, id: string): Promise<Analysed> {
    const found = this.#analyses.get(id);
    if (found) return found;
    const making = this.#analyse(thinker, id);
    this.#analyses.set(id, making);
    making.catch(() => this.#analyses.delete(id));
    const [oldest] = this.#analyses.keys();
    if (oldest !== undefined && this.#analyses.size > REMEMBERED) this.#analyses.delete(oldest);
    return making;
  }

  async #analyse(thinker: Thinks, id: string): Promise<Analysed> {
    const view = await this.#host.games.get(id);
    if (view.ended_early) throw new Problem("ended-early", "The game was ended before its last half-day.");
    if (!view.finished) throw new Problem("not-over", "The game is not over yet.");
    const record = JSON.stringify(await this.#host.records.get(id));
    const bots = view.seats.map(({ bot }) => bot);
    return thinker.analyse({ id, record, bots, ended_early: view.ended_early });
  }
}

/** A connection whose hints come from the solver of this browser. */
class ThinkingConnection implements TableConnection {
  readonly #listener: TableListener;
  readonly #real: TableConnection;
  readonly #either: Either;
  /** The table as it was shown last. */
  #view: TableView | null = null;

  constructor(host: Host, id: string, listener: TableListener, either: Either) {
    this.#listener = listener;
    this.#either = either;
    const view = (shown: TableView) => {
      this.#view = shown;
      listener.game.view(shown);
    };
    this.#real = host.connect(id, { ...listener, game: { view, hint: (hint) => this.#show(hint) } });
  }

  readonly game: GameCommands = {
    play: (seat, command) => this.#real.game.play(seat, command),
    hint: (seat) => this.#hint(seat),
    takeHint: (seat) => this.#real.game.takeHint(seat),
  };
  get people() {
    return this.#real.people;
  }
  reconnect() {
    this.#real.reconnect();
  }
  close() {
    this.#real.close();
  }

  async #hint(seat: number): Promise<Outcome> {
    const there = () => given(this.#real.game.hint(seat));
    const here = async (thinker: Thinks) => {
      const taken = await this.#real.game.takeHint(seat);
      // A server of an earlier version does not know what that means, and thinks itself.
      if (taken.type === "refused" && taken.code === "bad-message") return there();
      if (taken.type === "accepted") void this.#think(thinker, seat, taken.sequence);
      return taken;
    };
    try {
      return await this.#either(here, there);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { type: "refused", code: error.code, sentence: error.message };
    }
  }

  /** What is found at once, then what is found by looking closely, as long as the position is the same. */
  async #think(thinker: Thinks, seat: number, version: number) {
    try {
      for (const closely of [false, true]) {
        const at = this.#view?.seats[seat];
        if (at?.version !== version) return;
        this.#show(await thinker.rank({ seen: seenBy(at), seat, version, closely }));
      }
    } catch {
      // The solver has stopped: the host may have another.
      const outcome = await this.#real.game.hint(seat);
      if (outcome.type === "refused") this.#listener.line.failed(outcome);
    }
  }

  #show(hint: HintView) {
    this.#listener.game.hint(hint);
  }
}

/** An outcome, or the refusal for want of a solver as what it is. */
async function given(outcome: Promise<Outcome>): Promise<Outcome> {
  const known = await outcome;
  if (known.type === "refused" && known.code === "solver-not-ready")
    throw new Problem(known.code, known.sentence);
  return known;
}
