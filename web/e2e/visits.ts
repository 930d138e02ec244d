/** Every page of the client and how to get there, for tests that look at all of them. */
import { deflateRawSync } from "node:zlib";
import { attend } from "./attend";
import { finishToday, groupOf } from "./days";
import { expect, type Page, Player } from "./fixtures";
import { Person } from "./people";
import { gameWithChain, simulate, upTo } from "./program";

export const FINISHED = simulate(
  1,
  "pages",
  "--players",
  "3",
  "--banquets",
  "--columns",
  "rolled",
  "--policy",
  "greedy",
)[0]!;
export const MIDDLE = upTo(
  simulate(1, "middle", "--banquets", "--columns", "expert", "--policy", "greedy")[0]!,
  8,
);

/** A record as links carry it. */
export const packed = (record: unknown) => deflateRawSync(JSON.stringify(record)).toString("base64url");

export async function upload(page: Page, record: unknown): Promise<string> {
  const made = await page.request.post("/api/records", { data: record as object });
  expect(made.status()).toBe(201);
  return (await made.json()).id;
}

export interface Shown {
  name: string;
  visit(page: Page): Promise<void>;
}

/** A table of several people, with the page as its host; what the others need is closed when the page has been seen. */
export async function withFriends(page: Page): Promise<{ alix: Person; bertrand: Person }> {
  const alix = new Person("Alix", page);
  await page.goto("/");
  const origin = new URL(page.url()).origin;
  const link = await alix.makeTable();
  const bertrand = await Person.arrive(page.context().browser()!, origin, "Bertrand");
  page.once("close", () => void bertrand.page.context().close());
  await bertrand.sitDown(link);
  await page.getByLabel("Put a bot at seat 3").selectOption("master");
  await expect(page.locator('[data-part="place"][data-kind="bot"]')).toBeVisible();
  return { alix, bertrand };
}

