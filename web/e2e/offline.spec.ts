/** Games that the browser hosts itself: without an answer of the server, across reloads, in two tabs. */
import { expect, Player, test } from "./fixtures";
import { Server } from "./server";
import { wordsOf } from "./words";

const t = wordsOf("en");

/** The server goes while somebody looks at the first page: the game begins at once, says what its dice are, and is there later. */
test("a game alone without a server", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const player = new Player(page);
  try {
    await page.goto("/");
    const alone = page.getByRole("button", { name: t("play-alone") });
    await expect(alone).toBeEnabled();
    // What the device needs is there after the first game; a page that was just opened fetches it while the server is.
    await page.evaluate(() => localStorage.setItem("troyes-device-always", "yes"));
    await alone.click();
    await expect(player.next).toBeVisible();
    await page.evaluate(() => localStorage.removeItem("troyes-device-always"));
    await page
      .getByRole("link", { name: t("to-home") })
      .first()
      .click();
    await expect(alone).toBeEnabled();

    await server.stop("SIGKILL");
    await alone.click();
    await expect(player.next).toBeVisible();
    await expect(page.getByText(t("device-dice"))).toBeVisible();
    await player.roll();
    await player.takeTurn();
    await player.roll();
    const decided = await player.decided();

    await server.start();
    await page.reload();
    await expect(player.next.or(player.places().first()).first()).toBeVisible();
    expect(await player.decided()).toBe(decided);
    await player.takeTurn();
    await page.goto("/games");
    await expect(page.getByText(t("origin-device"))).toHaveCount(2);
  } finally {
    await context.close();
    await server.remove();
  }
});

/** Two tabs with one game: what one does the other sees, and nothing is decided twice. */
test("two tabs with one game of this device", async ({ page, context, player }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("troyes-device-always", "yes"));
  await page.reload();
  await page.getByRole("button", { name: t("play-alone") }).click();
  await expect(player.next).toBeVisible();
  const other = await context.newPage();
  const twin = new Player(other);
  await other.goto(page.url());
  await expect(twin.next).toBeVisible();
  await player.roll();
  await expect(twin.places().first()).toBeVisible();
  await twin.takeTurn();
  await expect(player.next).toBeVisible();
  expect(await player.decided()).toBe(await twin.decided());
});

/** A whole game by clicks, then everything that a finished game has. */
test("a whole game of this device, analysed and replayed", async ({ page, player }) => {
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("troyes-device-always", "yes"));
  await page.reload();
  await page.getByRole("button", { name: t("play-alone") }).click();
  await expect(player.next).toBeVisible();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn();
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  await expect(page.getByTestId("final").first()).toBeVisible();
  await page.getByText(t("result-more"), { exact: true }).click();
  const file = page.getByRole("link", { name: t("download-record") });
  await expect(file).toHaveAttribute("href", /^blob:/);
  const id = player.id();
  await page.goto(`/game/${id}/analysis`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main .problem")).toHaveCount(0);
  await page.goto(`/game/${id}/replay`);
  await expect(page.getByTestId("sheet").first()).toBeVisible();
});
