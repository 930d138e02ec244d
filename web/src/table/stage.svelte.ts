/**
 * New dice as a small drama: they fall, the plaza cracks, the blow lands on the sheet. It only decorates: everything can be
 * decided at once, and any key or tap ends it.
 */
import type { Effect, SeatView } from "../wire";

const LENGTH = 2_600;
const CALL = 1_800;
const stillWanted = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Stage {
  /** Whether the dice are falling. */
  falling = $state(false);
  /** The blows that are being shown. */
  struck = $state.raw<Effect[]>([]);
  /** The player who is called to the device, where several share it. */
  called = $state<string | null>(null);
  #seen: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks at a seat. Only dice that were not there before are staged: not those of a page that is opened. */
  meet(index: number, seat: SeatView): boolean {
    const key = `${index}-${seat.board.now?.number ?? 0}`;
    const before = this.#seen;
    this.#seen = key;
    if (before === null || before === key || !before.startsWith(`${index}-`) || !seat.board.now) return false;
    if (seat.decided > 0) return false;
    clearTimeout(this.#timer);
    this.struck = seat.event;
    this.falling = !stillWanted();
    this.#timer = setTimeout(() => this.end(), LENGTH);
    return true;
  }

  /** Calls somebody by name to the device. */
  call(name: string) {
    clearTimeout(this.#timer);
    this.called = name;
    this.#timer = setTimeout(() => this.end(), CALL);
  }

  end = () => {
    clearTimeout(this.#timer);
    this.called = null;
    this.falling = false;
    this.struck = [];
  };
}
