/**
 * Pictures of every page on every kind of screen, in both themes. The folder is PICTURES, or `screens/now`;
 * `node scripts/compare-pictures.mjs one another` reports what differs between two of them.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, type Page, Player, still, test } from "../e2e/fixtures";
import { Person } from "../e2e/people";
import { gameWithChain, simulate, upTo } from "../e2e/program";
import { FINISHED, MIDDLE, PAGES, playing, type Shown, upload } from "../e2e/visits";
import { giveDevices, giveFeats, giveWebhook, holdStill, tidy } from "./still";

const FOLDER = resolve(process.env.PICTURES ?? "screens/now");
mkdirSync(FOLDER, { recursive: true });

const SCREENS = [
  { screen: "desktop", width: 1440, height: 900 },
  { screen: "tablet", width: 820, height: 1180 },
  { screen: "tablet-wide", width: 1180, height: 820 },
  { screen: "phone", width: 390, height: 844 },
];
/** Longer pages are cut off: what comes then looks like what was before. */
const HIGHEST = 4_000;

const ALONE = simulate(1, "alone", "--policy", "greedy")[0]!;

/** What these pages show is drawn anew for every table; their parts have pictures of their own below. */
const RANDOM = new Set(["table-talk", "watching", "result-rematch", "setup"]);

