/** What `make site` writes, on a web host that knows nothing, below a path. */
import { LANGUAGES } from "../src/lib/languages";
import { violationsInBothThemes } from "./axe";
import { englishLeft, misfits } from "./fitting";
import { expect, type Page, Player, still, test as base, watchRequests } from "./fixtures";
import { Person } from "./people";
import { PlainHost } from "./plain-host";
import { Server } from "./server";
import { FINISHED, packed } from "./visits";
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
    "/book",
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

/** Starts a game from the page that sets one up. */
async function startNamed(page: Page, name: string, setup: string) {
  await page.goto("about:blank");
  await page.goto(setup);
  await page.getByRole("textbox", { name: t("player-number", { number: 1 }) }).fill(name);
  await page.getByRole("button", { name: t("start", { count: 1 }) }).click();
}

/** What a button puts on the clipboard. */
async function copied(page: Page, button: string): Promise<string> {
  await page.getByRole("button", { name: button, exact: true }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a deal and a result travel by links, and results on the same dice stand side by side", async ({
  page,
  site,
  browser,
  player,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await startNamed(page, "Ada", `${site.url}#/new`);
  await playToTheEnd(player);
  await page
    .locator("summary")
    .filter({ hasText: t("result-more") })
    .click();
  const deal = await copied(page, t("result-send"));
  const result = await copied(page, t("result-link"));
  expect(deal).toContain(`${site.url}#/new?seed=`);
  expect(result).toContain(`${site.url}#/beside#`);
  expect(result.length).toBeLessThan(1_500);
  const total = await page.getByTestId("final").first().textContent();

  // Somebody else, elsewhere.
  const other = await browser.newContext();
  const friend = await other.newPage();
  await friend.goto(result);
  await expect(friend.getByText(t("beside-none"))).toBeVisible();
  await expect(friend.getByText("Ada").first()).toBeVisible();
  await startNamed(friend, "Blaise", deal);
  const hands = new Player(friend);
  await expect(hands.next).toBeVisible();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await hands.roll();
    await hands.takeTurn((places) => places[(half_day * 7) % places.length] ?? "");
  }
  await hands.roll();
  await friend.waitForURL(/\/result$/);
  const own = await friend.getByTestId("final").first().textContent();
  await friend.goto("about:blank");
  await friend.goto(result);
  const count = friend.getByRole("region", { name: t("result-count") });
  await expect(count.getByRole("columnheader")).toHaveText(
    ["", "Blaise (you)", "Ada"].map((name) => new RegExp(name.replace(/[()]/g, "\\$&"))),
  );
  await expect(count.getByTestId("final")).toHaveText([own ?? "", total ?? ""]);
  await friend.screenshot({ path: "screens/site-beside.png", fullPage: true });
  await friend.setViewportSize({ width: 390, height: 844 });
  await friend.screenshot({ path: "screens/site-beside-phone.png", fullPage: true });

  // Taken over, it is a game like any other; a link that was cut off says so.
  await friend.getByRole("button", { name: t("beside-keep") }).click();
  await friend.waitForURL(/\/result$/);
  await expect(friend.getByText(t("origin-imported"))).toBeVisible();
  await friend.goto("about:blank");
  await friend.goto(result.slice(0, -20));
  await expect(friend.getByText(t("beside-bad"))).toBeVisible();
  await other.close();
});

