/** A finished game in a link is the same game afterwards, and nothing else gets in. */
import { expect, it, vi } from "vitest";
import record from "../../../docs/example-game.json?raw";
import { FakeHost } from "../testing/fake-host";
import { pack, recordIn, resultLink, unpack } from "./game-link";

vi.stubGlobal("location", new URL("https://example.org/"));

it("carries a whole game in a short link", async () => {
  const packed = await pack(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(1_000);
  expect(await unpack(packed)).toBe(record);
});

it("says names in all scripts", async () => {
  expect(await unpack(await pack("阿達 · Zoë · 🎲"))).toBe("阿達 · Zoë · 🎲");
});

it("sends where a game is, or all of it", async () => {
  const host = new FakeHost({ records: { mine: { format: "troyes-dice" } } });
  expect(await resultLink(host, "mine")).toBe("#game-mine/result");
  host.games.link = async () => null;
  const link = await resultLink(host, "mine");
  expect(link).toMatch(/^https:\/\/example.org\/beside#[\w-]+$/);
  expect(await recordIn(`look: ${link} !`)).toBe('{"format":"troyes-dice"}');
  expect(await recordIn(record)).toBe(record);
});

it.each(["", "!", "AAAA", "%", "a"])("takes nothing from %j", async (text) => {
  await expect(unpack(text)).rejects.toMatchObject({ code: "bad-link" });
});

it("knows a link that was cut off", async () => {
  const packed = await pack(record);
  await expect(unpack(packed.slice(0, -9))).rejects.toMatchObject({ code: "bad-link" });
});

it("fills no memory", async () => {
  await expect(unpack(await pack(" ".repeat(50_000_000)))).rejects.toMatchObject({ code: "bad-link" });
});
