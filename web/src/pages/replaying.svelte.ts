/**
 * Where a replay stands: a seat, a half-day (0 is before the first), and a step in it (0 is the fall of the dice, then one for
 * each decision). Everything comes from one answer of the server, so that any moment is only a matter of drawing.
 */
import type { BoardView, PlayedDie, Effect, ReplayStep, ReplayView, SheetView } from "../wire";

export interface Moment {
  half_day: number;
  step: number;
}

const PACE = 1_500;

/** Makes equal parts of all moments the same objects, so that going to another moment redraws only what differs there. */
function share(view: ReplayView) {
  const known = new Map<string, unknown>();
  function shared<T>(whole: T): T {
    if (typeof whole !== "object" || whole === null) return whole;
    const text = JSON.stringify(whole);
    if (!known.has(text)) {
      const parts = Object.entries(whole).map(([name, part]) => [name, shared(part)]);
      known.set(text, Array.isArray(whole) ? parts.map(([, part]) => part) : Object.fromEntries(parts));
    }
    return known.get(text) as T;
  }
  return {
    ...view,
    start: shared(view.start),
    setup_board: shared(view.setup_board),
    half_days: view.half_days.map(({ board, seats }) => ({
      board: shared(board),
      seats: seats.map((seat) => ({
        ...seat,
        before: shared(seat.before),
        steps: seat.steps.map((step) => ({ ...step, sheet: shared(step.sheet) })),
      })),
    })),
  };
}

export class Replaying {
  readonly view: ReplayView;
  seat = $state(0);
  /** The place in `moments`. */
  #at = $state(0);
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: ReplayView, seat: number, half_day: number, step: number) {
    this.view = share(view);
    this.seat = Math.max(0, Math.min(seat, view.names.length - 1));
    this.goTo(half_day, step);
  }

  /** Every moment of the seat's game, in order. */
  readonly moments = $derived.by((): Moment[] => [
    { half_day: 0, step: 0 },
    ...this.view.half_days.flatMap(({ seats }, index) =>
      Array.from({ length: (seats[this.seat]?.steps.length ?? 0) + 1 }, (_, step) => ({
        half_day: index + 1,
        step,
      })),
    ),
  ]);
  readonly at = $derived(Math.min(this.#at, this.moments.length - 1));
  readonly half_day = $derived(this.moments[this.at]?.half_day ?? 0);
  readonly step = $derived(this.moments[this.at]?.step ?? 0);

  readonly #half = $derived.by(() => this.view.half_days[this.half_day - 1]);
  readonly #seat = $derived(this.#half?.seats[this.seat]);
  readonly steps = $derived.by((): ReplayStep[] => this.#seat?.steps ?? []);
  readonly standIn = $derived(this.#seat?.stand_in === true);
  readonly shown = $derived.by((): ReplayStep | undefined => this.steps[this.step - 1]);
  readonly board = $derived.by((): BoardView => this.#half?.board ?? this.view.setup_board);
  readonly event = $derived.by((): Effect[] => this.#seat?.event ?? []);
  readonly sheet = $derived.by((): SheetView => this.shown?.sheet ?? this.#seat?.before ?? this.view.start);
  readonly dice = $derived.by((): PlayedDie[] =>
    this.board.sectors.map(({ color, value, black, available }) => ({
      color,
      value: value ?? 0,
      black,
      destroyed: !available,
    })),
  );

  readonly name = $derived.by(() => this.view.names[this.seat] ?? "");
  readonly last = $derived(this.moments.length - 1);

  /** Goes to a moment by its place in `moments`. */
  jump(at: number) {
    this.#at = Math.max(0, Math.min(at, this.last));
  }

  goTo(half_day: number, step = 0) {
    const at = this.moments.findIndex((one) => one.half_day === half_day && one.step === step);
    if (at >= 0) this.jump(at);
    else this.jump(this.moments.findLastIndex((one) => one.half_day <= half_day));
  }

  move(steps: number) {
    this.jump(this.at + steps);
  }

  /** To the dice of another half-day; back means first to those of this one. */
  moveHalfDay(by: number) {
    const target = by < 0 && this.step > 0 ? this.half_day : this.half_day + by;
    if (target > this.view.half_days.length) this.jump(this.last);
    else this.goTo(Math.max(0, target));
  }

  look(seat: number) {
    const { half_day, step } = this;
    this.seat = seat;
    this.goTo(half_day, step);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.jump(0);
    this.playing = true;
    this.#timer = setTimeout(this.#tick, PACE / 3);
  }

  pause = () => {
    this.playing = false;
    clearTimeout(this.#timer);
  };

  #tick = () => {
    this.move(1);
    if (this.at === this.last) this.pause();
    else this.#timer = setTimeout(this.#tick, PACE);
  };
}
