/**
 * Keys with a single character that do something on a page. People who speak to the computer, or press keys by accident, can
 * switch them off or choose others (WCAG 2.1.4); this browser remembers it.
 */

const STORED = "troyes-keys";

const DEFAULTS = {
  sheet: "s",
  undo: "u",
  next: "n",
  hints: "h",
  rules: "r",
  menu: "m",
  talk: "t",
  guide: "g",
  help: "?",
  find: "/",
} as const;

export type Shortcut = keyof typeof DEFAULTS;
export const SHORTCUTS = Object.keys(DEFAULTS) as Shortcut[];

/** The dice are chosen by their numbers: these keys can be switched off and not changed. */
export const DICE_KEYS = ["1", "2", "3", "4"];

type Pressed = Pick<KeyboardEvent, "key">;

/** A character as keys give it: one, that can be seen. */
const isCharacter = (text: string) => [...text].length === 1 && text.trim() !== "";

export class Keys {
  on = $state(true);
  #changed = $state.raw<Partial<Record<Shortcut, string>>>({});

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? "{}") as Record<string, unknown>;
      this.on = kept.on !== false;
      for (const shortcut of SHORTCUTS) {
        const character = kept[shortcut];
        if (typeof character === "string") this.#take(shortcut, character);
      }
    } catch {
      // Nothing was kept that could be read.
    }
  }

  /** Whether any key is another than it was. */
  get changed(): boolean {
    return Object.keys(this.#changed).length > 0;
  }

  /** The character of a shortcut, in lower case. */
  of(shortcut: Shortcut): string {
    return this.#changed[shortcut] ?? DEFAULTS[shortcut];
  }

  /** Whether the key of a shortcut was pressed. */
  is(shortcut: Shortcut, { key }: Pressed): boolean {
    return this.on && key.toLowerCase() === this.of(shortcut);
  }

  /** The die whose key was pressed, from 0. */
  die({ key }: Pressed): number | null {
    const index = this.on ? DICE_KEYS.indexOf(key) : -1;
    return index < 0 ? null : index;
  }

  switch(on: boolean) {
    this.on = on;
    this.#keep();
  }

  /** Gives a shortcut another key; returns whether it is free. */
  change(shortcut: Shortcut, character: string): boolean {
    if (!this.#take(shortcut, character)) return false;
    this.#keep();
    return true;
  }

  reset() {
    this.#changed = {};
    this.#keep();
  }

  #take(shortcut: Shortcut, text: string): boolean {
    const character = text.toLowerCase();
    const taken =
      DICE_KEYS.includes(character) ||
      SHORTCUTS.some((other) => other !== shortcut && this.of(other) === character);
    if (!isCharacter(character) || taken) return false;
    const { [shortcut]: _, ...others } = this.#changed;
    this.#changed = character === DEFAULTS[shortcut] ? others : { ...others, [shortcut]: character };
    return true;
  }

  #keep() {
    try {
      localStorage.setItem(STORED, JSON.stringify({ on: this.on, ...this.#changed }));
    } catch {
      // It lasts as long as the page, then.
    }
  }
}

export const keys = new Keys();
