/** Windows between a desk and a telephone: laptops with their bars, tablets either way up, a telephone on its side. */
import { expect, still, test } from "./fixtures";
import { simulate, upTo } from "./program";

const MIDDLE = upTo(simulate(1, "middle", "--banquets", "--columns", "expert", "--policy", "greedy")[0]!, 8);

const WINDOWS = [
  [1920, 1080],
  [1536, 730],
  [1440, 789],
  [1366, 768],
  [1280, 640],
  [1220, 800],
  [1180, 745],
  [1024, 768],
  [820, 1180],
  [744, 1133],
  [1366, 640],
  [1180, 820],
  [844, 390],
  [390, 844],
  [360, 740],
] as const;

/** What lies over its neighbour or outside of its frame on the sheet, by more than a pixel or two. */
function crowded(): string[] {
  const SLACK = 2;
  const found: string[] = [];
  const box = (element: Element) => element.getBoundingClientRect();
  for (const building of document.querySelectorAll('[data-place^="building-"]')) {
    const name = (building as HTMLElement).dataset.place;
    const [gain, price] = ["gain", "price"].map((what) => building.querySelector(`[data-part="${what}"]`));
    if (gain && price) {
      const [above, below] = [box(gain), box(price)];
      const across = Math.min(above.right, below.right) - Math.max(above.left, below.left);
      const down = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
      if (across > SLACK && down > SLACK) found.push(`${name}: the price lies over what it gives`);
    }
    for (const part of [gain, price]) {
      if (part && box(part).right > box(building).right + SLACK)
        found.push(`${name}: ${part.getAttribute("data-part")} is outside`);
    }
  }
  for (const bonus of document.querySelectorAll('[data-part="bonus"] svg')) {
    if (box(bonus).right > box(bonus.closest('[data-part="space"]')!).right + SLACK)
      found.push("a citizen of a track is outside");
  }
  for (const label of document.querySelectorAll(':is([data-part="row-label"], [data-part="resource"]) > b')) {
    if (box(label).right > box(label.parentElement!).right + SLACK)
      found.push(`${label.textContent} is outside`);
  }
  return found;
}

/** Windows that have room for a whole turn. */
const WHOLE = [
  [1440, 900],
  [1366, 640],
  [1280, 640],
  [1180, 820],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;

for (const [width, height] of WHOLE) {
  test(`${width} × ${height}: everything needed for a turn is in the window`, async ({ page, player }) => {
    await page.setViewportSize({ width, height });
    await player.playOn(MIDDLE);
    await still(page);
    const needed = [
      ...(await page.getByTestId("die").all()),
      ...(await page.getByTestId("district").all()),
      page.getByTestId("citizens"),
      page.getByTestId("confirm"),
    ];
    for (const part of needed) await expect(part).toBeInViewport({ ratio: 0.98 });
    const box = async (part: string) => (await page.getByTestId(part).boundingBox())!;
    const [citizens, bar] = [await box("citizens"), await box("confirm")];
    const beside = bar.x >= citizens.x + citizens.width;
    expect(beside || citizens.y + citizens.height <= bar.y + 1, "the bar hides the citizens").toBe(true);
    // Nothing that is needed scrolls by itself.
    const scrolls = await page
      .getByTestId("board")
      .evaluate((board) => board.scrollHeight - board.clientHeight);
    expect(scrolls).toBeLessThanOrEqual(1);
  });
}

for (const [width, height] of WINDOWS) {
  test(`${width} × ${height}: dice, sheet and bar`, async ({ page, player }) => {
    await page.setViewportSize({ width, height });
    await player.playOn(MIDDLE);
    await player.places().nth(4).click();
    await expect(player.confirmButton).toBeInViewport({ ratio: 1 });
    for (const die of await page.getByTestId("die").all()) await expect(die).toBeInViewport({ ratio: 0.99 });
    await still(page);
    expect(await page.evaluate(crowded)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    // What the bar lies over at first can be scrolled to.
    await page.getByTestId("board").evaluate((board) => {
      scrollTo(0, document.documentElement.scrollHeight);
      board.scrollTo(0, board.scrollHeight);
    });
    const citizens = await page.getByTestId("citizens").boundingBox();
    const bar = await page.getByTestId("confirm").boundingBox();
    const beside = bar!.x >= citizens!.x + citizens!.width;
    if (!beside) expect(citizens!.y + citizens!.height).toBeLessThanOrEqual(bar!.y + 1);
    await player.confirmButton.click();
    await expect(
      page.getByRole("heading", { name: "Your turn is done" }).or(player.next).first(),
    ).toBeVisible();
  });
}

/** Windows in which the set-up is longer than the window. */
const SET_UP = [
  [1440, 900],
  [1366, 640],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const;

for (const [width, height] of SET_UP) {
  test(`${width} × ${height}: a game can be started from anywhere on the set-up page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/new");
    await page.getByText("Rolled", { exact: true }).click();
    await page.getByLabel("Play with Banquets & Raids").check();
    await still(page);
    const start = page.getByRole("button", { name: "Start the game" });
    const low = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(low, "the page is longer than the window").toBeGreaterThan(0);
    for (const top of [0, low / 2, low]) {
      await page.evaluate((to) => scrollTo(0, to), top);
      await expect(start).toBeInViewport({ ratio: 1 });
      // Nothing lies over it.
      await start.click({ trial: true });
    }
    // At the end of the page, the bar lies over nothing.
    const [seed, bar] = [page.locator("form summary"), page.getByTestId("start")];
    const end = (await seed.boundingBox())!;
    expect(end.y + end.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    await start.click();
    await expect(page.getByTestId("table")).toBeVisible();
  });
}
