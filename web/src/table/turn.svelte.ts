/**
 * A turn at the table as the player at this browser lives it: which seat is looked at, what is about to be chosen, what was
 * sent and refused, and what can be done next. Pages draw it and put it into words (`prompts.ts`).
 */
import type { SeatCommand, Problem, TableView } from "../wire";
import { announcer } from "../lib/announcer.svelte";
import { HALF_DAYS } from "../lib/half-days";
import { nameOf } from "../lib/names";
import type { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { attackInWords, diceInWords, stepInWords } from "../lib/speak";
import { t } from "../lib/words";
import { numberedInWords } from "./columns";
import { Choosing } from "./choosing.svelte";
import { ghostOf } from "./ghost";
import { Stage } from "./stage.svelte";

/** What the big button does when a turn is done. */
export type Next =
  { type: "pass"; to: number } | { type: "go_on"; to: "first-dice" | "next-dice" | "see-result" };

/** Why nothing can be done. */
export type Waiting =
  | { type: "watching" }
  /** Somebody else's sheet is shown; one's own is that of the seat. */
  | { type: "visiting"; own: number }
  | { type: "finished" }
  /** The town crier has not numbered the columns yet. */
  | { type: "numbering" }
  | { type: "done" };

/** What a stand-in has played. */
export interface StoodInFor {
  /** The half-days, counted from 1. */
  turns: number[];
  /** Whether the last of them can be taken back. */
  open: boolean;
}

interface Hooks {
  /** New dice have come for somebody who plays on this device alone. */
  newDice(half_day: number): void;
  /** The game is over for everybody. */
  finished(): void;
}

/** The first seat of this device that still has to act, from a seat on. */
function firstToAct({ seats }: TableView, from = 0): number | undefined {
  const order = [...seats.keys()].map((step) => (from + step) % seats.length);
  return order.find((index) => seats[index]?.yours && !seats[index].done);
}

export class Turn {
  readonly choosing = new Choosing();
  readonly stage = new Stage();
  view = $state.raw<TableView | null>(null);
  /** The seat that is looked at. */
  current = $state(0);
  /** Whether something was sent and nobody knows yet what becomes of it. */
  busy = $state(false);
  refusal = $state.raw<Problem | null>(null);
  /** Whether what decisions are worth is shown. */
  hinting = $state(false);

  readonly #session: Session;
  readonly #hooks: Hooks;
  /** Commands sent so far: only the answer to the latest one ends the wait. */
  #sent = 0;
  /** The seat that has decided something that was not announced yet. */
  #deciding: number | null = null;

  constructor(session: Session, hooks: Hooks) {
    this.#session = session;
    this.#hooks = hooks;
  }

  readonly seat = $derived(this.view?.seats[this.current]);
  /** The seats that are played on this device. */
  readonly mine = $derived(this.view?.seats.flatMap((one, index) => (one.yours ? [index] : [])) ?? []);
  /** Whether several people share this device. */
  readonly shared = $derived(this.mine.length > 1);
  /** One's own seat, where everybody has a device of their own. */
  readonly own = $derived.by(() => (this.#session.room && this.mine.length === 1 ? this.mine[0] : undefined));
  readonly ghost = $derived.by(() => {
    const { chosen } = this.choosing;
    return chosen ? ghostOf({ ...chosen.way, effects: chosen.offer.effects }) : null;
  });
  /** What went wrong last, wherever it did. */
  readonly problem = $derived.by(() => this.refusal ?? this.#session.problem);

  readonly begun = $derived(!!this.seat?.board.now);
  readonly ends = $derived(this.seat?.board.now?.number === HALF_DAYS);
  /** Whether anybody has gone on: those who watch see dice later than that. */
  readonly started = $derived(this.view?.seats.some((one) => one.version > 0) ?? false);
  readonly #together = $derived(this.view?.pace === "together");
  /** Who still has to act before the dice come for everybody. */
  readonly thinking = $derived(this.#together ? (this.view?.seats.filter((one) => !one.done) ?? []) : []);
  /** When the dice come by themselves, where they do. */
  readonly diceDue = $derived.by(() => {
    const comes =
      this.#session.room &&
      this.#together &&
      !this.view?.numbering &&
      !this.view?.finished &&
      this.thinking.length === 0;
    return comes ? (this.view?.due_at ?? null) : null;
  });
  /** When the time for one's own half-day is over, if it is limited. */
  readonly timeDue = $derived.by(() => {
    const own = this.own === undefined ? undefined : this.view?.seats[this.own];
    return own?.board.now ? own.due_at : null;
  });

  readonly next = $derived.by((): Next | null => {
    const { view, seat } = this;
    if (!view || view.numbering || !seat?.yours || !seat.done || seat.finished) return null;
    const pending = this.#together && this.begun ? firstToAct(view, this.current + 1) : undefined;
    if (pending !== undefined) return { type: "pass", to: pending };
    if (this.thinking.length > 0) return null;
    return { type: "go_on", to: this.ends ? "see-result" : this.begun ? "next-dice" : "first-dice" };
  });

  readonly waiting = $derived.by((): Waiting | null => {
    const { view, seat } = this;
    if (!view || !seat) return null;
    const [own] = this.mine;
    if (own === undefined) return { type: "watching" };
    if (!seat.yours) return { type: "visiting", own };
    if (seat.finished && !view.finished) return { type: "finished" };
    if (view.numbering) return { type: "numbering" };
    return seat.done && !this.next ? { type: "done" } : null;
  });

  /**
   * The turns that a stand-in played while the player was away, up to this one; none once the player has played again. The last can
   * be taken back as long as its half-day is open.
   */
  readonly stoodIn = $derived.by((): StoodInFor | null => {
    const { seat } = this;
    if (!seat?.yours) return null;
    const open = seat.started && !seat.finished ? seat.chronicle.at(-1) : undefined;
    if (seat.decided > 0 && !open?.stand_in) return null;
    const last = open?.stand_in ? seat.chronicle.length : seat.chronicle.length - (open ? 1 : 0);
    const played = seat.chronicle.slice(0, last);
    const own = played.findLastIndex((one) => !one.stand_in);
    const turns = played.slice(own + 1).map(({ half_day }) => half_day);
    return turns.length > 0 ? { turns, open: open?.stand_in === true } : null;
  });

  /** Whether nothing is left of a turn that was played here but to ask for the next dice. */
  readonly onlyDiceLeft = $derived(
    this.next?.type === "go_on" &&
      this.next.to === "next-dice" &&
      this.stoodIn === null &&
      this.refusal === null &&
      !this.busy,
  );

  readonly #choosesNothing = $derived(!this.choosing.place && this.choosing.die === null);
  readonly canUndo = $derived(!this.#choosesNothing || (this.seat?.yours === true && this.seat.decided > 0));
  /** Undoing a choice costs nothing; taking back undoes something confirmed. */
  readonly takesBack = $derived(this.#choosesNothing);
  readonly canHint = $derived(
    this.view !== null &&
      this.view.hints !== "off" &&
      this.seat?.yours === true &&
      this.seat.offers.length > 0,
  );

  /** Takes up the table as it is, and follows it; gives back how to stop. */
  follow = (): (() => void) => this.#session.follow((view) => this.#meet(view));

  look(index: number) {
    this.current = index;
    this.stage.end();
    const shown = this.view?.seats[index];
    if (!shown) return;
    this.choosing.clear();
    this.choosing.meet(shown);
    this.stage.meet(index, shown);
  }

  /** A tap on a place: it chooses, and where the player wants that, it confirms. */
  tap(place: string) {
    const { choosing } = this;
    const again = choosing.place === place;
    const { confirm } = settings.chosen;
    // Another way may have been picked: a second tap leaves it.
    if (!again || confirm !== "again") choosing.choosePlace(place);
    if (choosing.place !== place) return;
    if (confirm === "again" ? again : confirm === "once" && choosing.obvious) void this.confirm();
  }

  async confirm() {
    const { chosen } = this.choosing;
    if (chosen) await this.send({ type: "decide", decision: chosen.decision });
  }

  undo() {
    if (this.choosing.back() || !this.seat || this.seat.decided === 0) return;
    void this.send({ type: "take_back", keep: this.seat.decided - 1 });
  }

  /** Plays the half-day oneself after all. */
  takeOver() {
    void this.send({ type: "take_back", keep: 0 });
  }

  /** Does what the big button says. */
  async goOn() {
    const { next } = this;
    if (next?.type === "pass") this.#pass(next.to);
    if (next?.type !== "go_on") return;
    await this.send({ type: "go_on" });
    const first = this.view && this.#together ? firstToAct(this.view) : undefined;
    if (first !== undefined && first !== this.current) this.#pass(first);
  }

  /** Hands the device over: the next player is called by name. */
  #pass(to: number) {
    this.look(to);
    if (!this.seat) return;
    this.stage.call(nameOf(this.seat));
    announcer.say(t("now-you", { name: nameOf(this.seat) }));
  }

  /** Shows what decisions are worth, or hides it. */
  toggleHints() {
    if (this.view?.hints === "no_solver")
      this.refusal = { code: "no-solver", sentence: t("error-no-solver") };
    else this.hinting = !this.hinting && this.canHint;
  }

  async send(command: SeatCommand) {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.#sent += 1;
    const number = this.#sent;
    this.#deciding = command.type === "decide" ? this.current : null;
    const outcome = await this.#session.send(this.current, command);
    if (number === this.#sent) this.busy = false;
    if (outcome.type === "refused") this.refusal = outcome;
  }

  #meet(next: TableView) {
    const before = this.view;
    if (before && this.own !== undefined) this.#meetDice(this.own, before, next);
    if (before?.numbering && !next.numbering) announcer.say(numberedInWords(next));
    const changed = (seat: number) => before?.seats[seat]?.version !== next.seats[seat]?.version;
    // What a command changes comes before its answer: one may go on at once, and hears of it.
    if (changed(this.current)) this.busy = false;
    this.view = next;
    if (this.#deciding !== null && changed(this.#deciding)) this.#announceStep(this.#deciding);
    if (!before) this.current = firstToAct(next) ?? this.mine[0] ?? 0;
    const shown = next.seats[this.current];
    if (!shown) return;
    this.choosing.meet(shown);
    if (this.stage.meet(this.current, shown)) this.#announceDice();
    if (next.finished) this.#hooks.finished();
  }

  /** New dice for somebody who plays on this device alone: they are announced, wherever they look. */
  #meetDice(own: number, before: TableView, next: TableView) {
    const half_day = ({ seats }: TableView) => seats[own]?.board.now?.number ?? 0;
    if (half_day(next) <= half_day(before)) return;
    if (this.current !== own) this.look(own);
    void sound("turn");
    this.#hooks.newDice(half_day(next));
  }

  #announceDice() {
    const played = this.seat?.chronicle.at(-1);
    const columns = this.seat?.board.columns ?? [];
    if (!played) return;
    announcer.say(
      [diceInWords(played), ...played.event.map((effect) => attackInWords(effect, columns) ?? "")].join(" "),
    );
  }

  #announceStep(index: number) {
    this.#deciding = null;
    const seat = this.view?.seats[index];
    const step = seat?.chronicle.at(-1)?.turn.at(-1);
    if (seat && step) announcer.say(stepInWords(step, this.shared ? nameOf(seat) : null, seat.board.columns));
  }
}
