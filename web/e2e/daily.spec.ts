/** The deal of the day, as a person plays it: from the first page to the ladder of a group. */
import { still, expect, test } from "./fixtures";
import { finishToday, groupOf } from "./days";
import { Person } from "./people";

test("one tap to the deal of the day, one try, and what came of it", async ({ page, browser, server }) => {
  await page.goto("/");
  const card = page.getByTestId("day");
  await expect(card.getByText("Scores open when you have finished.")).toBeVisible();
  await card.getByRole("button", { name: "Play today’s deal" }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  const game = page.url();
  const ada = new Person("Ada", page);
  await ada.hurry({ until: 3 });

  // From the first page, the same game goes on.
  await page.goto("/");
  await card.getByRole("link", { name: "Go on with the deal" }).click();
  await expect(page).toHaveURL(game);
  await expect(page.getByTestId("table")).toBeVisible();
  await page.keyboard.press("h");
  await expect(page.locator('[data-part="hints"]')).toHaveCount(0);

  // Somebody else with the link sees nothing of it.
  const stranger = await Person.arrive(browser, server.url, "Bertrand");
  const told = await stranger.page.request.get(`/api/games/${ada.id()}`);
  expect([told.status(), (await told.json()).code]).toEqual([403, "day-secret"]);
  await stranger.page.context().close();

  await ada.hurry();
  await page.waitForURL(/\/result$/);
  await page.getByRole("link", { name: "To the deal of the day" }).click();
  await expect(page.getByRole("heading", { name: /^Score: \d+\. Place \d of \d/ })).toBeVisible();
  await expect(page.getByRole("list", { name: "How good each half-day was" }).getByRole("img")).toHaveCount(
    16,
  );
  // All five bots come, and par with them.
  await expect(page.getByText(/^Par is what the strongest bot made/)).toBeVisible();
  const shared = await page.getByTestId("shared").innerText();
  expect(shared).toMatch(/^Troyes Dice, \d+ \w+: \d+ points, par \d+\n[🟩🟦🟨🟧🟥]{16}\nhttp/u);
  await expect(page.getByRole("button", { name: "Play today’s deal" })).toHaveCount(0);
  await page.getByRole("button", { name: "Try again, unranked" }).click();
  await page.waitForURL(/\/game\/[^/]+$/);
  expect(page.url()).not.toBe(game);
});

test("a group compares those who have finished", async ({ page, browser, server }) => {
  await page.goto("/today");
  await page.getByLabel("Name of the group").fill("Market");
  await page.getByRole("button", { name: "Open the group" }).click();
  await expect(page.getByRole("heading", { name: "Market", level: 1 })).toBeVisible();
  const link = await page.getByRole("status", { name: "Link to the group" }).innerText();

  const guest = await Person.arrive(browser, server.url, "Bertrand");
  await guest.page.goto(link);
  await expect(guest.page.getByRole("heading", { name: "Join Market" })).toBeVisible();
  await guest.page.getByLabel("Your name").fill("Bertrand");
  await guest.page.getByRole("button", { name: "Join" }).click();
  await expect(guest.page.getByRole("region", { name: "Ladder of Market" })).toBeVisible();
  await finishToday(guest.page, "Bertrand");

  await page.goto("/today");
  const ladder = page.getByRole("region", { name: "Ladder of Market" });
  await expect(ladder.getByRole("row", { name: "Bertrand" })).toContainText("finished");
  await expect(ladder.getByRole("link", { name: "Bertrand" })).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByTestId("day").getByText("1 of 2 have finished")).toBeVisible();
  await finishToday(page, "Ada");
  await page.goto("/today");
  await expect(ladder.getByRole("link", { name: "Bertrand" })).toBeVisible();
  await ladder.getByRole("button", { name: "Week" }).focus();
  await page.keyboard.press("Enter");
  await expect(ladder.getByRole("columnheader", { name: "Week" })).toHaveAttribute("aria-sort", "descending");

  // Whoever is removed sees nothing any more.
  await ladder.getByRole("link", { name: "Link and members" }).click();
  await page.getByRole("button", { name: "Remove Bertrand" }).click();
  await page.getByRole("button", { name: "Yes, do that" }).click();
  await expect(page.getByRole("button", { name: "Remove Bertrand" })).toHaveCount(0);
  await guest.page.goto("/today");
  await still(guest.page);
  await expect(guest.page.getByRole("region", { name: "Ladder of Market" })).toHaveCount(0);
  await guest.page.goto(link);
  await expect(guest.page.getByText("There is no such group, or you are not in it.")).toBeVisible();
  await guest.page.context().close();
});

test("days that are not there lead on", async ({ page }) => {
  for (const address of ["/day/2026-02-30", "/day/1999-01-01", "/group/nobody", "/join/nobody"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: "There is nothing here" })).toBeVisible();
  }
});

test("the picture of a group stays in its frame", async ({ page }) => {
  await page.goto("/");
  await groupOf(page, ["Héloïse de Champagne-et-Brie", "Wolfgang Amadeus von und zu Troyes", "李"]);
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await expect(page.getByTestId("day").getByText("0 of 4 have finished")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
