/** Seconds until a moment of the server's clock, counted down while somebody looks. */
import { serverTime } from "./clock";
import { t } from "./words";

const STEP = 250;

/** Whole seconds until the moment, never below 0; null if there is no moment. To be made while a component is made. */
export class Countdown {
  #now = $state(serverTime());
  readonly #due: () => number | null;
  readonly seconds = $derived.by(() => {
    const due = this.#due();
    return due === null ? null : Math.max(0, Math.ceil((due - this.#now) / 1_000));
  });

  constructor(due: () => number | null) {
    this.#due = due;
    $effect(() => {
      if (due() === null) return;
      this.#now = serverTime();
      const timer = setInterval(() => (this.#now = serverTime()), STEP);
      return () => clearInterval(timer);
    });
  }
}

/** The server's time, second by second, as long as somebody wants to know. To be made while a component is made. */
export class Clock {
  now = $state(serverTime());

  constructor(wanted: () => boolean) {
    $effect(() => {
      if (!wanted()) return;
      this.now = serverTime();
      const timer = setInterval(() => (this.now = serverTime()), 1_000);
      return () => clearInterval(timer);
    });
  }
}

/** "2 d 4 h", "3 h 5 min", "1:07". */
export function duration(seconds: number): string {
  const [days, hours, minutes] = [86_400, 3_600, 60].map((unit) => Math.floor(seconds / unit)) as [
    number,
    number,
    number,
  ];
  if (days > 0) return t("time-days", { days, hours: hours % 24 });
  if (hours > 0) return t("time-hours", { hours, minutes: minutes % 60 });
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}
