/** The language of the page is changed: at once, everywhere, and remembered. */
import { expect, test } from "./fixtures";
import { simulate } from "./program";
import { wordsOf } from "./words";
import type { Key } from "../src/lib/words";

const FINISHED = simulate(1, "languages", "--players", "3", "--banquets", "--policy", "greedy")[0]!;

test("at the table it takes effect at once, and nothing that was chosen is lost", async ({
  page,
  player,
}) => {
  const german = wordsOf("de");
  await player.startWith({ seed: "babel" });
  await player.roll();
  await page.keyboard.press("2");
  const place = page.locator('[data-part="sheet"] [data-place]:not([aria-disabled])').first();
  const which = await place.getAttribute("data-place");
  await place.click();
  await page.keyboard.press("m");
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { name: german("menu") })).toBeVisible();
  await page.getByRole("button", { name: german("close") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(1);
  await expect(page.locator(`[data-place="${which}"]`)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveTitle(german("title-day", { day: 1, half: "morning" }));
  await page.getByRole("button", { name: german("confirm") }).click();
  await expect(page.getByRole("button", { name: german("next-dice") })).toBeVisible();
  await expect(page.getByTestId("chronicle")).toContainText(/Du (baust|erhältst) /);
});

test("it is remembered, and offered on every page in its own name", async ({ page, player }) => {
  expect(player.page).toBe(page);
  await page.goto("/");
  await page.getByLabel("Language").selectOption("한국어");
  const korean = wordsOf("ko");
  await expect(page.getByRole("heading", { name: korean("home-title") })).toBeVisible();
  for (const path of ["/", "/new", "/games", "/honour", "/player", "/dice", "/print", "/nowhere"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "ko");
    await expect(page.getByLabel(korean("language"))).toHaveValue("ko");
  }
  await page.getByLabel(korean("language")).selectOption("English");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("only the language that is spoken is fetched", async ({ page, player }) => {
  expect(player.page).toBe(page);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(new URL(response.url()).pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const words = () =>
    scripts.flatMap((path) => /\/words\/[^/]+\/([^/]+\/[a-z]+)\.js$/.exec(path)?.[1] ?? []).toSorted();
  // What the first page says in English is part of the client, but for what comes after it: the day's deal and the sign.
  expect(words()).toEqual(["en/daily", "en/offline"]);
  await page.getByLabel("Language").selectOption("Français");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  expect(words()).toEqual(["en/daily", "en/offline", "fr/common", "fr/daily", "fr/errors", "fr/offline"]);
  scripts.length = 0;
  await page.goto("/rules/quick");
  await expect(page.getByTestId("quick-page")).toHaveCount(2);
  expect(words()).toEqual(["fr/common", "fr/errors", "fr/rules", "fr/terms", "fr/wheel"]);
});

test("on every page it takes effect at once", async ({ page, player }) => {
  expect(player.page).toBe(page);
  const languages = { fr: "Français", ko: "한국어", en: "English" };
  const made = await page.request.post("/api/records", { data: FINISHED as object });
  const { id: game } = (await made.json()) as { id: string };
  const pages: [string, Key][] = [
    ["/new", "setup"],
    ["/learn", "learn-lead"],
    ["/games", "games-title"],
    ["/honour", "hall-title"],
    ["/player", "player-title"],
    ["/dice", "dice-title"],
    ["/print", "print-title"],
    ["/rules", "rules-ruling"],
    ["/rules/quick", "rules-quick-text"],
    ["/lobby", "lobby-title"],
    [`/game/${game}/result`, "result-sheets"],
    [`/game/${game}/replay`, "replay-branch"],
    ["/nowhere", "not-found"],
  ];
  let spoken = wordsOf("en");
  for (const [path, key] of pages) {
    await page.goto(path);
    await expect(page.getByText(spoken(key)).first()).toBeVisible();
    for (const [tag, name] of Object.entries(languages)) {
      await page.getByLabel(spoken("language")).selectOption(name);
      spoken = wordsOf(tag);
      await expect(page.locator("html"), path).toHaveAttribute("lang", tag);
      await expect(page.getByText(spoken(key)).first(), path).toBeVisible();
    }
  }
});

test("a page waits for its words, and says so if they do not come", async ({ page, player }) => {
  expect(player.page).toBe(page);
  const german = wordsOf("de");
  await page.goto("/");
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(page.getByRole("heading", { name: german("home-title") })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/words/*/de/player.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: german("player"), exact: true }).click();
  await page.waitForURL("/player");
  await expect(page.locator("main")).toHaveCount(0);
  release();
  await expect(page.getByRole("heading", { name: german("player-title") })).toBeVisible();
  await page.route("**/words/*/de/honour.js", (route) => route.abort());
  await page.goto("/honour");
  await expect(page.getByText(german("page-failed"))).toBeVisible();
});
