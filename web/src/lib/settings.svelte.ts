/**
 * How a player likes the table: how many taps a turn takes, how fast things move, what is heard. This browser remembers it, for
 * every game; the game itself never knows.
 *
 * Durations of animations are multiplied by `--pace`, which follows `data-motion` of the page's root; "none" does what the system's setting for less motion does. A tap that confirms at once does so only where all ways are ways of
 * one offer, so the client need not know what is better. Dice that come by themselves leave a moment for taking back, and wait for whatever is open. `e2e/taps.spec.ts` counts taps and measures sounds.
 */

const STORED = "troyes-settings";

/** What confirms a chosen place besides the button: nothing, a second tap on it, or the tap that chooses it. */
export const CONFIRMS = ["button", "again", "once"] as const;
export const MOTIONS = ["usual", "quick", "none"] as const;

export interface Chosen {
  /** Whether the next dice come by themselves. */
  dice: boolean;
  confirm: (typeof CONFIRMS)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
}

const DEFAULTS: Chosen = { dice: false, confirm: "button", motion: "usual", sound: false };

/** How long what is animated takes, in its usual time; `--pace` in `art/tokens.css` says the same. */
const PACE = { usual: 1, quick: 0.4, none: 1 };

const oneOf = <T extends string>(all: readonly T[], value: unknown): T | undefined =>
  all.find((one) => one === value);

function kept(): Chosen {
  try {
    const known = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
    return {
      dice: known.dice === true,
      confirm: oneOf(CONFIRMS, known.confirm) ?? DEFAULTS.confirm,
      motion: oneOf(MOTIONS, known.motion) ?? DEFAULTS.motion,
      sound: known.sound === true,
    };
  } catch {
    // Nothing was kept that could be read.
    return DEFAULTS;
  }
}

export class Settings {
  #chosen = $state.raw(kept());

  constructor() {
    this.#show();
  }

  get chosen(): Readonly<Chosen> {
    return this.#chosen;
  }

  get pace(): number {
    return PACE[this.#chosen.motion];
  }

  /** Whether nothing should move: the player wants it so, or the system says so. */
  get still(): boolean {
    return this.#chosen.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  change(change: Partial<Chosen>) {
    this.#chosen = { ...this.#chosen, ...change };
    this.#show();
    try {
      localStorage.setItem(STORED, JSON.stringify(this.#chosen));
    } catch {
      // It lasts as long as the page, then.
    }
  }

  /** Styles look at the page's root. */
  #show() {
    if ("document" in globalThis) document.documentElement.dataset.motion = this.#chosen.motion;
  }
}

export const settings = new Settings();
