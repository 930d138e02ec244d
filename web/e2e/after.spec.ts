/** What comes after a game: result, replay, branches, records, the same deal again, history, honour, identity. */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "./fixtures";
import { type GameRecord, simulate, upTo, verify } from "./program";

const [FINISHED] = simulate(
  1,
  "after",
  "--players",
  "2",
  "--banquets",
  "--columns",
  "rolled",
  "--policy",
  "greedy",
);

async function upload(page: Page, record: unknown): Promise<string> {
  const made = await page.request.post("/api/records", { data: record as object });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).id;
}

test("a result for anybody, with every line of the score", async ({ page, browser, baseURL }) => {
  const id = await upload(page, FINISHED);
  const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await stranger.goto(`/game/${id}/result`);
  const scores = verify(FINISHED).scores;
  await expect(stranger.getByTestId("final")).toHaveText(scores.map(String));
  // The lines of each player add up to the total.
  const rows = await stranger
    .locator("tbody tr")
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("td b")].map((cell) => Number(cell.textContent))),
    );
  for (const [seat, score] of scores.entries()) {
    expect(rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0)).toBe(score);
  }
  await stranger.context().close();
});

test("replay by slider and keys, and playing on from there", async ({ page, player }) => {
  const id = await upload(page, FINISHED);
  await page.goto(`/game/${id}/replay`);
  await expect(page.getByTestId("sheet")).toBeVisible();
  await page.keyboard.press("End");
  const total = page.getByTestId("score").first();
  await expect(total).toHaveText(String(verify(FINISHED).scores[0]));
  await page.keyboard.press("Home");
  await expect(total).toHaveText("3");
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/half_day=5/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Day 3, morning" }).first()).toBeVisible();

  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByLabel("The same dice as in this game").check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL((url) => /\/game\/[^/]+$/.test(url.pathname) && !url.pathname.includes(id));
  await expect(page.getByText("turn 5 of 16")).toBeVisible();
  await player.takeTurn();
  const record = (await player.record()) as GameRecord;
  expect(record.half_days.slice(0, 4)).toEqual(FINISHED!.half_days.slice(0, 4));
});

test("a record goes out and comes back", async ({ page, player }) => {
  await player.playOn(upTo(FINISHED!, 15));
  for (const _ of FINISHED!.players) {
    await player.takeTurn();
    if (await player.passButton().isVisible()) await player.passButton().click();
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  await expect(page.getByTestId("final").first()).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page
      .getByText("More", { exact: true })
      .click()
      .then(() => page.getByRole("link", { name: "Download the record" }).click()),
  ]);
  const file = await download.path();
  const record = JSON.parse(readFileSync(file, "utf8"));
  expect(verify(record)).toMatchObject({ ok: true, finished: true });

  await page.goto("/games");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.waitForURL(/\/result$/);
  await expect(page.getByTestId("final")).toHaveText(verify(record).scores.map(String));
});

test("a bad record is reported, not stored", async ({ page }) => {
  await page.goto("/games");
  const broken = structuredClone(FINISHED!);
  broken.half_days[3]!.turns[0] = [{ relief: true }];
  await page.locator("input[type=file]").setInputFiles({
    name: "broken.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(broken)),
  });
  await expect(page.getByRole("alert")).toContainText("R5.6");
  await expect(page).toHaveURL(/\/games$/);
});

test("the same deal again", async ({ page, player }) => {
  const id = await upload(page, FINISHED);
  await page.goto(`/game/${id}/result`);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("link", { name: "Play this deal again" }).click();
  await page.waitForURL(/\/new\?/);
  await expect(page.getByLabel("Play with Banquets & Raids")).toBeChecked();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(player.next).toBeVisible();
  await player.roll();
  await player.takeTurn();
  await player.roll();
  const again = (await player.record()) as GameRecord & { setup: unknown };
  expect(again.half_days[0]?.black).toBe(FINISHED!.half_days[0]?.black);
  expect(again.half_days[0]?.clear).toEqual(FINISHED!.half_days[0]?.clear);
  expect(again.setup).toEqual((FINISHED as unknown as { setup: unknown }).setup);
});

