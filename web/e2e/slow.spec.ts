/** On a slow network: something is there at once, and nothing moves under a finger. */
import { expect, type Page, still, test } from "./fixtures";

/** A telephone at the edge of the town: 400 kbit/s, and every question takes its time. */
async function slowly(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

/** How much the page moved by itself since it was opened, as browsers measure it. */
const moved = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntry[]) => {
          for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );

test.use({ viewport: { width: 390, height: 844 } });

test("the outline of the table is there before the table", async ({ page, player }) => {
  await page.goto("/");
  await still(page);
  await slowly(page);
  await page.getByRole("button", { name: "Play alone" }).click();
  await expect(page.getByTestId("skeleton")).toBeVisible({ timeout: 350 });
  await expect(player.next).toBeVisible({ timeout: 30_000 });
  await expect(page.getByTestId("skeleton")).toHaveCount(0);
});

test("a table that cannot be had leads back to the first page", async ({ page }) => {
  await page.goto("/");
  await page.route("/api/games", (route) => route.abort());
  // Nor can this device host one.
  await page.route("**/*.wasm", (route) => route.abort());
  await page.getByRole("button", { name: "Play alone" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play alone" })).toBeEnabled();
});

test("what comes late moves nothing on the first page", async ({ page, player }) => {
  await slowly(page);
  // Somebody new, and somebody who comes back to a game.
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Learn by playing" })).toBeVisible();
  await still(page);
  expect(await moved(page)).toBeLessThan(0.01);
  await player.startAlone();
  for (const _ of [1, 2]) {
    await page.goto("/");
    await expect(page.locator('a[href^="/game/"]')).toHaveCount(1);
    await still(page);
  }
  expect(await moved(page)).toBeLessThan(0.01);
});
