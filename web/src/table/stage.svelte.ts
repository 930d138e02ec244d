/**
 * New dice as a small drama: they fall, the plaza cracks, the blow lands on the sheet. It only decorates: everything can be
 * decided at once, and any key or tap ends it.
 *
 * It is classes on what is there already.
 */
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import type { Effect, Outcome, SeatView } from "../wire";

const LENGTH = 2_600;
const CALL = 1_800;
/** When the black die lands, in seconds. */
const IMPACT = 0.8;

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
    this.falling = !settings.still;
    this.#timer = setTimeout(() => this.end(), LENGTH * settings.pace);
    this.#sound();
    return true;
  }

  #sound() {
    void sound("dice");
    const struck = (outcome: Outcome) =>
      this.struck.some((effect) => effect.type === "attacked" && effect.outcome === outcome);
    const later = this.falling ? IMPACT * settings.pace : 0;
    if (struck("crossed")) void sound("blow", later);
    else if (struck("protected")) void sound("shield", later);
  }

  /** Calls somebody by name to the device. */
  call(name: string) {
    clearTimeout(this.#timer);
    this.called = name;
    this.#timer = setTimeout(() => this.end(), CALL);
    void sound("turn");
  }

  end = () => {
    clearTimeout(this.#timer);
    this.called = null;
    this.falling = false;
    this.struck = [];
  };
}
