import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../testing/browser";
import { Keys } from "./keys.svelte";

beforeEach(stubBrowser);
afterEach(() => vi.unstubAllGlobals());

const pressed = (key: string) => ({ key });

it("are what they are printed as, in either case", () => {
  const keys = new Keys();
  expect(keys.is("sheet", pressed("s"))).toBe(true);
  expect(keys.is("sheet", pressed("S"))).toBe(true);
  expect(keys.is("sheet", pressed("u"))).toBe(false);
  expect(keys.die(pressed("3"))).toBe(2);
  expect(keys.die(pressed("5"))).toBeNull();
});

it("can all be switched off, and stay so", () => {
  new Keys().switch(false);
  const keys = new Keys();
  expect(keys.on).toBe(false);
  expect(keys.is("help", pressed("?"))).toBe(false);
  expect(keys.die(pressed("1"))).toBeNull();
});

describe("changing one", () => {
  it("frees the old key, and is remembered", () => {
    expect(new Keys().change("talk", "Y")).toBe(true);
    const keys = new Keys();
    expect(keys.is("talk", pressed("y"))).toBe(true);
    expect(keys.is("talk", pressed("t"))).toBe(false);
    expect(keys.change("menu", "t")).toBe(true);
    expect(keys.changed).toBe(true);
  });

  it.each(["m", "M", "2", "", " ", "ab"])("to “%s” is refused", (character) => {
    const keys = new Keys();
    expect(keys.change("talk", character)).toBe(false);
    expect(keys.of("talk")).toBe("t");
  });

  it("can be undone for all", () => {
    const keys = new Keys();
    keys.change("talk", "y");
    keys.reset();
    expect(keys.of("talk")).toBe("t");
    expect(new Keys().changed).toBe(false);
  });
});

it("are the usual ones where nothing sensible was kept", () => {
  localStorage.setItem("troyes-keys", '{"on":"perhaps","talk":7,"menu":"h","other":"x"}');
  const keys = new Keys();
  expect(keys.on).toBe(true);
  expect(keys.changed).toBe(false);
  localStorage.setItem("troyes-keys", "{");
  expect(new Keys().on).toBe(true);
});
