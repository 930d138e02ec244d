/** Several people: nobody falls out of the head, and around one device everybody knows whose turn it is. */
import { expect, glimpse, still, test } from "./fixtures";
import { simulate, upTo } from "./program";

const FIVE = upTo(simulate(1, "five", "--players", "5", "--columns", "rolled", "--policy", "greedy")[0]!, 6);
const PEOPLE = { ...FIVE, players: ["Ada", "Maximiliane", "Cai", "Dora", "Emil"] };

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1180, 820],
  [1366, 640],
  [1440, 900],
] as const) {
  test(`${width} × ${height}: the player to act stands in the head, everybody in its list`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height });
    await player.playOn(PEOPLE);
    await still(page);
    const head = page.getByRole("banner");
    const list = (await head.getByRole("list", { name: "Players" }).boundingBox())!;
    const own = head.getByRole("button", { name: "Ada" });
    const everyone = head.getByRole("button", { name: "0 of 5 have acted" });
    for (const chip of [own, everyone]) {
      await expect(chip).toBeInViewport({ ratio: 1 });
      const box = (await chip.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(list.x - 1);
      expect(box.x + box.width).toBeLessThanOrEqual(list.x + list.width + 1);
    }
    await everyone.click();
    const people = page.getByRole("dialog", { name: "Players" });
    await expect(people.getByRole("button", { name: /points/ })).toHaveCount(5);
    await people.getByRole("button", { name: "Emil" }).click();
    await expect(page.getByRole("region", { name: "Emil’s sheet" })).toBeVisible();
  });
}

test("around one device the sheet, the bar and a call say who is next", async ({ page, player }) => {
  await player.playOn(PEOPLE);
  await expect(page.getByTestId("owner")).toHaveText("Ada");
  await expect(page.getByRole("heading", { name: "Ada: Choose a die or a place" })).toBeVisible();
  await player.takeTurn();
  const called = glimpse(page, '[data-part="call"]', "Now Maximiliane");
  await page.getByRole("button", { name: "Pass to Maximiliane" }).click();
  await called;
  await expect(page.getByTestId("owner")).toHaveText("Maximiliane");
  await expect(page.getByRole("heading", { name: "Maximiliane: Choose a die or a place" })).toBeVisible();
  // It hides nothing: any tap ends it, and does what it does.
  await player.places().first().click();
  await expect(page.getByTestId("call")).toBeHidden();
  await expect(player.confirmButton).toBeVisible();
});