export async function playing(page: Page) {
  const people = await withFriends(page);
  await page.getByRole("button", { name: "Start with 3 players" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
  return people;
}

export const PAGES: Shown[] = [
  { name: "home", visit: async (page) => void (await page.goto("/")) },
  {
    name: "setup",
    visit: async (page) => {
      await page.goto("/new");
      await page.getByText("Rolled", { exact: true }).click();
      await page.getByLabel("Play with Banquets & Raids").check();
    },
  },
  {
    name: "opening",
    visit: async (page) => void (await new Player(page).startWith({ seed: "pages", banquets: true })),
  },
  {
    name: "table",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
    },
  },
  {
    name: "preview",
    visit: async (page) => {
      const player = new Player(page);
      await player.playOn(MIDDLE);
      await page.locator('[data-place*="-work-"]:not([aria-disabled])').first().click();
    },
  },
  {
    name: "chain",
    visit: async (page) => {
      const { record, half_day, turn } = gameWithChain("build");
      await new Player(page).playOn(
        upTo(
          record,
          half_day,
          turn.findIndex((step) => "build" in step),
        ),
      );
    },
  },
  {
    name: "many",
    visit: async (page) => {
      const names = [
        "Alix",
        "Guillaume",
        "Héloïse",
        "Thibaut",
        "Marie",
        "Hugues",
        "Jeanne",
        "Urbain",
        "Isabeau",
        "Chrétien",
      ];
      const player = new Player(page);
      await player.startWith({ seed: "many", names });
      await player.roll();
    },
  },
  {
    name: "help",
    visit: async (page) => {
      const player = new Player(page);
      await player.startWith({ seed: "help" });
      await page.keyboard.press("?");
    },
  },
  {
    name: "result",
    visit: async (page) => {
      const id = await upload(page, FINISHED);
      await page.goto(`/game/${id}/result`);
      await expect(page.getByTestId("final").first()).toBeVisible();
    },
  },
  {
    name: "beside",
    visit: async (page) => {
      await page.goto(`/beside#${packed(FINISHED)}`);
      await expect(page.getByTestId("final").first()).toBeVisible();
    },
  },
  {
    name: "hints",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.keyboard.press("h");
      await expect(page.locator('[data-part="hints"][aria-busy="false"]')).toBeVisible();
    },
  },
  {
    name: "analysis",
    visit: async (page) => {
      const id = await upload(page, FINISHED);
      await page.goto(`/game/${id}/analysis?seat=1`);
      await expect(page.getByRole("button", { name: "Try again from here" })).toBeVisible({
        timeout: 60_000,
      });
      await page.getByText("All half-days in numbers").click();
    },
  },
  {
    name: "replay",
    visit: async (page) => {
      const id = await upload(page, FINISHED);
      await page.goto(`/game/${id}/replay?half_day=9`);
      await expect(page.getByTestId("sheet")).toBeVisible();
    },
  },
  {
    name: "games",
    visit: async (page) => {
      await upload(page, FINISHED);
      await upload(page, MIDDLE);
      await page.goto("/games");
      await expect(page.getByText("Player 1").or(page.locator("main a")).first()).toBeVisible();
    },
  },
  {
    name: "gathering",
    visit: async (page) => {
      const { bertrand } = await withFriends(page);
      await bertrand.say("Good evening from Reims!");
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo(0, 0));
    },
  },
  {
    name: "gathering-guest",
    visit: async (page) => {
      await page.goto("/");
      const host = await Person.arrive(page.context().browser()!, new URL(page.url()).origin, "Alix");
      page.once("close", () => void host.page.context().close());
      const link = await host.makeTable();
      await page.goto(link);
      await page.getByRole("button", { name: "Sit here" }).first().click();
    },
  },
  {
    name: "lobby",
    visit: async (page) => {
      for (const [name, banquets] of [
        ["Héloïse", true],
        ["Thibaut", false],
      ] as const) {
        const options = {
          columns: { type: "rolled", direction: null },
          banquets,
          pace: banquets ? "own" : "together",
          limit: banquets ? 86_400 : 60,
          public: true,
          chat: true,
          hints: false,
          stand_in: "apprentice",
        };
        const made = await page.request.post("/api/rooms", { data: { name, places: 4, options } });
        expect(made.status()).toBe(201);
        await attend(page, (await made.json()).id, name);
      }
      await page.goto("/lobby");
      await expect(page.getByText("Héloïse").first()).toBeVisible();
    },
  },
  {
    name: "table-talk",
    visit: async (page) => {
      const { alix, bertrand } = await playing(page);
      await Promise.all([alix.hurry({ until: 5 }), bertrand.hurry({ until: 5 })]);
      await expect(page.getByTestId("when")).toContainText("Day 3");
      await bertrand.openTalk();
      await bertrand.say("That black die again …");
      await alix.showTalk();
      await alix.say("It only wants to see your cathedral.");
      await expect(page.getByTestId("said").getByText("It only wants")).toBeVisible();
      await bertrand.page.getByRole("button", { name: "Laughter" }).click();
      await expect(page.getByTestId("sign").first()).toBeAttached();
    },
  },
  {
    name: "watching",
    visit: async (page) => {
      await page.goto("/");
      const browser = page.context().browser()!;
      const host = await Person.arrive(browser, new URL(page.url()).origin, "Alix");
      page.once("close", () => void host.page.context().close());
      const link = await host.makeTable();
      await host.page.getByLabel("Put a bot at seat 2").selectOption("master");
      await host.page.getByRole("button", { name: "Start with 2 players" }).click();
      await expect(host.next).toBeVisible();
      await host.hurry({ until: 4 });
      await page.goto(link);
      await expect(page.getByText("You are watching Alix.")).toBeVisible();
    },
  },
  {
    name: "result-rematch",
    visit: async (page) => {
      const { alix, bertrand } = await playing(page);
      await Promise.all([alix.hurry(), bertrand.hurry()]);
      await page.waitForURL(/\/result$/);
      await bertrand.page.waitForURL(/\/result$/);
      await bertrand.say("Once more?");
      await bertrand.page.getByRole("button", { name: "Rematch" }).click();
      await expect(page.getByRole("link", { name: "Join the rematch" })).toBeVisible();
    },
  },
  { name: "learn", visit: async (page) => void (await page.goto("/learn")) },
  {
    name: "guide",
    visit: async (page) => {
      await page.goto("/learn");
      await page.getByRole("button", { name: "Start: Your first game" }).click();
      await page.keyboard.press("n");
      await expect(page.getByTestId("guide-spot")).toBeAttached();
      await page.mouse.move(0, 0);
    },
  },
  { name: "honour", visit: async (page) => void (await page.goto("/honour")) },
  { name: "honour-print", visit: async (page) => void (await page.goto("/honour/print")) },
  {
    name: "numbering",
    visit: async (page) => {
      const { alix } = await withFriends(page);
      await alix.page.getByText("Rolled", { exact: true }).click();
      await alix.page.getByRole("button", { name: "Start with 3 players" }).click();
      await expect(page.getByTestId("numbering")).toBeVisible();
    },
  },
  { name: "player", visit: async (page) => void (await page.goto("/player")) },
  { name: "dice", visit: async (page) => void (await page.goto("/dice?seed=pages")) },
  {
    name: "dice-of-game",
    visit: async (page) => {
      const id = await upload(page, FINISHED);
      await page.goto(`/dice?game=${id}`);
    },
  },
  {
    name: "today",
    visit: async (page) => {
      await page.goto("/today");
      await expect(page.getByRole("button", { name: "Play today’s deal" })).toBeVisible();
    },
  },
  {
    name: "today-finished",
    visit: async (page) => {
      await page.goto("/");
      await groupOf(page, ["Héloïse", "Thibaut", "Marie"]);
      await finishToday(page, "Ada");
      await page.goto("/today");
      await expect(page.getByText(/^Par is what the strongest bot made/)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByText(/^An? (kind|unkind) day/)).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole("region", { name: "Ladder of Market" })).toBeVisible();
    },
  },
  {
    name: "group",
    visit: async (page) => {
      await page.goto("/");
      const id = await groupOf(page, ["Héloïse", "Thibaut"]);
      await page.goto(`/group/${id}`);
      await expect(page.getByRole("region", { name: "Ladder of Market" })).toBeVisible();
    },
  },
  {
    name: "home-with-group",
    visit: async (page) => {
      await page.goto("/");
      await groupOf(page, ["Héloïse", "Thibaut", "Marie", "Jeanne"]);
      await page.goto("/");
      await expect(page.getByTestId("day").getByText("0 of 5 have finished")).toBeVisible();
    },
  },
  { name: "print", visit: async (page) => void (await page.goto("/print")) },
  {
    name: "rules",
    visit: async (page) => {
      await page.goto("/rules");
      await expect(page.getByTestId("clause")).toHaveCount(58);
    },
  },
  {
    name: "book",
    visit: async (page) => {
      await page.goto("/book/glossary");
      await expect(page.getByRole("article").getByRole("row")).not.toHaveCount(0);
    },
  },
  {
    name: "rules-clause",
    visit: async (page) => {
      await page.goto("/rules#R4.4");
      await expect(page.locator('[data-part="clause"][data-target]')).toBeInViewport();
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
    name: "rules-over-table",
    visit: async (page) => {
      await new Player(page).playOn(MIDDLE);
      await page.keyboard.press("r");
      await expect(page.getByRole("dialog").getByTestId("clause")).toHaveCount(58);
    },
  },
  { name: "nothing", visit: async (page) => void (await page.goto("/nowhere")) },
  {
    name: "no-table",
    visit: async (page) => void (await page.goto("/game/00000000-0000-7000-8000-000000000000")),
  },
];
