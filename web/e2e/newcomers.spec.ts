/** What keeps somebody here who comes alone, or for the first time: company while nobody is there, and a first score that means something. */
import { expect, test } from "./fixtures";
import { Person } from "./people";

test("whoever finds the lobby empty plays a bot, and is called when a table opens", async ({
  browser,
  baseURL,
}) => {
  const alix = await Person.arrive(browser, baseURL!, "Alix");
  await alix.page.goto("/lobby");
  await expect(alix.page.getByTestId("here")).toContainText("Nobody else");
  await alix.page.getByRole("button", { name: "Play a bot meanwhile" }).click();
  await alix.page.waitForURL(/\/game\/[^/]+$/);
  await expect(alix.next).toBeVisible();
  const bertrand = await Person.arrive(browser, baseURL!, "Bertrand");
  await bertrand.page.goto("/lobby");
  await bertrand.page.getByRole("button", { name: "Open a public table" }).click();
  await bertrand.page.waitForURL(/\/game\/[^/]+$/);
  const call = alix.page.getByTestId("call");
  await expect(call).toContainText("has opened a table.");
  await expect(alix.page).toHaveTitle(/^● /);
  await call.getByRole("button", { name: "Go there" }).click();
  await expect(alix.page).toHaveURL(bertrand.page.url());
  await expect(call).toHaveCount(0);
  await Promise.all([alix.leave(), bertrand.leave()]);
});

test("a host who plays a bot meanwhile is found at their table, and called to it", async ({
  browser,
  baseURL,
}) => {
  const alix = await Person.arrive(browser, baseURL!, "Alix");
  const link = await alix.makeTable();
  await alix.page.getByRole("button", { name: "Play a bot meanwhile" }).click();
  await alix.page.waitForURL((url) => /\/game\/[^/]+$/.test(url.pathname) && url.href !== link);
  await expect(alix.next).toBeVisible();
  const bertrand = await Person.arrive(browser, baseURL!, "Bertrand");
  await bertrand.page.goto(link);
  await expect(bertrand.place("Alix")).not.toContainText("not here");
  await bertrand.sitDown(link);
  const call = alix.page.getByTestId("call");
  await expect(call).toContainText("Bertrand");
  await call.getByRole("button", { name: "Go there" }).click();
  await expect(alix.page).toHaveURL(link);
  await expect(alix.place("Bertrand")).toBeVisible();
  await expect(call).toHaveCount(0);
  await Promise.all([alix.leave(), bertrand.leave()]);
});

test("a table is found by the code that somebody reads aloud", async ({ browser, baseURL }) => {
  const alix = await Person.arrive(browser, baseURL!, "Alix");
  const link = await alix.makeTable();
  const shown = await alix.page.getByTestId("code").locator("b").textContent();
  const code = /\/t\/(.{4}-.{2})$/.exec(shown ?? "")?.[1] ?? "";
  expect(code, shown ?? "").not.toBe("");
  const bertrand = await Person.arrive(browser, baseURL!, "Bertrand");
  await bertrand.page.goto("/lobby");
  await bertrand.page
    .getByLabel("Were you told the code of a table?")
    .fill(code.toLowerCase().replace("-", " "));
  await bertrand.page.getByRole("button", { name: "Go to the table" }).click();
  await expect(bertrand.page).toHaveURL(link);
  await bertrand.page.goto(`/t/${code}`);
  await expect(bertrand.page).toHaveURL(link);
  await bertrand.page.goto("/t/ZZZZ-ZZ");
  await expect(bertrand.page.getByRole("alert")).toHaveText("Nobody has this code.");
  await expect(bertrand.page.getByRole("link", { name: "Find a table" })).toBeVisible();
  await Promise.all([alix.leave(), bertrand.leave()]);
});

test("somebody's first game is told what it means, and earns something", async ({ page, player }) => {
  await player.startWith({ seed: "a first game" });
  await new Person("Ada", page).hurry();
  await page.goto(`/game/${player.id()}/result`);
  const standing = page.getByTestId("standing");
  await expect(standing).toContainText(/Bots: \w+ scores \d+ on average/);
  await expect(page.getByTestId("dearest")).toContainText(/instead of .* points more\./, { timeout: 60_000 });
  await expect(page.getByTestId("marks")).toContainText("First game");
  await page.goto("/honour");
  const marks = page.getByTestId("marks");
  await expect(marks.locator("li", { hasText: "First game in company" })).toContainText("not yet");
  await expect(marks.getByRole("link").first()).toHaveAttribute("href", `/game/${player.id()}/result`);
});
