/** Every language: nothing is cut off, nothing is left in English, and a whole game can be played in it. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { violations } from "./axe";
import { expect, type Page, Player, still, test } from "./fixtures";
import { gameWithChain, simulate, upTo, verify } from "./program";
import { type Words, wordsOf } from "./words";
import type { Key } from "../src/lib/words";

const SCREENS = fileURLToPath(new URL("../screens/", import.meta.url));
mkdirSync(SCREENS, { recursive: true });

/** What browsers ask for, and what they get. */
const LANGUAGES = [
  { tag: "en", locale: "en-GB" },
  { tag: "fr", locale: "fr-CA" },
  { tag: "es", locale: "es-419" },
  { tag: "de", locale: "de-AT" },
  { tag: "zh-Hant", locale: "zh-TW" },
  { tag: "ko", locale: "ko-KR" },
];

const PHONE = { width: 390, height: 844 };
const FINISHED = simulate(
  1,
  "languages",
  "--players",
  "3",
  "--banquets",
  "--columns",
  "rolled",
  "--policy",
  "greedy",
)[0]!;
const LATE = upTo(simulate(1, "late", "--columns", "first", "--policy", "greedy")[0]!, 15);
const MIDDLE = upTo(simulate(1, "tongues", "--banquets", "--columns", "expert", "--policy", "greedy")[0]!, 9);

async function upload(page: Page, record: unknown): Promise<string> {
  const made = await page.request.post("/api/records", { data: record as object });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

/** A table for people anywhere that nobody sits at yet. */
async function openRoom(page: Page): Promise<string> {
  const options = {
    columns: { type: "rolled", direction: null },
    banquets: true,
    pace: "own",
    limit: 86_400,
    public: true,
    chat: true,
    hints: false,
    stand_in: "apprentice",
  };
  const made = await page.request.post("/api/rooms", { data: { name: "Héloïse", places: 4, options } });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

interface Shown {
  name: string;
  visit(page: Page, words: Words): Promise<void>;
}

const PAGES: Shown[] = [
  { name: "home", visit: async (page) => void (await page.goto("/")) },
  { name: "learn", visit: async (page) => void (await page.goto("/learn")) },
  {
    name: "setup",
    visit: async (page, words) => {
      await page.goto("/new");
      await page.getByRole("button", { name: words("add-player") }).click();
      await page.getByText(words("columns-rolled"), { exact: true }).click();
      await page.getByLabel(words("with-banquets")).check();
      await page.getByText(words("seed-title")).click();
    },
  },
  {
    name: "opening",
    visit: async (page, words) => {
      await new Player(page, words).startWith({ seed: "pages", banquets: true });
      await page.getByText(words("fair-dice"), { exact: true }).click();
    },
  },
  { name: "table", visit: async (page) => void (await new Player(page).playOn(MIDDLE)) },
  {
    name: "preview",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.locator('[data-place*="-work-"]:not([aria-disabled])').first().click();
    },
  },
  {
    name: "gain",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.locator('[data-place^="resource-"]').first().click();
    },
  },
  {
    name: "chain",
    visit: async (page) => {
      const { record, half_day, turn } = gameWithChain("build");
      const first = turn.findIndex((step) => "build" in step);
      await new Player(page).playOn(upTo(record, half_day, first));
    },
  },
  {
    name: "pass",
    visit: async (page, words) => {
      const player = new Player(page, words);
      await player.startWith({ seed: "many", names: ["Guillaume", "Héloïse", "Thibaut"] });
      await player.roll();
      await player.takeTurn();
    },
  },
  {
    name: "help",
    visit: async (page, words) => {
      await new Player(page, words).startWith({ seed: "help" });
      await page.keyboard.press("?");
    },
  },
  {
    name: "menu",
    visit: async (page, words) => {
      await new Player(page, words).startWith({ seed: "menu" });
      await page.keyboard.press("m");
    },
  },
  {
    name: "result",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/result`);
      await expect(page.getByTestId("final").first()).toBeVisible();
      await page.keyboard.press("Shift");
    },
  },
  {
    name: "hints",
    visit: async (page, words) => {
      const player = new Player(page, words);
      await player.startAlone();
      await player.roll();
      await page.keyboard.press("h");
      await page.getByRole("button", { name: words("hint-show") }).click();
      await expect(page.locator('[data-part="hints"][aria-busy="false"]')).toBeVisible();
    },
  },
  {
    name: "analysis",
    visit: async (page, words) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/analysis`);
      await expect(page.getByRole("button", { name: words("analysis-again") })).toBeVisible({
        timeout: 60_000,
      });
    },
  },
  {
    name: "replay",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/replay?half_day=9&step=1`);
      await expect(page.getByTestId("sheet")).toBeVisible();
    },
  },
  {
    name: "branch",
    visit: async (page, words) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/replay?half_day=9`);
      await page.getByRole("button", { name: words("replay-branch") }).click();
    },
  },
  {
    name: "rules",
    visit: async (page) => {
      await page.goto("/rules");
      await expect(page.getByTestId("clause")).toHaveCount(58);
    },
  },
  {
    name: "rules-quick",
    visit: async (page) => {
      await page.goto("/rules/quick");
      await expect(page.getByTestId("quick-page")).toHaveCount(2);
    },
  },
  {
    name: "games",
    visit: async (page) => {
      await upload(page, FINISHED);
      await upload(page, MIDDLE);
      await page.goto("/games");
      await expect(page.getByTestId("game").first()).toBeVisible();
      await page.getByTestId("choices").getByRole("button").first().click();
    },
  },
  {
    name: "room",
    visit: async (page, words) => {
      await page.goto(`/game/${await openRoom(page)}`);
      await expect(page.getByTestId("place").first()).toBeVisible();
      await page.getByText(words("room-webhook")).click();
    },
  },
  {
    name: "lobby",
    visit: async (page) => {
      await openRoom(page);
      await page.goto("/lobby");
      await expect(page.locator("main").getByText("Héloïse").first()).toBeVisible();
    },
  },
  { name: "honour", visit: async (page) => void (await page.goto("/honour")) },
  {
    name: "player",
    visit: async (page, words) => {
      await upload(page, MIDDLE);
      await page.goto("/player");
      await page.getByRole("button", { name: words("player-make-code") }).click();
      await expect(page.locator("output")).toBeVisible();
    },
  },
  {
    name: "forget",
    visit: async (page, words) => {
      await upload(page, MIDDLE);
      await page.goto("/player");
      await page.getByRole("button", { name: words("player-forget-button") }).click();
    },
  },
  {
    name: "dice",
    visit: async (page, words) => {
      await page.goto("/dice?seed=pages");
      await page.getByText(words("dice-how"), { exact: true }).click();
    },
  },
  {
    name: "dice-of-game",
    visit: async (page) => void (await page.goto(`/dice?game=${await upload(page, FINISHED)}`)),
  },
  { name: "print", visit: async (page) => void (await page.goto("/print")) },
  { name: "nothing", visit: async (page) => void (await page.goto("/nowhere")) },
  {
    name: "no-table",
    visit: async (page, words) => {
      await page.goto("/game/00000000-0000-7000-8000-000000000000");
      await expect(page.getByText(words("error-no-such-game"))).toBeVisible();
    },
  },
];

