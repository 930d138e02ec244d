/** What a server keeps about a player: taken along, and erased. */
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";

test("everything about a player is downloaded, and erased", async ({ page }) => {
  await page.goto("/player");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByRole("button", { name: "Save" }).first().click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await (await downloading).path();
  const about = JSON.parse(readFileSync(file, "utf8")) as { player: { name: string } };
  expect(about.player.name).toBe("Ada");
  await page.screenshot({ path: "screens/player-data.png", fullPage: true });

  await page.getByRole("button", { name: "Erase me" }).click();
  await page.screenshot({ path: "screens/player-erase.png" });
  await page.getByRole("button", { name: "Yes, erase me" }).click();
  await expect(page.getByRole("status").getByText("You have been erased.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Erase me" })).toBeHidden();
});
