/** What a player can set: how many taps a turn takes, how fast things move, what is heard. */
import type { Page } from "@playwright/test";
import type { Chosen } from "../src/lib/settings.svelte";
import { expect, type Player, still, test } from "./fixtures";
import { simulate, upTo } from "./program";

/** Some half-day on: no sheet is crossed out, and whatever is built is one decision. */
const CALM = upTo(simulate(1, "middle", "--policy", "greedy")[0]!, 4);

async function set(page: Page, change: Partial<Chosen>) {
  await page.addInitScript((kept) => localStorage.setItem("troyes-settings", kept), JSON.stringify(change));
}

/** Counts taps from now on, as a thumb does. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.taps = "0";
    addEventListener("pointerdown", () => (root.dataset.taps = String(Number(root.dataset.taps) + 1)), true);
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.taps));
}

/** A place where all ways do the same, by which no chain begins: as the table has it. */
async function plainPlace(player: Player): Promise<string> {
  const view = await (await player.page.request.get(`/api/games/${player.id()}`)).json();
  for (const offer of view.seats[0].offers) {
    const { target } = offer;
    if (target.type === "building" && target.kind === "work" && offer.finishes)
      return `building-${target.color}-${target.kind}-${target.position}`;
  }
  throw new Error("no work building can be reached");
}

/** Taps through a turn as the settings have it, and waits for the next dice. */
async function turn(player: Player, { confirm = "button", dice = false }: Partial<Chosen>) {
  const { page } = player;
  const [before, half_day] = [await player.decided(), await player.halfDay()];
  const place = page.locator(`[data-place="${await plainPlace(player)}"]`);
  await place.click();
  if (confirm === "button") await player.confirmButton.click();
  if (confirm === "again") {
    await expect(player.confirmButton).toBeVisible();
    expect(await player.decided()).toBe(before);
    await place.click();
  }
  await player.somethingNew(before);
  if (!dice) await player.next.click();
  await expect(page.getByTestId("table")).not.toHaveAttribute("data-half-day", half_day);
}

const TURNS: [number, Partial<Chosen>][] = [
  [3, {}],
  [3, { confirm: "again" }],
  [2, { confirm: "once" }],
  [2, { dice: true }],
  [2, { dice: true, confirm: "again" }],
  [1, { dice: true, confirm: "once" }],
];

for (const [taps, change] of TURNS) {
  test(`a turn takes ${taps} taps with ${JSON.stringify(change)}`, async ({ page, player }) => {
    await set(page, change);
    await player.playOn(CALM);
    const tapped = await countTaps(page);
    await turn(player, change);
    expect(await tapped()).toBe(taps);
  });
}

test("before the next dice come by themselves, a turn can be taken back", async ({ page, player }) => {
  await page.clock.install();
  await set(page, { dice: true });
  await player.playOn(CALM);
  const half_day = await player.halfDay();
  await player.decide(await plainPlace(player));
  await expect(page.getByText("The next dice come by themselves in a moment")).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.getByRole("heading", { name: "Choose a die or a place" })).toBeVisible();
  // Longer than the dice would have taken.
  await page.clock.fastForward(2_500);
  await still(page);
  expect(await player.halfDay()).toBe(half_day);
});

test("dice wait while somebody reads something else", async ({ page, player }) => {
  await page.clock.install();
  await set(page, { dice: true });
  await player.playOn(CALM);
  const half_day = await player.halfDay();
  await player.decide(await plainPlace(player));
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.clock.fastForward(2_500);
  await still(page);
  expect(await player.halfDay()).toBe(half_day);
  await page.keyboard.press("Escape");
  await expect(page.getByTestId("table")).not.toHaveAttribute("data-half-day", half_day);
});

test("one tap asks where ways give different things", async ({ page, player }) => {
  await set(page, { confirm: "once" });
  await player.playOn(CALM);
  const before = await player.decided();
  const view = await (await page.request.get(`/api/games/${player.id()}`)).json();
  const gains = view.seats[0].offers.flatMap((offer: { target: { type: string; resource: string } }) =>
    offer.target.type === "resource" ? [offer.target.resource] : [],
  );
  const several = gains.find((one: string, at: number) => gains.indexOf(one) !== at);
  expect(several, "a track with several gains").toBeTruthy();
  await page.locator(`[data-place="resource-${several}"]`).click();
  await expect(player.confirmButton).toBeVisible();
  expect(await player.decided()).toBe(before);
});

test("settings are found in the menu and in the help, and stay", async ({ page, player }) => {
  await player.playOn(CALM);
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByLabel("The next dice come by themselves").check();
  await dialog.getByLabel("With a second tap on the place").check();
  await dialog.getByLabel("Faster").check();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "quick");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "quick");
  await still(page);
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Settings" }).click();
  await expect(dialog.getByLabel("The next dice come by themselves")).toBeChecked();
  await expect(dialog.getByLabel("With a second tap on the place")).toBeChecked();
});

test.describe("motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  for (const [motion, seconds] of [
    ["usual", 0.52],
    ["quick", 0.208],
    ["none", 0.00001],
  ] as const) {
    test(`${motion}: how long the black die takes to fall`, async ({ page, player }) => {
      await set(page, { motion });
      await player.playOn(CALM);
      const slam = await page.evaluate(() => {
        document.querySelector('[data-part="wheel"]')!.classList.add("staged");
        const face = document.querySelector('[data-part="die"][data-black] .face')!;
        return Number.parseFloat(getComputedStyle(face).animationDuration);
      });
      expect(slam).toBeCloseTo(seconds, 4);
    });
  }
});

/** What is heard, as numbers: the page's own synthesis, drawn into memory instead of played. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard = { contexts: [] as OfflineAudioContext[] };
    class Recorder extends OfflineAudioContext {
      constructor() {
        super(1, 44_100 * 4, 44_100);
        heard.contexts.push(this);
      }
      override get state() {
        return "running" as const;
      }
    }
    Object.assign(window, { AudioContext: Recorder, heard });
  });
}

interface Heard {
  loudest: number;
  seconds: number;
}
const heard = (page: Page) =>
  page.evaluate(async (): Promise<Heard | null> => {
    const [context] = (window as unknown as { heard: { contexts: OfflineAudioContext[] } }).heard.contexts;
    if (!context) return null;
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const last = samples.findLastIndex((sample) => Math.abs(sample) > 0.001);
    return { loudest, seconds: last / 44_100 };
  });

test("there is no sound, and nothing of it is fetched, until it is wanted", async ({ page, player }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await listen(page);
  await player.playOn(CALM);
  await turn(player, {});
  await still(page);
  expect(await heard(page)).toBeNull();
  expect(fetched.filter((url) => url.includes("synthesis"))).toEqual([]);
});

test("new dice are heard, quietly and shortly", async ({ page, player }) => {
  await listen(page);
  await set(page, { sound: true });
  await player.playOn(CALM);
  await turn(player, {});
  await expect
    .poll(() =>
      page.evaluate(() => "heard" in window && (window.heard as { contexts: unknown[] }).contexts.length),
    )
    .toBe(1);
  await still(page);
  const { loudest, seconds } = (await heard(page))!;
  expect(loudest).toBeGreaterThan(0.01);
  expect(loudest).toBeLessThan(0.25);
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(2);
});

test("switching sounds on plays one", async ({ page, player }) => {
  await listen(page);
  await player.playOn(CALM);
  await page.keyboard.press("m");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Quiet sounds").check();
  await still(page);
  await expect.poll(async () => (await heard(page))?.loudest ?? 0).toBeGreaterThan(0.01);
});
