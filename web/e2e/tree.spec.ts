/** The table as a screen reader meets it: every role and every name, compared with a golden file. */
import { expect, Player, test } from "./fixtures";
import { simulate, upTo } from "./program";

const MIDDLE = upTo(simulate(1, "by ear", "--banquets", "--columns", "rolled", "--policy", "greedy")[0]!, 8);

test("the accessibility tree of the table", async ({ page }) => {
  await new Player(page).playOn(MIDDLE);
  const tree = () => page.locator("body").ariaSnapshot();
  expect(await tree()).toMatchSnapshot("table.yml");
  await page.keyboard.press("1");
  await page.locator('[data-place*="-work-"]:not([aria-disabled])').first().click();
  await page.mouse.move(0, 0);
  await expect(page.locator("[role=tooltip]")).toHaveCount(0);
  expect(await tree()).toMatchSnapshot("table-preview.yml");
});
