/** The clocks of a table: until the dice come by themselves, and until one's own time is over. Both are announced once. */
import { untrack } from "svelte";
import { announcer } from "../lib/announcer.svelte";
import { Countdown, duration } from "../lib/ticking.svelte";
import { t } from "../lib/words";
import type { Turn } from "./turn.svelte";

/** Seconds that are announced to somebody who has no more than them. */
const LAST_SECONDS = 10;

/** To be made while a component is made. */
export class Clocks {
  readonly #turn: Turn;
  readonly #dice: Countdown;
  readonly #time: Countdown;

  /** When the next dice come, in words, second by second. */
  readonly soon = $derived.by(() => {
    const { seconds } = this.#dice;
    if (seconds === null) return null;
    const { ends, started } = this.#turn;
    return t(ends ? "result-soon" : started ? "dice-soon" : "first-dice-soon", { seconds });
  });
  /** Seconds that are left for one's own half-day, if they are limited. */
  readonly left = $derived.by(() => this.#time.seconds);

  constructor(turn: Turn) {
    this.#turn = turn;
    this.#dice = new Countdown(() => turn.diceDue);
    this.#time = new Countdown(() => turn.timeDue);
    $effect(() => {
      if (turn.diceDue !== null && turn.started)
        announcer.say(`${t("announce-all-acted")} ${untrack(() => this.soon) ?? ""}`);
    });
    $effect(() => {
      if (this.left === LAST_SECONDS) announcer.say(t("time-left-label", { time: duration(LAST_SECONDS) }));
    });
  }
}
