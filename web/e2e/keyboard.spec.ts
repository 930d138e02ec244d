import { expect, type Page, type Player, test } from "./fixtures";
import { simulate, upTo, verify } from "./program";

/** Nothing but keys, from the first page to the result. */
test("a whole game with the keyboard only", async ({ page, player }) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await tabTo(page, "Play alone");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(player.next).toBeVisible();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await goOn(page, player);
    // A die that can be taken first, in every other turn.
    for (const key of half_day % 2 === 0 ? ["1", "2", "3", "4"] : []) {
      if ((await page.locator('[data-part="die"][aria-pressed="true"]').count()) === 0)
        await page.keyboard.press(key);
    }
    await finishTurn(page, player);
    if (half_day === 3) {
      const before = await player.decided();
      await page.keyboard.press("u");
      await player.somethingNew(before);
      await expect(player.next).toBeHidden();
      await finishTurn(page, player);
    }
  }
  await goOn(page, player);
  await page.waitForURL(/\/result$/);
  expect(verify(await player.record())).toMatchObject({ ok: true, finished: true });
});

async function goOn(page: Page, player: Player) {
  const before = await player.decided();
  await page.keyboard.press("n");
  await player.somethingNew(before);
}

async function finishTurn(page: Page, player: Player) {
  let presses = 0;
  while (!(await player.next.isVisible())) {
    const before = await player.decided();
    if (!(await player.confirmButton.isVisible())) {
      await page.keyboard.press("s");
      if (presses % 3 === 1) await page.keyboard.press("s");
      presses += 1;
      await page.keyboard.press("Enter");
      await expect(player.confirmButton).toBeVisible();
    }
    await page.keyboard.press("Enter");
    await player.somethingNew(before);
  }
}

async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    if ((await page.evaluate(() => document.activeElement?.textContent?.trim())) === name) return;
  }
  throw new Error(`the tab key never reached ${name}`);
}

/** Relief is no place on the sheet: Enter takes it wherever the focus is, if it has nothing else to do there. */
test("relief by key", async ({ page, player }) => {
  const record = simulate(400, "relief", "--policy", "random").find((one) =>
    one.half_days.some((half_day) => "relief" in (half_day.turns[0]?.[0] ?? {})),
  );
  const at = record!.half_days.findIndex((half_day) => "relief" in (half_day.turns[0]?.[0] ?? {}));
  await player.playOn(upTo(record!, at));
  await expect(page.getByRole("heading", { name: "You cannot pay for any die" })).toBeVisible();
  await page.locator('[data-place="building-red-prestige-1"]').focus();
  const before = await player.decided();
  await page.keyboard.press("Enter");
  await player.somethingNew(before);
  await expect(player.next).toBeVisible();
});

test("arrows move around the sheet", async ({ page, player }) => {
  await player.startWith({ seed: "arrows" });
  await player.roll();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.place);
  await page.locator('[data-place="building-red-prestige-1"]').focus();
  for (const [key, place] of [
    ["ArrowRight", "building-red-prestige-2"],
    ["ArrowDown", "building-red-work-2"],
    ["ArrowDown", "resource-influence"],
    ["ArrowDown", "building-yellow-prestige-1"],
    ["ArrowUp", "resource-influence"],
    ["ArrowUp", "building-red-work-1"],
    ["ArrowLeft", "building-red-work-1"],
  ] as const) {
    await page.keyboard.press(key);
    expect(await focused()).toBe(place);
  }
  // The sheet is one stop of the tab key, wherever the arrows have gone.
  await expect(page.locator('[data-part="sheet"] [data-place][tabindex="0"]')).toHaveCount(1);
});

test("keys: help, menu, escape", async ({ page, player }) => {
  await player.startWith({ seed: "keys" });
  await player.roll();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Help" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("2");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(0);
});
