import { expect, test } from "./fixtures";
import { verify } from "./program";

/** A whole game by clicks, from the first page to the result; the score is the record's. */
test("a whole game alone", async ({ page, player }) => {
  await player.startAlone();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    // Different places from turn to turn, so that everything on the sheet gets its share.
    await player.takeTurn((places) => places[(half_day * 7) % places.length] ?? "");
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  const verdict = verify(await player.record());
  expect(verdict).toMatchObject({ ok: true, finished: true });
  await expect(page.getByTestId("final").first()).toHaveText(String(verdict.scores[0]));
});

test("a die first, then a place; undo is free", async ({ page, player }) => {
  await player.startWith({ seed: "die first" });
  await player.roll();
  const all = await player.places().count();
  const free = page.locator('[data-place^="building-"] [data-part="price"]', { hasText: "free" });
  expect(await free.count()).toBeGreaterThan(0);
  // The last die costs two deniers at least: prices are those of the chosen die.
  await page.keyboard.press("4");
  await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(1);
  await expect(free).toHaveCount(0);
  await player.places().first().click();
  await expect(player.confirmButton).toBeVisible();
  await expect(
    page.locator('[data-part="sheet"] :is([data-place], [data-part="space"])[data-state="ghost"]').first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(player.confirmButton).toBeHidden();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(0);
  await expect(player.places()).toHaveCount(all);
});

test("a place first, then one of the ways to it", async ({ page, player }) => {
  await player.startWith({ seed: "place first" });
  await player.roll();
  const many = page.locator('[data-place^="resource-"]').first();
  await many.click();
  const ways = page.getByTestId("way");
  expect(await ways.count()).toBeGreaterThan(1);
  const more = page.getByRole("button", { name: / more …$/ });
  const few = await ways.count();
  await more.click();
  await expect(more).toBeHidden();
  expect(await ways.count()).toBeGreaterThan(few);
  const last = ways.last();
  const price = await last.getByTestId("price").innerText();
  await last.click();
  await expect(last.getByRole("radio")).toBeChecked();
  const before = await player.decided();
  await player.confirmButton.click();
  await expect.poll(() => player.decided()).not.toBe(before);
  expect(price).not.toBe("");
  await expect(player.next).toBeVisible();
});

test("a turn is taken back until the next dice are shown", async ({ page, player }) => {
  await player.startWith({ seed: "take back" });
  await player.roll();
  const total = page.getByTestId("score");
  const before = await total.innerText();
  const work = page.locator('[data-place*="-work-"]:not([aria-disabled])').first();
  await work.click();
  await player.confirmButton.click();
  await expect(page.locator('[data-place][data-state="built"]')).toHaveCount(1);
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator('[data-place][data-state="built"]')).toHaveCount(0);
  await expect(total).toHaveText(before);
  await player.takeTurn();
  await player.roll();
  await expect(page.getByText("turn 2 of 16")).toBeVisible();
  await expect(page.getByRole("button", { name: "Take back" })).toBeHidden();
});

/** What the preview says is what happens. */
test("the preview in words and ink is what happens", async ({ page, player }) => {
  await player.startWith({ seed: "preview" });
  await player.roll();
  await page.locator('[data-place*="-work-"]:not([aria-disabled])').first().click();
  const then = Number(/then (\d+)/.exec(await page.getByTestId("total").innerText())?.[1]);
  const ghosts = await page.locator('[data-part="citizen"][data-state="ghost"]').count();
  expect(ghosts).toBe(2);
  await player.confirmButton.click();
  await expect(page.getByTestId("score")).toHaveText(String(then));
  await expect(page.locator('[data-part="citizen"][data-state="on"]')).toHaveCount(ghosts);
});
