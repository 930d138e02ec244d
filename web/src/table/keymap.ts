/** The keys of the table, as data: what each does, how it is shown, and what the help says about it. */
import { DICE_KEYS, keys as chosen, type Keys, type Shortcut } from "../lib/keys.svelte";
import { t } from "../lib/words";

export type TableAct = "die" | "arrows" | "enter" | "escape" | Exclude<Shortcut, "find">;

/** The messages that say what keys do. */
type Meaning = "key-dice" | `key-${Exclude<TableAct, "die">}`;

interface Binding {
  act: TableAct;
  /** Keys that nobody can change, as browsers name them. */
  fixed?: readonly string[];
  /** The key with a character, which can be changed or switched off. */
  shortcut?: Shortcut;
  /** How fixed keys are shown. */
  cap?: () => string;
  meaning: Meaning;
}

/** In the order of the help. */
export const KEYMAP: readonly Binding[] = [
  { act: "die", cap: () => DICE_KEYS.join(" "), meaning: "key-dice" },
  { act: "sheet", shortcut: "sheet", meaning: "key-sheet" },
  // The sheet itself listens to these.
  { act: "arrows", cap: () => "← ↑ → ↓", meaning: "key-arrows" },
  { act: "enter", fixed: ["Enter"], cap: () => t("keycap-enter"), meaning: "key-enter" },
  { act: "undo", fixed: ["Backspace"], shortcut: "undo", meaning: "key-undo" },
  { act: "escape", fixed: ["Escape"], cap: () => t("keycap-escape"), meaning: "key-escape" },
  { act: "next", shortcut: "next", meaning: "key-next" },
  { act: "hints", shortcut: "hints", meaning: "key-hints" },
  { act: "rules", shortcut: "rules", meaning: "key-rules" },
  { act: "menu", shortcut: "menu", meaning: "key-menu" },
  { act: "talk", shortcut: "talk", meaning: "key-talk" },
  { act: "guide", shortcut: "guide", meaning: "key-guide" },
  { act: "help", shortcut: "help", meaning: "key-help" },
];

/** How the key of a shortcut is written. */
export const capOf = (shortcut: Shortcut) => chosen.of(shortcut).toLocaleUpperCase();

/** The keys that work now and what they do, without those for what there is not. */
export function shownKeys(without: readonly TableAct[]): { cap: string; meaning: Meaning }[] {
  return KEYMAP.flatMap(({ act, cap, shortcut, meaning }) => {
    const single = act === "die" || shortcut !== undefined;
    if (without.includes(act) || (single && !chosen.on)) return [];
    return [{ cap: shortcut ? capOf(shortcut) : (cap?.() ?? ""), meaning }];
  });
}

/** What a pressed key asks for. */
export function actOf(event: Pick<KeyboardEvent, "key">, keys: Keys): TableAct | null {
  if (keys.die(event) !== null) return "die";
  const asked = KEYMAP.find(
    ({ fixed, shortcut }) => fixed?.includes(event.key) || (shortcut && keys.is(shortcut, event)),
  );
  return asked?.act ?? null;
}

/** Whether a key is pressed for the table, and not for a field, a window over it or the browser. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return !target?.matches("input:not([type=radio]), textarea, select") && !target?.closest("dialog");
}
