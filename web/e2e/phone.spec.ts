import { expect, still, test } from "./fixtures";
import { verify } from "./program";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("dice, sheet and bar fit on a phone without scrolling", async ({ page, player }) => {
  await player.startWith({ seed: "phone", banquets: true });
  await player.roll();
  await still(page);
  for (const part of ["dice", "sheet", "confirm"]) {
    const box = await page.getByTestId(part).boundingBox();
    expect(box, part).not.toBeNull();
    expect(box!.x, part).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width, part).toBeLessThanOrEqual(390);
    expect(box!.y, part).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height, part).toBeLessThanOrEqual(844.5);
  }
  const hidesNothing = async () => {
    const sheet = await page.getByTestId("cast").boundingBox();
    const bar = await page.getByTestId("confirm").boundingBox();
    expect(sheet!.y + sheet!.height, "the bar hides nothing of the sheet").toBeLessThanOrEqual(bar!.y + 0.5);
  };
  await hidesNothing();
  // The bar is highest where there are several ways.
  const severalWays = page.getByTestId("ways");
  for (const place of await page.locator('[data-place^="building-"]:not([aria-disabled])').all()) {
    await place.tap();
    if (await severalWays.isVisible()) break;
  }
  await expect(severalWays).toBeVisible();
  await hidesNothing();
  // Pinch zoom is never disabled, and nothing is wider than the screen.
  const viewport = await page.locator("meta[name=viewport]").getAttribute("content");
  expect(viewport).not.toMatch(/user-scalable|maximum-scale/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("what belongs together stays together, on small phones too", async ({ page, player }) => {
  await player.startWith({ seed: "phone" });
  await player.roll();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await still(page);
    for (const [inside, frame] of [
      ['[data-part="bonus"] svg', '[data-part="space"][data-bonus]'],
      ['[data-part="price"]', '[data-place^="building-"]:not([aria-disabled])'],
    ] as const) {
      const out = await page.locator(`${frame} ${inside}`).evaluateAll((all, around) => {
        const right = (element: Element) => element.getBoundingClientRect().right;
        return all.map((element) => right(element) - right(element.closest(around)!));
      }, frame);
      expect(out.length, inside).toBeGreaterThan(5);
      expect(Math.max(...out), `${inside} within ${frame} at ${width}`).toBeLessThanOrEqual(0.5);
    }
  }
});

test("what a place gives stands beside what it costs", async ({ page, player }) => {
  await player.startWith({ seed: "phone" });
  await player.roll();
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await still(page);
    const reached = page.locator('[data-place^="building-"]:not([aria-disabled])');
    const hidden = await reached.evaluateAll((all) =>
      all.flatMap((place) =>
        ["gain", "price"].flatMap((part) => {
          const found = place.querySelector<HTMLElement>(`[data-part="${part}"]`);
          return found?.checkVisibility() && found.offsetWidth > 8
            ? []
            : [`${(place as HTMLElement).dataset.place}: ${part}`];
        }),
      ),
    );
    expect(hidden, `at ${width}`).toEqual([]);
  }
  const bonuses = page.locator('[data-part="link"] [data-part="gain"] b');
  expect(await bonuses.count()).toBeGreaterThan(4);
  for (const bonus of await bonuses.all()) await expect(bonus).toBeVisible();
});

test("a long press explains a place, a tap chooses it", async ({ page, player }) => {
  await player.startWith({ seed: "phone" });
  await player.roll();
  await still(page);
  const place = page.locator('[data-place^="building-"]:not([aria-disabled])').first();
  const box = (await place.boundingBox())!;
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const fingers = await page.context().newCDPSession(page);
  await fingers.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(page.getByRole("tooltip")).toBeVisible();
  await fingers.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  // Whatever lifting the finger sets off comes before the next tap.
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect(place).toHaveAttribute("aria-pressed", "false");
  await place.tap();
  await expect(place).toHaveAttribute("aria-pressed", "true");
});

test("a whole game by taps", async ({ page, player }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play alone" }).tap();
  await expect(player.next).toBeVisible();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn((places) => places[(half_day * 11) % places.length] ?? "");
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  expect(verify(await player.record())).toMatchObject({ ok: true, finished: true });
});

test("a district enlarged", async ({ page, player }) => {
  await player.startWith({ seed: "enlarged" });
  await player.roll();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Enlarge Clergy" }).click();
  await expect(page.getByTestId("district")).toHaveCount(1);
  await page.locator('[data-place="building-white-work-1"]').click();
  await expect(player.confirmButton).toBeVisible();
  await page.getByRole("button", { name: "Enlarge Clergy" }).click();
  await expect(page.getByTestId("district")).toHaveCount(3);
});
