/** What makes the page good for everybody: keys of one's own, arriving at pages, and trouble that stays where it is. */
import { inflateSync } from "node:zlib";
import type { ServerMessage } from "../src/wire";
import { expect, type Page, Player, test } from "./fixtures";
import { simulate, upTo } from "./program";
import { wordsOf } from "./words";

const words = wordsOf("en");
const MIDDLE = upTo(simulate(1, "everybody", "--policy", "greedy")[0]!, 4);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const heard = (page: Page) => page.getByTestId("announcer").locator("p");

test.describe("keys with a single character", () => {
  async function openHelp(page: Page) {
    await page.getByRole("button", { name: words("help"), exact: true }).click();
    return page.getByRole("dialog", { name: words("help") });
  }

  test("can be switched off, and stay so", async ({ page, player }) => {
    await player.startWith({ seed: "no keys" });
    await player.roll();
    const help = await openHelp(page);
    await expect(help.getByText(words("key-menu"), { exact: true }).first()).toBeVisible();
    await help.getByLabel(words("keys-single")).uncheck();
    await expect(help.getByText(words("key-menu"), { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(player.places().first()).toBeVisible();
    for (const key of ["m", "?", "1", "r"]) await page.keyboard.press(key);
    // What has a name still works: the sheet by Tab and arrows, then Enter twice.
    const before = await player.decided();
    await player.places().first().focus();
    await page.keyboard.press("Enter");
    await expect(player.confirmButton).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(0);
    await page.keyboard.press("Enter");
    await player.somethingNew(before);
    await (await openHelp(page)).getByLabel(words("keys-single")).check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    await expect(page.getByRole("dialog", { name: words("menu") })).toBeVisible();
  });

  test("can be others, but no two the same", async ({ page, player }) => {
    await player.startWith({ seed: "my keys" });
    const help = await openHelp(page);
    await help.getByText(words("keys-change")).click();
    const menu = help.getByRole("textbox", { name: words("key-menu"), exact: true });
    await menu.focus();
    await page.keyboard.press("u");
    await expect(help.getByRole("status")).toHaveText(words("keys-taken", { key: "u" }));
    await expect(menu).toHaveValue("M");
    await page.keyboard.press("x");
    await expect(menu).toHaveValue("X");
    await expect(help.getByRole("status")).toBeEmpty();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.keyboard.press("m");
    await page.keyboard.press("x");
    await expect(page.getByRole("dialog", { name: words("menu") })).toBeVisible();
    await page.keyboard.press("Escape");
    await (await openHelp(page)).getByText(words("keys-change")).click();
    await help.getByRole("button", { name: words("keys-usual") }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("m");
    await expect(page.getByRole("dialog", { name: words("menu") })).toBeVisible();
  });
});

test.describe("going to another page", () => {
  test("moves the focus to its heading, and says where one is", async ({ page, player }) => {
    await page.goto("/");
    expect(await focused(page), "a page that was loaded is the browser's business").not.toBe(
      words("home-title"),
    );
    await page
      .getByRole("link", { name: words("rules"), exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: words("rules") })).toBeFocused();
    await expect(heard(page)).toHaveText([`${words("rules")} · ${words("game")}`]);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(heard(page)).toHaveText([words("game")]);
    // The way to the table takes a moment: its heading is found when it comes.
    await page.getByRole("button", { name: words("play-alone") }).click();
    await expect(player.next).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: words("to-home") }).first()).toBeFocused();
  });

  test("disturbs nobody who does something meanwhile", async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route("**/assets/Rules-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/");
    await page
      .getByRole("link", { name: words("rules"), exact: true })
      .first()
      .click();
    await page.waitForURL(/\/rules$/);
    await page.keyboard.press("Tab");
    go();
    const heading = page.getByRole("heading", { level: 1, name: words("rules") });
    await expect(heading).toBeVisible();
    await expect(heading).not.toBeFocused();
  });
});

test("an announcement that repeats the last one is heard again", async ({ page, player }) => {
  await player.startWith({ seed: "twice" });
  await player.roll();
  await player.places().first().click();
  await expect(heard(page).last()).toContainText("If you confirm");
  const first = await heard(page).last().textContent();
  await page.evaluate(() => {
    const added: string[] = [];
    Object.assign(globalThis, { added });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) added.push(node.textContent ?? "");
    }).observe(document.querySelector('[data-part="announcer"]')!, { childList: true });
  });
  await page.keyboard.press("Escape");
  await player.places().first().click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { added: string[] }).added.filter(Boolean)))
    .toEqual([first]);
});

test.describe("trouble in one component", () => {
  test("leaves the page with a sentence and a way on", async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    // A hall without feats is nothing that the page can draw.
    await page.route("**/api/me/feats", (route) => route.fulfill({ json: {} }));
    await page.goto("/honour");
    await expect(page.getByText(words("page-broken"))).toBeVisible();
    expect(errors, "it is no secret either").not.toEqual([]);
    await page.getByRole("link", { name: words("to-home") }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("home-title") })).toBeVisible();
    await page.goBack();
    await expect(page.getByText(words("page-broken"))).toBeVisible();
    await page.unroute("**/api/me/feats");
    await page.getByRole("button", { name: words("page-reload") }).click();
    await expect(page.getByText(words("page-broken"))).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("at the table does not keep anybody from playing", async ({ page }) => {
    // A chronicle without dice cannot be shown; everything else is as it should be.
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer();
      server.onMessage((data) => {
        const text = typeof data === "string" ? data : inflateSync(data).toString();
        const message = JSON.parse(text) as ServerMessage;
        if (message.type === "table")
          for (const seat of message.view.seats) Object.assign(seat.chronicle[0] ?? {}, { dice: null });
        socket.send(JSON.stringify(message));
      });
    });
    const player = new Player(page);
    await player.playOn(MIDDLE);
    await expect(page.getByText(words("part-failed"))).toBeVisible();
    await page.getByRole("button", { name: words("try-again") }).click();
    await expect(page.getByText(words("part-failed"))).toBeVisible();
    await player.decide((await player.places().first().getAttribute("data-place")) ?? "");
  });
});