/**
 * Texts that do not fit: cut off by something that hides what overflows, sticking out of their button or cell, or out of the
 * window. What a person has typed may be cut off.
 */
function misfits(): string[] {
  const BOX =
    'button, a, label, summary, th, td, legend, dt, dd, kbd, [data-part="row-label"], [data-part="resource"], [data-part="character"], [data-part="left-over"]';
  const NAMED = "[data-names]";
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || !text || parent.closest("noscript, script, option, [data-typed]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const out = (box: DOMRect, slack: number) =>
      rect.left < box.left - slack ||
      rect.right > box.right + slack ||
      (rect.height < box.height + 20 &&
        (rect.top < box.top - slack - 3 || rect.bottom > box.bottom + slack + 3));
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
    let scrolls = false;
    let hidden = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(at);
      // For screen readers only.
      if (clipPath !== "none") hidden = true;
      if (hidden) break;
      // Names of people may be long.
      if (textOverflow === "ellipsis" && at.matches(NAMED)) scrolls = true;
      if (scrolls) break;
      if (/auto|scroll/.test(overflowX + overflowY)) {
        scrolls = true;
        break;
      }
      if (/hidden|clip/.test(overflowX) && out(at.getBoundingClientRect(), 1)) {
        found.push(`"${text}" is cut off by ${name(at)}`);
        break;
      }
    }
    if (hidden) continue;
    const box = parent.closest(BOX);
    if (box && getComputedStyle(box).display !== "inline" && out(box.getBoundingClientRect(), 1.5)) {
      found.push(`"${text}" sticks out of ${name(box)}`);
    }
    if (!scrolls && (rect.left < -1 || rect.right > innerWidth + 1))
      found.push(`"${text}" leaves the window`);
  }
  // The dial: its words stay within the hub, the window and the sectors.
  for (const one of document.querySelectorAll<SVGTextElement>("[data-fits]")) {
    const { width } = one.getBBox();
    const most = Number(one.dataset.fits);
    if (width > most) found.push(`"${one.textContent}" is ${width} wide where ${most} fit`);
  }
  return [...new Set(found)];
}

