import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Keys } from "../lib/keys.svelte";
import { has } from "../lib/words";
import { stubBrowser } from "../testing/browser";
import { actOf, KEYMAP } from "./keymap";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["1", "die"],
  ["4", "die"],
  ["Enter", "enter"],
  ["Escape", "escape"],
  ["Backspace", "undo"],
  ["u", "undo"],
  ["N", "next"],
  ["?", "help"],
  ["5", null],
  ["x", null],
  ["/", null],
  ["ArrowUp", null],
] as const)("%s: %s", (key, act) => {
  expect(actOf({ key }, new Keys())).toBe(act);
});

it("without single characters only the keys with names are left", () => {
  const keys = new Keys();
  keys.switch(false);
  const left = [..."1234sunhrmtg?"].filter((key) => actOf({ key }, keys) !== null);
  expect(left).toEqual([]);
  expect(["Enter", "Escape", "Backspace"].map((key) => actOf({ key }, keys))).toEqual([
    "enter",
    "escape",
    "undo",
  ]);
});

it("every key has its meaning in words, and no act has two lines", () => {
  for (const { meaning } of KEYMAP) expect(has(meaning), meaning).toBe(true);
  expect(new Set(KEYMAP.map(({ act }) => act)).size).toBe(KEYMAP.length);
});
