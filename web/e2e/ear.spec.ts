/** A whole game with the keyboard only; all that is announced is compared with what the server says has happened. */
import type { Effect, PlayedHalfDay, TableView } from "../src/wire";
import { expect, type Page, type Player, test } from "./fixtures";
import { verify } from "./program";
import { wordsOf } from "./words";

const words = wordsOf("en");
const ROW = {
  red: { prestige: "fortress", work: "counts_palace" },
  yellow: { prestige: "great_hall", work: "city_hall" },
  white: { prestige: "cathedral", work: "bishopric" },
} as const;
const CITIZENS = { red: "some-knights", yellow: "some-craftsmans", white: "some-priests" } as const;

/** What somebody must hear of an effect. */
function phrase(effect: Effect): string | null {
  switch (effect.type) {
    case "built":
      return words("chain-building", {
        row: words(`row-${ROW[effect.color][effect.kind]}`),
        value: effect.position,
      });
    case "circled":
      return words(`some-${effect.resource}`, { count: effect.to - effect.from + 1 });
    case "joined":
      return words(CITIZENS[effect.color], { count: effect.to - effect.from + 1 });
    case "linked":
      return words("chain-link", { left: effect.left, right: effect.left + 1 });
    case "won":
      return words(`chain-${effect.bonus}`, {
        space: effect.space,
        citizens: words(`citizens-${effect.color}`),
      });
    case "unlocked":
      return `×${effect.points}`;
    case "lost_resources":
      return words("lost", { what: words(`some-${effect.resource}`, { count: effect.count }) });
    case "lost_citizens":
      return words("lost", { what: words("some-citizens", { count: effect.count }) });
    case "lost_building":
      return words("lost", { what: words(`lost-${effect.bonus}`) });
    case "attacked":
      return words(`attack-${effect.outcome}`, {
        color: effect.color,
        district: words(`district-${effect.color}`),
        value: effect.position,
      });
    case "paid":
      return null;
  }
}

/** The phrases must come in this order. */
function expectHeard(text: string, effects: Effect[]) {
  let from = 0;
  for (const effect of effects) {
    const expected = phrase(effect);
    if (expected === null) continue;
    const at = text.indexOf(expected, from);
    expect(at, `“${expected}” after ${from} in “${text}”`).toBeGreaterThanOrEqual(0);
    from = at + expected.length;
  }
}

/** Everything that the live regions say from now on. */
async function listen(page: Page) {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const region of document.querySelectorAll("[role=status][aria-live], [role=log]"))
      new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent));
        const text = region.role === "log" ? added.join(" ") : region.textContent;
        if (text?.trim()) heard.push(text.trim());
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
}

const heardSince = (page: Page, from: number) =>
  page.evaluate((start) => (globalThis as unknown as { heard: string[] }).heard.slice(start), from);

async function lastPlayed(page: Page, player: Player): Promise<PlayedHalfDay> {
  const answer = await page.request.get(`/api/games/${player.id()}`);
  const view = (await answer.json()) as TableView;
  return view.seats[0]!.chronicle.at(-1)!;
}

test("a whole game by keyboard, heard", async ({ page, player }) => {
  test.setTimeout(240_000);
  await player.startWith({ seed: "by ear", pace: "own" });
  await listen(page);
  let heard = 0;
  const hear = async () => {
    const fresh = await heardSince(page, heard);
    heard += fresh.length;
    return fresh.join(" ");
  };
  let attacks = 0;
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    let before = await player.decided();
    await page.keyboard.press("n");
    await player.somethingNew(before);
    const { dice, event } = await lastPlayed(page, player);
    await expect.poll(() => heardSince(page, heard)).not.toEqual([]);
    const fall = await hear();
    for (const die of dice)
      expect(fall).toContain(
        die.black
          ? `black ${die.value} on a ${die.color} plaza`
          : `${words(`color-${die.color}`)} ${die.value}`,
      );
    expectHeard(fall, event);
    attacks += event.length;
    for (let step = 0; !(await player.next.isVisible()); step += 1) {
      before = await player.decided();
      // Relief chooses itself: it is heard with the dice.
      let preview = fall;
      if (!(await player.confirmButton.isVisible())) {
        for (let press = 0; press <= (half_day * 5 + step) % 7; press += 1) await page.keyboard.press("s");
        await page.keyboard.press("Enter");
        await expect(player.confirmButton).toBeVisible();
        await expect.poll(() => heardSince(page, heard)).not.toEqual([]);
        preview = await hear();
      }
      await page.keyboard.press("Enter");
      await player.somethingNew(before);
      const done = (await lastPlayed(page, player)).turn.at(-1)!;
      await expect.poll(() => heardSince(page, heard)).not.toEqual([]);
      expectHeard(preview, done.effects);
      expectHeard(await hear(), done.effects);
    }
  }
  expect(attacks).toBeGreaterThan(5);
  await page.keyboard.press("n");
  await page.waitForURL(/\/result$/);
  expect(verify(await player.record())).toMatchObject({ ok: true, finished: true });
});

test("the tab key goes round the whole table and out of it: nothing holds it", async ({ page, player }) => {
  await player.startWith({ seed: "no trap" });
  await player.roll();
  const seen = new Set<string>();
  // The focus starts somewhere in the middle: out once, and then all the way round.
  for (let step = 0, out = 0; out < 2; step += 1) {
    expect(step).toBeLessThan(60);
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement;
      if (one === document.body) return "out";
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      const visible =
        (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || one.classList.contains("sr");
      return `${visible ? "" : "no focus to see: "}${one.getAttribute("aria-label") ?? one.textContent?.trim()}`;
    });
    expect(where).not.toMatch(/^no focus/);
    if (where === "out") out += 1;
    else seen.add(where);
  }
  expect(seen).toContain("Menu");
  expect([...seen].some((name) => name.startsWith("Die 1"))).toBe(true);
  expect([...seen].some((name) => /position|Gain/.test(name))).toBe(true);
  expect(seen.size).toBeLessThan(25);
});
