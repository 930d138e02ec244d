import { expect, Player, test } from "./fixtures";
import { gameWithChain, upTo, verify } from "./program";
import { Server } from "./server";

test("reload, back and forward in the middle of a chain", async ({ page, player }) => {
  const { record, half_day, turn } = gameWithChain("build");
  const at = turn.findIndex((step) => "build" in step);
  await player.playOn(upTo(record, half_day, at));
  const asked = page.getByRole("heading", { name: /, for free$/ });
  await expect(asked).toBeVisible();
  await page.reload();
  await expect(asked).toBeVisible();
  await page.goto("/");
  await page.goBack();
  await expect(asked).toBeVisible();
  await player.takeTurn();
  await expect(player.next).toBeVisible();
});

/** The server dies without a word in the middle of a chain; the page waits, and everything confirmed is there. */
test("kill -9, and going on", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const player = new Player(page);
  try {
    const { record, half_day, turn } = gameWithChain("build");
    const at = turn.findIndex((step) => "build" in step);
    await player.playOn(upTo(record, half_day, at));
    const before = await player.decided();
    await server.stop("SIGKILL");
    await expect(page.getByText("Connection lost; trying again …")).toBeVisible();

    // A decision confirmed while nobody listens is sent when the server is back, and counts once.
    await player.places().first().click();
    await player.confirmButton.click();
    await server.start();
    await expect.poll(() => player.decided(), { timeout: 20_000 }).not.toBe(before);
    await expect(page.getByText("Connection lost; trying again …")).toBeHidden();
    await player.takeTurn();
    await server.stop("SIGKILL");
    await server.start();
    await page.reload();
    await expect(player.next).toBeVisible();
    await player.roll();
    await player.takeTurn();
    await player.roll();
    expect(verify(await player.record()).ok).toBe(true);
  } finally {
    await context.close();
    await server.remove();
  }
});

test("SIGTERM ends cleanly", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url });
  const player = new Player(await context.newPage());
  try {
    await player.startAlone();
    expect(await server.stop("SIGTERM")).toBe(0);
  } finally {
    await context.close();
    await server.remove();
  }
});