test("dice are checked in the browser", async ({ page }) => {
  const id = await upload(page, FINISHED);
  await page.goto(`/dice?game=${id}`);
  await expect(page.getByText("Every die is as it should be")).toBeVisible();
  // A record whose dice do not follow from its seed is found out (the server would not even take it).
  const loaded = structuredClone(FINISHED!);
  loaded.half_days[7]!.black = (loaded.half_days[7]!.black % 6) + 1;
  await page.goto("/dice");
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({
      name: "loaded.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(loaded)),
    });
  await expect(page.getByText("These are not the dice of this seed")).toBeVisible();
});

test("what is typed before the server has answered stays", async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/me", async (route) => {
    await answered;
    await route.fulfill({ json: { known: true, name: "Marie", has_recovery_code: true, webhook: null } });
  });
  await page.goto("/player");
  const name = page.getByLabel("Name", { exact: false }).first();
  await name.fill("Chrétien");
  answer();
  // The answer is there when the page says what it has learnt from it.
  await expect(page.getByText("You have a code.")).toBeVisible();
  await expect(name).toHaveValue("Chrétien");
});

/** Name, history and shields belong to this browser's player, and move to another device by a code. */
test("a player moves to another device", async ({ page, player, browser, baseURL }) => {
  test.setTimeout(180_000);
  await player.startAlone();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn((places) => places.find((place) => place.includes("-work-")) ?? places[0] ?? "");
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  await page.goto("/player");
  await page.getByLabel("Name", { exact: false }).first().fill("Chrétien");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /code/i }).first().click();
  const code = /([0-9A-Z]{4}-){4}[0-9A-Z]{4}/;
  await expect(page.getByText(code).first()).toBeVisible();
  const shown = code.exec(await page.locator("main").innerText())?.[0] ?? "";

  const other = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await other.goto("/player");
  await other.getByLabel(/code/i).first().fill(shown.toLowerCase());
  await other.keyboard.press("Enter");
  await expect(other.getByLabel("Name", { exact: false }).first()).toHaveValue("Chrétien");
  await other.goto("/games");
  await expect(other.locator(`a[href*="${player.id()}"], a[href*="/game/"]`).first()).toBeVisible();
  const hall = await (await other.request.get("/api/me/feats")).json();
  expect(hall).toMatchObject({ alone: 1, finished: 1 });
  await other.goto("/honour");
  await expect(other.getByRole("heading", { name: "Hall of honour" })).toBeVisible();
  await other.context().close();
});

test("a result of several ranks them first, with three ways on and a menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await upload(page, FINISHED);
  await page.goto(`/game/${id}/result`);
  await page.keyboard.press("Escape");
  const scores = verify(FINISHED).scores.toSorted((a, b) => b - a);
  await expect(page.getByRole("list", { name: "Ranking" }).getByRole("listitem")).toHaveText(
    scores.map((score) => new RegExp(`${score}$`)),
  );
  await expect(page.getByRole("list", { name: "Ranking" })).toBeInViewport({ ratio: 1 });
  const next = page.getByRole("navigation", { name: "What next?" });
  await expect(next.getByRole("link")).toHaveCount(3);
  await page.getByText("More", { exact: true }).click();
  expect(await next.getByRole("link").count()).toBeGreaterThan(5);
});

test("a new game after one alone is one tap away, and of the same kind", async ({ page, player }) => {
  const [alone] = simulate(1, "alone again", "--banquets", "--policy", "greedy");
  const before = await upload(page, alone);
  await page.goto(`/game/${before}/result`);
  await page.getByRole("button", { name: "New game" }).click();
  await expect(player.next).toBeVisible();
  expect(player.id()).not.toBe(before);
  await expect(page.getByText("Three banquets are drawn:")).toBeVisible();
});
