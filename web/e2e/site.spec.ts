/** What `make site` writes, on a web host that knows nothing, below a path. */
import { expect, type Page, Player, test as base, watchRequests } from "./fixtures";
import { PlainHost } from "./plain-host";
import { wordsOf } from "./words";

const t = wordsOf("en");

const test = base.extend<{ site: PlainHost }>({
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const host = await new PlainHost().start();
    await use(host);
    await host.stop();
    expect(host.missing, "everything that is asked for is there").toEqual([]);
  },
  baseURL: async ({ site }, use) => use(site.url),
});

/** Goes to a page; where the file is the same as before, the browser does not load it again. */
async function visit(page: Page, site: PlainHost, where: string) {
  await page.goto("about:blank");
  await page.goto(`${site.url}#${where}`);
}

async function startAlone(page: Page, site: PlainHost): Promise<Player> {
  await visit(page, site, "/");
  const player = new Player(page);
  await page.getByRole("button", { name: t("play-alone") }).click();
  await expect(player.next).toBeVisible();
  return player;
}

async function playToTheEnd(player: Player, from = 1) {
  for (let half_day = from; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn();
  }
  await player.roll();
  await player.page.waitForURL(/\/result$/);
  await expect(player.page.getByTestId("final").first()).toBeVisible();
}

test("a whole game with a reload in the middle, its analysis and its replay", async ({
  page,
  site,
  player,
}) => {
  await startAlone(page, site);
  await expect(page.getByText(t("device-dice"))).toBeVisible();
  for (let half_day = 1; half_day <= 7; half_day += 1) {
    await player.roll();
    await player.takeTurn();
  }
  await player.roll();
  const decided = await player.decided();
  await page.reload();
  await expect(player.places().first()).toBeVisible();
  expect(await player.decided()).toBe(decided);
  await player.takeTurn();
  await playToTheEnd(player, 9);

  await page.getByRole("link", { name: t("result-analysis") }).click();
  await expect(page).toHaveURL(/#\/game\/[^/]+\/analysis\?seat=0$/);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.locator("main [role=alert]")).toHaveCount(0);
  await page.getByRole("link", { name: t("replay"), exact: true }).click();
  await expect(page.getByTestId("sheet").first()).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId("final").first()).toBeVisible();
});

test("every page is a link that can be sent", async ({ page, site, player }) => {
  expect(player.page).toBe(page);
  await page.goto(site.url);
  await page.evaluate(() => localStorage.setItem("language", "zh-Hant"));
  await visit(page, site, "/rules#R4.4");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant");
  await expect(page.locator("[id='R4.4']")).toBeInViewport();
  await expect(page.locator("main").first()).toContainText("黑色骰子");
  await page.evaluate(() => localStorage.setItem("language", "en"));
  for (const where of [
    "/new",
    "/learn",
    "/print?columns=654321",
    "/rules/quick",
    "/games",
    "/honour",
    "/honour/print",
    "/player",
    "/dice?seed=troyes",
    "/lobby",
  ]) {
    await visit(page, site, where);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main [role=alert]")).toHaveCount(0);
    await expect(page.getByText(t("page-failed"))).toHaveCount(0);
  }
  await visit(page, site, "/game/nothing");
  await expect(page.getByText(wordsOf("en")("error-no-such-game"))).toBeVisible();
});

test("tables for several devices say what they need", async ({ page, site, player }) => {
  expect(player.page).toBe(page);
  await page.goto(site.url);
  await expect(page.getByRole("link", { name: t("find-table") })).toHaveCount(0);
  await page.getByRole("link", { name: t("play-friends") }).click();
  await expect(page.getByText(t("server-lead"))).toBeVisible();
  await page.getByRole("link", { name: t("play-here") }).click();
  await expect(page.getByRole("radio", { name: t("setup-anywhere") })).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("first visit, then no web host", async ({ page, site }) => {
    watchRequests(page);
    await page.goto(site.url);
    const sign = page.getByTestId("offline");
    await expect(sign).toHaveAttribute("data-stage", "ready", { timeout: 30_000 });
    await site.stop();
    await visit(page, site, "/rules#R4.4");
    await expect(page.locator("[id='R4.4']")).toBeInViewport();
    const player = await startAlone(page, site);
    await player.roll();
    await player.takeTurn();
    await page.reload();
    await expect(player.next).toBeVisible();
  });
});
