/** A language is spoken once it knows the words of all pages that have been seen, and no page is shown before its words are there. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { speaking } from "./language.svelte";
import { type Area, Speech } from "./speech";
import { t, withWords } from "./words";

/** What is being fetched, in the order in which it was asked for. */
let fetched: { tag: string; areas: Area[]; done: () => void; fail: () => void }[];

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speaking.choose("en");
  fetched = [];
  vi.spyOn(Speech.prototype, "learn").mockImplementation(function (this: Speech, areas) {
    return new Promise((resolve, reject) => {
      fetched.push({
        tag: this.tag,
        areas: [...areas],
        done: resolve,
        fail: () => reject(new Error("not fetched")),
      });
    });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Lets everything happen that can. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it("shows a part when it and its words are there", async () => {
  let shown = false;
  void withWords(Promise.resolve(), "hints").then(() => (shown = true));
  await settle();
  expect(shown).toBe(false);
  expect(fetched.map(({ tag, areas }) => [tag, areas])).toEqual([["en", ["hints"]]]);
  fetched[0]?.done();
  await settle();
  expect(shown).toBe(true);
});

it("fails to show a part whose words cannot be fetched", async () => {
  const part = withWords(Promise.resolve(), "hints");
  fetched[0]?.fail();
  await expect(part).rejects.toThrow("not fetched");
});

it("shows a part in the language that was chosen while it was fetched", async () => {
  let shown = "";
  void withWords(Promise.resolve(), "hints").then(() => (shown = speaking.tag));
  void speaking.choose("fr");
  fetched[1]?.done();
  await settle();
  expect(speaking.tag).toBe("fr");
  fetched[0]?.done();
  await settle();
  expect(shown).toBe("");
  expect(fetched[2]).toMatchObject({ tag: "fr", areas: ["hints"] });
  fetched[2]?.done();
  await settle();
  expect(shown).toBe("fr");
});

it("speaks the language that was chosen last, whichever comes first", async () => {
  void speaking.choose("fr");
  void speaking.choose("de");
  fetched[1]?.done();
  await settle();
  expect(speaking.tag).toBe("de");
  fetched[0]?.done();
  await settle();
  expect(speaking.tag).toBe("de");
});

it("stays with its language if another one cannot be fetched", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  void speaking.choose("fr");
  fetched[0]?.fail();
  await settle();
  expect(warned).toHaveBeenCalledOnce();
  expect(speaking.tag).toBe("en");
  expect(t("loading")).toBe("One moment …");
});

it("asks again for what could not be fetched", async () => {
  vi.restoreAllMocks();
  const speech = new Speech("eo");
  await expect(speech.learn(["common"])).rejects.toThrow("there is no");
  await expect(speech.learn(["common"])).rejects.toThrow("there is no");
  const french = new Speech("fr");
  await Promise.all([french.learn(["common"]), french.learn(["common", "errors"])]);
  expect(french.words.hasMessage("loading")).toBe(true);
});