test("everything that is kept here goes into a file, and comes back", async ({ page, site, player }) => {
  await startAlone(page, site);
  await player.roll();
  await player.takeTurn();
  const game = page.url();
  const decided = await player.decided();
  await visit(page, site, "/player");
  await page.getByLabel(t("player-name")).fill("Ada");
  await page
    .getByRole("button", { name: t("player-save") })
    .first()
    .click();
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  const kept = page.getByTestId("belongings");
  await expect(kept).toContainText(t("device-games", { games: 1 }));
  await kept.scrollIntoViewIfNeeded();
  await page.screenshot({ path: "screens/site-player.png", fullPage: true });
  const downloading = page.waitForEvent("download");
  await kept.getByRole("button", { name: t("device-export") }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("troyes-dice-device.json");
  const file = await download.path();

  await kept.getByRole("button", { name: t("device-delete") }).click();
  await expect(page.getByRole("dialog")).toContainText("1 game goes");
  await page.getByRole("button", { name: t("device-delete-yes") }).click();
  await expect(kept).toContainText(t("device-deleted"));
  await expect(kept).toContainText(t("device-games", { games: 0 }));
  await page.goto("about:blank");
  await page.goto(game);
  await expect(page.getByText(t("error-no-such-game"))).toBeVisible();

  await visit(page, site, "/player");
  await expect(page.getByLabel(t("player-name"))).toHaveValue("");
  const input = kept.locator("input[type=file]");
  for (const [text, why] of [
    ["{}", "device-file-foreign"],
    ['{"format":"troyes-dice-device","version":1}', "device-file-broken"],
    ['{"format":"troyes-dice-device","version":9}', "device-file-newer"],
  ] as const) {
    await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await expect(kept.getByRole("alert")).toHaveText(t(why));
  }
  await input.setInputFiles(file);
  await expect(kept).toContainText(t("device-imported", { added: 1, grown: 0, same: 0 }));
  await input.setInputFiles(file);
  await expect(kept).toContainText(t("device-imported", { added: 0, grown: 0, same: 1 }));
  await page.goto("about:blank");
  await page.goto(game);
  await expect(player.next).toBeVisible();
  expect(await player.decided()).toBe(decided);
  await player.roll();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await visit(page, site, "/player");
  await expect(page.getByLabel(t("player-name"))).toHaveValue("Ada");
});

test("a server that lets this page in", async ({ page, site, browser }) => {
  const closed = await new Server().start();
  const open = await new Server(undefined, [`--allow-origin=${new URL(site.url).origin}`]).start();
  try {
    await visit(page, site, "/lobby");
    const field = page.getByLabel(t("server-field"));
    const take = page.getByRole("button", { name: t("server-take") });
    await field.fill(closed.url);
    await take.click();
    await expect(page.getByText(`--allow-origin ${new URL(site.url).origin}`)).toBeVisible();
    await page.screenshot({ path: "screens/site-server.png", fullPage: true });
    await field.fill(`${open.url}/game/whatever`);
    await take.click();
    await page.getByRole("button", { name: t("play-friends") }).click();
    await page.waitForURL(/#\/game\/[^/]+$/);
    await expect(page.getByText(t("room-title-own")).first()).toBeVisible();
    const link = await page.locator("output").first().textContent();
    expect(link).toContain(`${open.url}/game/`);
    const picture = page.getByRole("img", { name: t("room-qr") });
    await expect
      .poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);

    // A friend comes by the server's own page, and both see each other.
    const friend = await Person.arrive(browser, open.url, "Blaise");
    await friend.sitDown(link ?? "");
    await expect(page.getByText("Blaise").first()).toBeVisible();
    await friend.page.context().close();
    // The key of the player is kept, so that the table is still theirs after a reload.
    await page.reload();
    await expect(page.getByText(t("room-title-own")).first()).toBeVisible();
    // No cookie has any part in it.
    expect(await page.context().cookies(open.url)).toEqual([]);

    await visit(page, site, "/player");
    await expect(page.getByText(t("server-now", { address: open.url }))).toBeVisible();
    await page.getByRole("button", { name: t("server-leave") }).click();
    await expect(page.getByText(t("home-foot-here"))).toBeVisible();
  } finally {
    await closed.remove();
    await open.remove();
  }
});

/** Where a plain web host differs, in all languages: what stands there fits, is said in that language, and can be heard. */
for (const { tag } of LANGUAGES) {
  test(`${tag}: every page that differs`, async ({ page, site, player }) => {
    expect(player.page).toBe(page);
    const say = wordsOf(tag);
    await page.goto(site.url);
    await page.evaluate((language) => localStorage.setItem("language", language), tag);
    for (const [name, size] of [
      ["desktop", { width: 1440, height: 900 }],
      ["phone", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size);
      for (const where of ["/", "/new", "/lobby", "/player", `/beside#${packed(FINISHED)}`, "/beside"]) {
        await visit(page, site, where);
        await expect(page.locator("html")).toHaveAttribute("lang", tag);
        if (where === "/lobby") {
          await page.getByLabel(say("server-field")).fill("http://127.0.0.1:1");
          await page.getByRole("button", { name: say("server-take") }).click();
          await expect(page.getByText(say("server-refused"))).toBeVisible();
        }
        if (where.startsWith("/beside#")) await expect(page.getByTestId("final").first()).toBeVisible();
        await still(page);
        const shown = `${name} ${where.slice(0, 10)}`;
        await page.screenshot({
          path: `screens/site-${tag}-${where.slice(1, 7) || "home"}${where.includes("#") ? "-result" : ""}-${name}.png`,
          fullPage: true,
        });
        expect.soft(await page.evaluate(misfits), shown).toEqual([]);
        if (tag !== "en") expect.soft(await page.evaluate(englishLeft), shown).toEqual([]);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), shown)
          .toBeLessThanOrEqual(size.width);
        if (tag === "en") expect.soft(await violationsInBothThemes(page), shown).toEqual([]);
      }
    }
  });
}

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
