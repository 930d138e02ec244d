import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../testing/browser";
import { Settings } from "./settings.svelte";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

it("take as many taps as ever, and are silent, until a player wants it otherwise", () => {
  expect(new Settings().chosen).toEqual({ dice: false, confirm: "button", motion: "usual", sound: false });
});

it("are kept in this browser, each by itself", () => {
  new Settings().change({ confirm: "again" });
  new Settings().change({ dice: true });
  new Settings().change({ motion: "quick", sound: true });
  expect(new Settings().chosen).toEqual({ dice: true, confirm: "again", motion: "quick", sound: true });
});

it.each(["{", "[]", '{"dice":"yes","confirm":"never","motion":3,"sound":1}', "null"])(
  "are the usual ones where %s was kept",
  (text) => {
    localStorage.setItem("troyes-settings", text);
    expect(new Settings().chosen).toEqual({ dice: false, confirm: "button", motion: "usual", sound: false });
  },
);

it("show styles how fast things move", () => {
  const root = { dataset: {} as Record<string, string> };
  vi.stubGlobal("document", { documentElement: root });
  const settings = new Settings();
  expect([root.dataset.motion, settings.pace]).toEqual(["usual", 1]);
  settings.change({ motion: "quick" });
  expect([root.dataset.motion, settings.pace]).toEqual(["quick", 0.4]);
});

it("let nothing move where either the player or the system says so", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const settings = new Settings();
  expect(settings.still).toBe(false);
  settings.change({ motion: "none" });
  expect(settings.still).toBe(true);
  settings.change({ motion: "quick" });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  expect(settings.still).toBe(true);
});
