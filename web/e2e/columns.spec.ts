/** How the columns get their numbers, and who gives them (R3.2); and what the wheel says of the black die (R4.4). */
import type { Page } from "@playwright/test";
import { Person } from "./people";
import { expect, test } from "./fixtures";
import { simulate, upTo } from "./program";

const opening = (page: Page) => page.getByRole("region", { name: "The town is laid out" });
/** The columns as it shows them. */
const opened = (page: Page) => opening(page).getByRole("img", { name: /^[1-6]( [1-6]){5}$/ });

test("at a table the die comes first, then the town crier chooses", async ({ browser, baseURL }) => {
  const ada = await Person.arrive(browser, baseURL!, "Ada");
  const bea = await Person.arrive(browser, baseURL!, "Bea", { viewport: { width: 390, height: 844 } });
  const link = await ada.makeTable();
  await bea.sitDown(link);
  await expect(ada.place("Ada")).not.toContainText("town crier");
  await ada.page.getByText("Rolled", { exact: true }).click();
  await expect(bea.place("Ada")).toContainText("town crier");
  await ada.page.getByRole("button", { name: "Make Bea the town crier" }).click();
  await expect(bea.place("Bea")).toContainText("town crier");
  await ada.page.getByRole("button", { name: /^Start/ }).click();

  for (const { page, name } of [ada, bea]) {
    const card = page.getByTestId("numbering");
    await expect(card).toContainText(/position 1 carries a [1-6]/);
    await expect(card.getByRole("button", { name: /^(A|De)scending/ })).toHaveCount(name === "Bea" ? 2 : 0);
  }
  await expect(ada.page.getByTestId("numbering")).toContainText(
    "Bea, the town crier, chooses the direction.",
  );
  await expect(ada.bar).toContainText("once the columns have their numbers");
  await expect(ada.next).toHaveCount(0);
  const { numbering } = await bea.view();
  if (numbering?.type !== "rolled") throw new Error("the die is on the table");

  await bea.page.getByRole("button", { name: /^Descending/ }).click();
  for (const { page } of [ada, bea]) {
    await expect(opened(page)).toHaveAccessibleName(numbering.descending.join(" "));
    await expect(opening(page)).toContainText("the town crier chose the direction");
  }
  await ada.firstDice();
  await Promise.all([ada.leave(), bea.leave()]);
});

test("an expert order is chosen position by position, or shuffled, and says so", async ({
  browser,
  baseURL,
}) => {
  for (const shuffles of [false, true]) {
    const ada = await Person.arrive(browser, baseURL!, "Ada");
    await ada.makeTable();
    await ada.page.getByText("Expert mode", { exact: true }).click();
    await ada.page.getByRole("button", { name: /^Start/ }).click();
    const card = ada.page.getByTestId("numbering");
    for (const [index, value] of ["6", "5", "4", "3", "1", "2"].entries())
      await card.getByLabel(`Value at position ${index + 1}`).selectOption(value);
    await card.getByRole("button", { name: shuffles ? "Shuffle" : "Play with this order" }).click();
    if (!shuffles) await expect(opened(ada.page)).toHaveAccessibleName("6 5 4 3 1 2");
    await expect(opening(ada.page)).toContainText(
      shuffles ? "Columns, shuffled:" : "Columns by the town crier:",
    );
    await ada.leave();
  }
});

test("on one device an order that nobody changed is a shuffle", async ({ page, player }) => {
  await page.goto("/new");
  await page.getByText("Expert mode", { exact: true }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(player.next).toBeVisible();
  await expect(page.getByText("Columns, shuffled:")).toBeVisible();
});

test("the wheel reminds of the black die's attacks", async ({ page, player }) => {
  const record = simulate(1, "reminder", "--policy", "greedy")[0]!;
  const wheel = page.getByTestId("wheel");
  const picture = wheel.getByRole("img", { name: /^Nine plazas/ });
  for (const [played, text, mark] of [
    [2, "Numbered tabs on the rim", 0],
    [3, "From tomorrow on, the black die strikes every sheet", 1],
    [4, "The black die now strikes every sheet", 1],
    [15, "The black die now strikes every sheet", 1],
  ] as const) {
    await player.playOn(upTo(record, played));
    await expect(wheel).toContainText(text);
    await expect(wheel.getByTestId("strike")).toHaveCount(mark);
    await expect(picture).toHaveAccessibleName(mark ? new RegExp(text) : /shows day 2$/);
  }
});
