/** Counts a score up, line by line. It only decorates: everything is in the page from the start, and any key or tap ends it. */
import { settings } from "../lib/settings.svelte";

const PAUSE = 260;
const FIRST_PAUSE = 500;

export class Counting {
  /** How many lines are shown. */
  shown = $state(0);
  #lines = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly done = $derived(this.shown >= this.#lines);

  /** Starts; a score that was counted before in this window stands at once, and so does one for people who want no motion. */
  start(lines: number, name: string) {
    this.#lines = lines;
    if (settings.still || wasCounted(name)) this.shown = lines;
    else {
      this.shown = 0;
      this.#timer = setTimeout(this.#next, FIRST_PAUSE * settings.pace);
    }
  }

  #next = () => {
    this.shown += 1;
    if (!this.done) this.#timer = setTimeout(this.#next, PAUSE * settings.pace);
  };

  end = () => {
    clearTimeout(this.#timer);
    this.shown = this.#lines;
  };
}

function wasCounted(name: string): boolean {
  try {
    const key = `counted-${name}`;
    const before = sessionStorage.getItem(key) !== null;
    sessionStorage.setItem(key, "");
    return before;
  } catch {
    return false;
  }
}
