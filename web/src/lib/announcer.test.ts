import { expect, it } from "vitest";
import { Announcer } from "./announcer.svelte";

const texts = (announcer: Announcer) => announcer.latest.map(({ text }) => text);

it("says the same thing twice as two things, so that both are heard", () => {
  const announcer = new Announcer();
  announcer.say("No die");
  announcer.say("No die");
  expect(texts(announcer)).toEqual(["No die", "No die"]);
  const [first, second] = announcer.latest;
  expect(first?.key).not.toBe(second?.key);
});

it("keeps the latest, each under the key that it has had", () => {
  const announcer = new Announcer();
  for (let number = 1; number <= 9; number += 1) announcer.say(String(number));
  expect(texts(announcer)).toEqual(["4", "5", "6", "7", "8", "9"]);
  const before = new Map(announcer.latest.map(({ key, text }) => [text, key]));
  announcer.say("10");
  for (const { key, text } of announcer.latest.slice(0, -1)) expect(key).toBe(before.get(text));
});

it("says nothing about nothing", () => {
  const announcer = new Announcer();
  announcer.say("  ");
  expect(announcer.latest).toEqual([]);
});
