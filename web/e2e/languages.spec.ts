/** Every language: nothing is cut off, nothing is left in English, and a whole game can be played in it. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { attend } from "./attend";
import { violations } from "./axe";
import { englishLeft, misfits } from "./fitting";
import { expect, type Page, Player, still, test } from "./fixtures";
import { gameWithChain, simulate, upTo, verify } from "./program";
import { type Words, wordsOf } from "./words";

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
      await attend(page, await openRoom(page), "Héloïse");
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