/** Words that only English has, in anything that is shown or read aloud. */
function englishLeft(): string[] {
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const lines = [document.title, ...document.body.innerText.split("\n"), ...said];
  return lines.filter((line) => /\b(the|of|with|your|you|and|this|day|turn)\b/i.test(line));
}

for (const { tag, locale } of LANGUAGES) {
  const words = wordsOf(tag);
  test.describe(tag, () => {
    test.use({ locale });

    test.describe("on a phone", () => {
      test.use({ viewport: PHONE, hasTouch: true, isMobile: true });
      test(`${tag}: every page`, async ({ page, player }) => {
        expect(player.page).toBe(page);
        for (const { name, visit } of PAGES) {
          await visit(page, words);
          await still(page);
          await page.screenshot({ path: `${SCREENS}language-${tag}-${name}-phone.png` });
          await expect.soft(page.locator("html"), name).toHaveAttribute("lang", tag);
          expect.soft(await page.evaluate(misfits), name).toEqual([]);
          if (tag !== "en") expect.soft(await page.evaluate(englishLeft), name).toEqual([]);
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(width, name).toBeLessThanOrEqual(PHONE.width);
          // Colours do not depend on the language: pages.spec.ts looks at them, and `make accessibility` at everything.
          if (tag !== "en") expect.soft(await violations(page, "but colours"), name).toEqual([]);
        }
      });
    });

    test(`${tag}: a whole game`, async ({ page, player: watched }) => {
      expect(watched.page).toBe(page);
      const player = new Player(page, words);
      await player.startAlone();
      let pictured = false;
      for (let half_day = 1; half_day <= 16; half_day += 1) {
        await player.roll();
        // The dice are drawn: now and then nothing on the sheet can be paid for.
        if (!pictured && half_day >= 8 && (await player.places().count()) > 0) {
          pictured = true;
          await player.places().first().click();
          await page.screenshot({ path: `${SCREENS}language-${tag}-game-desktop.png` });
          expect.soft(await page.evaluate(misfits)).toEqual([]);
          await page.keyboard.press("Escape");
        }
        await player.takeTurn();
      }
      expect.soft(await page.evaluate(misfits)).toEqual([]);
      await player.roll();
      await page.waitForURL(/\/result$/);
      expect(pictured).toBe(true);
      expect(verify(await player.record())).toMatchObject({ ok: true, finished: true });
      await page.keyboard.press("Shift");
      await page.screenshot({ path: `${SCREENS}language-${tag}-result-desktop.png` });
      expect.soft(await page.evaluate(misfits)).toEqual([]);
      // Numbers of two digits, and what they will become.
      await player.playOn(LATE);
      const places = await player
        .places()
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.place ?? ""));
      for (const place of places) {
        await page.locator(`[data-place="${place}"]`).click();
        expect.soft(await page.evaluate(misfits), place).toEqual([]);
      }
      await page.screenshot({ path: `${SCREENS}language-${tag}-late-desktop.png` });
      await page.goto("/");
      await page.screenshot({ path: `${SCREENS}language-${tag}-home-desktop.png` });
      expect.soft(await page.evaluate(misfits)).toEqual([]);
    });
  });
}

test.describe("changing the language", () => {
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
      scripts.flatMap((path) => /\/words\/(.*)-[^/]*\.js$/.exec(path)?.[1] ?? []).toSorted();
    // What the first page says in English is part of the client.
    expect(words()).toEqual([]);
    await page.getByLabel("Language").selectOption("Français");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    expect(words()).toEqual(["fr/common", "fr/errors"]);
    scripts.length = 0;
    await page.goto("/rules/quick");
    await expect(page.getByTestId("quick-page")).toHaveCount(2);
    expect(words()).toEqual(["fr/common", "fr/errors", "fr/rules", "fr/terms", "fr/wheel"]);
  });

  test("on every page it takes effect at once", async ({ page, player }) => {
    expect(player.page).toBe(page);
    const languages = { fr: "Français", ko: "한국어", en: "English" };
    const game = await upload(page, FINISHED);
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
    await page.route("**/words/de/player-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole("link", { name: german("player") }).click();
    await page.waitForURL("/player");
    await expect(page.locator("main")).toHaveCount(0);
    release();
    await expect(page.getByRole("heading", { name: german("player-title") })).toBeVisible();
    await page.route("**/words/de/honour-*.js", (route) => route.abort());
    await page.goto("/honour");
    await expect(page.getByText(german("page-failed"))).toBeVisible();
  });
});
