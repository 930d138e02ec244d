/** What decisions are worth: hints at the table, and a finished game explained. */
import type { AnalysisView, TableView } from "../src/wire";
import { expect, type Page, test } from "./fixtures";
import { Person } from "./people";
import { gameWithChain, simulate, upTo, verify } from "./program";

const FINISHED = simulate(1, "analysis", "--players", "2", "--banquets", "--policy", "greedy")[0]!;
const ALONE = simulate(1, "analysis alone", "--policy", "greedy")[0]!;

async function upload(page: Page, record: unknown): Promise<string> {
  const made = await page.request.post("/api/records", { data: record as object });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id;
}

const view = async (page: Page, id: string): Promise<TableView> =>
  (await page.request.get(`/api/games/${id}`)).json();

test("a hint is taken and played", async ({ page, player }) => {
  const id = await player.startAlone();
  const candle = page.getByRole("button", { name: "Hint", exact: true });
  await expect(candle).toBeHidden();
  await player.roll();
  await candle.click();
  // Changing one's mind loses nothing.
  await page.getByRole("button", { name: "Without hints" }).click();
  expect((await view(page, id)).seats[0]?.hinted).toBe(false);
  await page.keyboard.press("h");
  await expect(page.getByText("earns no feats")).toBeVisible();
  await page.getByRole("button", { name: "Show the hint" }).click();
  const list = page.getByRole("region", { name: "What the decisions are worth" });
  await expect(list).toHaveAttribute("aria-busy", "false");
  expect((await view(page, id)).seats[0]?.hinted).toBe(true);

  // The five best places carry their ranks, and say them.
  await expect(page.getByTestId("hint-mark")).toHaveCount(5);
  const best = page
    .locator("[data-place]")
    .filter({ has: page.locator('[data-part="hint-mark"][data-rank="1"]') });
  await expect(best).toHaveAccessibleName(/best, [\d.]+ points expected$/);
  const choices = list.getByRole("listitem").getByRole("button");
  // The dice are drawn: the second may be as good as the best, but hardly the fifth.
  await expect(choices.nth(4)).toContainText(/−\d/);
  await expect(choices.nth(4)).toContainText(/(more|less) from (citizens|rows|resources)/);

  // Choosing sends nothing; it is like tapping the place.
  const before = await player.decided();
  await choices.first().click();
  await expect(choices.first()).toHaveAttribute("aria-pressed", "true");
  await expect(best).toHaveAttribute("aria-pressed", "true");
  expect(await player.decided()).toBe(before);
  await player.confirmButton.click();
  await player.somethingNew(before);
  await player.takeTurn();
  await expect(list).toBeHidden();
  await expect(page.getByTestId("hint-mark")).toHaveCount(0);
  await page.goto("/games");
  await expect(page.getByTestId("game").first()).toContainText("with hints");
});

test("hints inside a chain, by keyboard", async ({ page, player }) => {
  const { record, half_day, turn } = gameWithChain("build");
  const at = turn.findIndex((step) => "build" in step);
  // A game that earns nothing anyway costs nothing.
  await player.playOn(upTo(record, half_day, at));
  await page.keyboard.press("h");
  const list = page.getByRole("region", { name: "What the decisions are worth" });
  await expect(list).toHaveAttribute("aria-busy", "false");
  const first = list.getByRole("listitem").getByRole("button").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(player.confirmButton).toBeVisible();
  await page.keyboard.press("h");
  await expect(list).toBeHidden();
  const before = await player.decided();
  await player.confirmButton.click();
  await player.somethingNew(before);
});

test("a table says before anybody sits down whether there are hints", async ({ page, browser, baseURL }) => {
  const alix = new Person("Alix", page);
  const link = await alix.makeTable();
  const bertrand = await Person.arrive(browser, baseURL!, "Bertrand");
  await bertrand.page.goto(link);
  await expect(bertrand.page.getByText("Nobody gets hints")).toBeVisible();
  await page.getByRole("checkbox", { name: /^Hints/ }).check();
  await expect(bertrand.page.getByText("Players may ask what decisions are worth")).toBeVisible();
  await bertrand.sitDown(link);
  await page.getByRole("button", { name: "Start with 2 players" }).click();
  await alix.roll();
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Show the hint" }).click();
  await expect(page.locator('[data-part="hint-mark"][data-rank="1"]')).toBeVisible();
  await expect(bertrand.page.getByTestId("hint-mark")).toHaveCount(0);
  await expect(bertrand.seat("Alix")).toContainText("with hints");
  await bertrand.page.context().close();
});

