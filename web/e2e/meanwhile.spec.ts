/** The network goes and comes back: nothing is lost on either side, and there is always something to play. */
import { expect, type Page, Player, test as base } from "./fixtures";
import { Server } from "./server";
import { wordsOf } from "./words";

const t = wordsOf("en");

/** A server of the test's own, which may go, and pages that are kept for such times. */
const test = base.extend<{ own: Server }>({
  serviceWorkers: "allow",
  // eslint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const server = await new Server().start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

async function makeReady(page: Page) {
  await page.goto("/");
  await expect(page.getByTestId("offline")).toHaveAttribute("data-stage", "ready", { timeout: 30_000 });
}

const gamesOf = async (page: Page) => (await (await page.request.get("/api/games")).json()).games;

/** The game of the server stays as it is, with what was sent last; meanwhile a game here, and then back. */
test("a server's game whose network goes", async ({ page, own }) => {
  await makeReady(page);
  const player = new Player(page);
  const id = await player.startAlone();
  await player.roll();
  const before = await player.decided();
  await own.stop("SIGKILL");
  await expect(page.getByTestId("connection")).toContainText(t("connection-lost"));
  // What is confirmed now waits for the server, wherever the player goes.
  await player.places().first().click();
  await player.confirmButton.click();
  const meanwhile = page.getByTestId("meanwhile");
  await expect(meanwhile).toContainText(t("meanwhile-lost"));
  await meanwhile.getByRole("button", { name: t("meanwhile-play") }).click();

  await page.waitForURL((url) => !url.pathname.endsWith(id));
  await expect(player.next).toBeVisible();
  await expect(page.getByText(t("device-dice"))).toBeVisible();
  await expect(meanwhile).toContainText(t("meanwhile-waits"));
  await player.roll();
  await player.takeTurn();

  await own.start();
  await expect(meanwhile).toContainText(t("meanwhile-back"), { timeout: 15_000 });
  await meanwhile.getByRole("button", { name: t("meanwhile-return") }).click();
  await page.waitForURL(`**/game/${id}`);
  await expect(page.getByTestId("table")).toBeVisible();
  await expect.poll(() => player.decided()).not.toBe(before);
  expect((await (await page.request.get(`/api/games/${id}`)).json()).seats[0].version).toBe(2);
  await player.takeTurn();
  await player.roll();
  await expect(meanwhile).toHaveCount(0);
});

/** Begun without a network, loaded again, finished, analysed, replayed; then the server has the record, once. */
test("a game without a network reaches the server when there is one", async ({ page, context }) => {
  await makeReady(page);
  const offline = (is: boolean) => context.setOffline(is);
  await offline(true);
  const player = new Player(page);
  await page.getByRole("button", { name: t("play-alone") }).click();
  await expect(player.next).toBeVisible();
  const id = player.id();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn();
    if (half_day === 5) await page.reload();
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  const total = Number(/\d+/.exec(await page.getByTestId("final").first().innerText())?.[0]);
  await page.goto(`/game/${id}/analysis`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.locator("main .problem")).toHaveCount(0);
  await page.goto(`/game/${id}/replay`);
  await expect(page.getByTestId("sheet").first()).toBeVisible();

  await offline(false);
  await expect.poll(async () => (await gamesOf(page)).length, { timeout: 20_000 }).toBe(1);
  const [kept] = await gamesOf(page);
  expect(kept).toMatchObject({ id, origin: "device", counts: false });
  expect(kept.finished_at).not.toBeNull();
  expect(kept.scores).toEqual([total]);
  const there = await (await page.request.get(`/api/games/${id}/record`)).json();
  expect(there.half_days).toHaveLength(16);
  // It is one game, wherever one looks, and stays one.
  await page.goto("/games");
  await expect(page.getByTestId("game")).toHaveCount(1);
  await page.reload();
  await expect(page.getByTestId("game")).toHaveCount(1);
  expect(await gamesOf(page)).toHaveLength(1);
});