const MORE: Shown[] = [
  {
    name: "home-games",
    visit: async (page) => {
      await upload(page, MIDDLE);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    },
  },
  { name: "setup", visit: async (page) => void (await page.goto("/new?seed=pictures")) },
  {
    name: "setup-rolled",
    visit: async (page) => {
      await page.goto("/new?seed=pictures");
      await page.getByText("Rolled", { exact: true }).click();
      await page.getByLabel("Play with Banquets & Raids").check();
      await page.getByRole("button", { name: "Add a bot" }).click();
    },
  },
  {
    name: "setup-expert",
    visit: async (page) => {
      await page.goto("/new?seed=pictures");
      await page.getByText("Expert", { exact: true }).click();
    },
  },
  {
    name: "setup-anywhere",
    visit: async (page) => {
      await page.goto("/new");
      await page.getByRole("radio", { name: /own device|Everybody|anywhere/i }).check();
    },
  },
  {
    name: "lobby-empty",
    visit: async (page) => {
      // Nobody's table, whatever other pages have opened.
      await page.routeWebSocket(/\/api\/lobby\/socket$/, (socket) =>
        socket.send(JSON.stringify({ rooms: [] })),
      );
      await page.goto("/lobby");
    },
  },
  {
    name: "table-first",
    visit: async (page) => {
      const player = new Player(page);
      await player.startWith({ seed: "pictures", names: ["Alix", "Bertrand"] });
      await player.roll();
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
    name: "enlarged",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.getByRole("button", { name: "Enlarge Clergy" }).click();
    },
  },
  {
    name: "citizen",
    visit: async (page) => {
      const { record, half_day, turn } = gameWithChain("citizen");
      const at = turn.findIndex((step) => "citizen" in step);
      await new Player(page).playOn(upTo(record, half_day, at));
      await page.locator('[data-place^="citizen-"]').first().click();
    },
  },
  {
    name: "menu",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.keyboard.press("m");
    },
  },
  {
    name: "result-alone",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, ALONE)}/result`);
      await expect(page.getByTestId("final").first()).toBeVisible();
    },
  },
  {
    name: "replay-start",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/replay`);
      await expect(page.getByTestId("sheet")).toBeVisible();
    },
  },
  {
    name: "hall",
    visit: async (page) => {
      await giveFeats(page);
      await page.goto("/honour");
      await expect(page.getByText("Alix").first()).toBeVisible();
    },
  },
  {
    name: "player-code",
    visit: async (page) => {
      await upload(page, ALONE);
      await page.goto("/player");
      await page
        .getByRole("button", { name: /recovery code/i })
        .first()
        .click();
      await expect(page.locator("output")).toBeVisible();
    },
  },
  {
    name: "player-devices",
    visit: async (page) => {
      await upload(page, ALONE);
      await giveDevices(page);
      await page.goto("/player");
      await expect(page.getByRole("button", { name: "Sign out all others" })).toBeVisible();
    },
  },
  {
    name: "branch",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, FINISHED)}/replay?half_day=9`);
      await page.getByRole("button", { name: "Play on from here" }).click();
    },
  },
  {
    name: "branch-running",
    visit: async (page) => {
      await page.goto(`/game/${await upload(page, MIDDLE)}/replay?half_day=3`);
      await page.getByRole("button", { name: "Play on from here" }).click();
    },
  },
  {
    name: "keys",
    visit: async (page) => {
      await new Player(page).startWith({ seed: "help" });
      await page.keyboard.press("?");
      await page.getByText("Choose other keys").click();
    },
  },
  {
    name: "room-webhook",
    visit: async (page) => {
      await giveWebhook(page);
      await new Person("Bertrand", page).makeTable();
      await page.getByText("Tell a channel about new dice").click();
      await expect(page.getByRole("button", { name: "Remove the address" })).toBeVisible();
    },
  },
  {
    name: "print-game",
    visit: async (page) => void (await page.goto(`/game/${await upload(page, ALONE)}/print`)),
  },
  {
    name: "games-asked",
    visit: async (page) => {
      await upload(page, FINISHED);
      await page.goto("/games");
      await page.getByTestId("choices").getByRole("button").first().click();
    },
  },
];

async function take(page: Page, name: string) {
  await tidy(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize()!;
  const clip = { x: 0, y: 0, width, height: Math.min(height, HIGHEST) };
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true, clip, animations: "disabled" });
}

async function takeAll(page: Page, name: string, screens = SCREENS) {
  for (const { screen, ...size } of screens) {
    await page.setViewportSize(size);
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      await take(page, `${name}-${screen}-${theme}`);
    }
  }
}

test.beforeEach(({ page }) => holdStill(page));

for (const { name, visit } of [...PAGES.filter((page) => !RANDOM.has(page.name)), ...MORE])
  test(name, async ({ page }) => {
    await visit(page);
    await still(page);
    await takeAll(page, name);
  });

/** Long words have rules of their own. */
for (const locale of ["fr", "es", "de", "ko", "zh-TW"])
  test.describe(locale, () => {
    test.use({ locale });
    test(`table in ${locale}`, async ({ page }) => {
      const id = await upload(page, MIDDLE);
      await page.goto(`/game/${id}`);
      await expect(page.getByTestId("sheet")).toBeVisible();
      await takeAll(page, `table-${locale}`);
    });
  });

/** What comes out of the printer. */
for (const [name, address] of [
  ["print", () => "/print"],
  ["print-game", async (page: Page) => `/game/${await upload(page, ALONE)}/print`],
  ["rules-quick", () => "/rules/quick"],
  ["rules", () => "/rules"],
  ["result", async (page: Page) => `/game/${await upload(page, FINISHED)}/result`],
] as const)
  test(`${name} on paper`, async ({ page }) => {
    await page.goto(await address(page));
    await expect(page.locator("h1")).toBeAttached();
    await still(page);
    await page.setViewportSize({ width: 1060, height: 730 });
    await page.emulateMedia({ media: "print" });
    await take(page, `${name}-paper`);
  });

test("colours of one's own", async ({ page }) => {
  await new Player(page).playOn(MIDDLE);
  await page.emulateMedia({ forcedColors: "active" });
  await page.locator('[data-place^="resource-"]').first().click();
  await take(page, "table-forced-colours");
});

/** The dice of a table of several people cannot be known, so only what people say is taken. */
test("talk", async ({ page }) => {
  const { alix, bertrand } = await playing(page);
  await bertrand.openTalk();
  await bertrand.say("That black die again …");
  await alix.showTalk();
  await alix.say("It only wants to see your cathedral.");
  await expect(page.getByTestId("said").getByText("It only wants")).toBeVisible();
  await tidy(page);
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.getByRole("complementary").screenshot({ path: join(FOLDER, `talk-${theme}.png`) });
    await page
      .locator("header")
      .first()
      .screenshot({ path: join(FOLDER, `talk-top-${theme}.png`) });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Talk/ }).click();
  await page.getByRole("dialog").screenshot({ path: join(FOLDER, "talk-drawer.png") });
});