test("bots take seats on one device", async ({ page, player }) => {
  await page.goto("/new");
  await page.getByRole("button", { name: "Add a bot" }).click();
  await page.getByLabel("Level of the bot at seat 2").selectOption("master");
  await page.getByRole("button", { name: "Move player 2 up" }).click();
  await page.getByRole("button", { name: "Start with 2 players" }).click();
  await player.roll();
  await player.takeTurn();
  const { seats } = await view(page, player.id());
  expect(seats.map(({ bot, yours, done }) => [bot, yours, done])).toEqual([
    ["master", false, true],
    [null, true, true],
  ]);
  await player.roll();
  await expect(page.getByTestId("player").first()).toContainText("Master bot");
});

test("a finished game is explained", async ({ page }) => {
  const id = await upload(page, FINISHED);
  await page.goto(`/game/${id}/result`);
  await page.getByRole("link", { name: "Analyse the game" }).click();
  await expect(page.getByRole("heading", { name: "Where the score comes from" })).toBeVisible({
    timeout: 60_000,
  });
  // The page has worked it out by itself; a server that is asked says the same, as soon as it has thought.
  const ofServer = () => page.request.get(`/api/games/${id}/analysis`);
  await expect.poll(async () => (await ofServer()).status()).toBe(200);
  const analysis: AnalysisView = await (await ofServer()).json();
  const { scores } = verify(FINISHED);
  expect(analysis.players.map(({ score }) => score)).toEqual(scores);
  // The sum in words says what the numbers say.
  for (const [seat, name] of FINISHED.players.entries()) {
    await page.getByRole("tab", { name }).click();
    await expect(page).toHaveURL(new RegExp(`seat=${seat}`));
    const { start, luck, loss, rest, score } = analysis.players[seat]!;
    expect(start + luck - loss + rest).toBeCloseTo(score, 6);
    await expect(page.getByText(`Score ${score} = start ${start.toFixed(2)}`)).toBeAttached();
  }
  await expect(page.getByText(`${analysis.strongest.score} points with these dice`)).toBeVisible();

  // The curve is described half-day by half-day, and in a table.
  const slider = page.getByRole("slider", { name: "Half-day" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Day 1, afternoon: the dice changed/);
  await page.getByText("All half-days in numbers").click();
  await expect(page.getByRole("row")).toHaveCount(3 + 18);

  // Mistakes are sorted, and each is shown beside the better choice.
  const mistakes = page.locator("li:has(> h3 > button[aria-expanded])");
  const losses = await mistakes.locator("b").evaluateAll((all) => all.map((one) => one.textContent));
  expect(losses.length).toBeGreaterThan(2);
  const second = mistakes.nth(1).locator("> h3 > button");
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("aria-expanded", "true");
  await expect(mistakes.nth(1).getByTestId("sheet")).toHaveCount(2);
  await expect(mistakes.nth(0).getByTestId("sheet")).toHaveCount(0);
  await expect(mistakes.nth(1)).toContainText("The better choice brings");

  await page.getByRole("link", { name: "Watch how it played" }).click();
  await expect(page.getByRole("heading", { name: "Grandmaster bot’s game: replay" })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByTestId("score").first()).toHaveText(String(analysis.strongest.score));
  await expect(page.getByRole("button", { name: "Play on from here" })).toBeHidden();
});

test("a mistake is tried again", async ({ page, player }) => {
  const id = await upload(page, FINISHED);
  await page.goto(`/game/${id}/analysis?seat=1`);
  const again = page.getByRole("button", { name: "Try again from here" });
  await expect(again).toBeVisible({ timeout: 60_000 });
  const replay = await page.getByRole("link", { name: "See it in the replay" }).getAttribute("href");
  const half_day = Number(/half_day=(\d+)/.exec(replay ?? "")?.[1]);
  await again.click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL((url) => /\/game\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
  await expect(page.getByText(`turn ${half_day} of 16`)).toBeVisible();
  // Players never interfere, so nobody has to play the others' seats.
  const { seats, parent } = await view(page, player.id());
  expect(seats.map(({ name, yours }) => [name, yours])).toEqual([[FINISHED.players[1], true]]);
  expect(parent).toBe(id);
});

test("on a phone one sheet is shown, with a switch", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await upload(page, ALONE);
  await page.goto(`/game/${id}/analysis`);
  const first = page.locator("li:has(> h3 > button[aria-expanded])").first();
  await expect(first.getByTestId("sheet")).toHaveCount(1, { timeout: 60_000 });
  await expect(first.getByRole("article", { name: "Better" })).toBeVisible();
  await first.getByRole("tab", { name: "As played" }).click();
  await expect(first.getByRole("article", { name: "As played" })).toBeVisible();
});

test("a game that is not over is not explained", async ({ page, player }) => {
  const id = await player.startAlone();
  await player.roll();
  await page.goto(`/game/${id}/analysis`);
  await expect(page.getByText("The game is not over yet.")).toBeVisible();
  await page.getByRole("link", { name: "To the table" }).click();
  await expect(page.getByTestId("table")).toBeVisible();
});
