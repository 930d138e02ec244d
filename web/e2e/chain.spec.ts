import { expect, test } from "./fixtures";
import { gameWithChain, upTo } from "./program";

interface Free {
  build: { color: string; kind: string; position: number };
}

/** A decision that sets off a free building: previewed, confirmed, chosen on the sheet, taken back step by step. */
test("a chain with a free building", async ({ page, player }) => {
  const { record, half_day, turn } = gameWithChain("build");
  const at = turn.findIndex((step) => "build" in step);
  await player.playOn(upTo(record, half_day, at));

  // The server asks for a free building; the sheet offers the places, at no price.
  await expect(page.getByRole("heading", { name: /, for free$/ })).toBeVisible();
  await expect(page.locator('[data-part="die"][aria-pressed]')).toHaveCount(0);
  const { color, kind, position } = (turn[at] as unknown as Free).build;
  const place = `building-${color}-${kind}-${position}`;
  const chosen = page.locator(`[data-place="${place}"]`);
  await expect(chosen).toHaveAccessibleName(/free/);
  await chosen.click();
  await expect(chosen).toHaveAttribute("data-state", "ghost");
  await player.decide(place);
  await expect(chosen).toHaveAttribute("data-state", "built");

  // One step back: the building is to be chosen again; another: the die as well.
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(chosen).not.toHaveAttribute("data-state", "built");
  await expect(page.getByRole("heading", { name: /, for free$/ })).toBeVisible();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect(page.locator('[data-part="die"][aria-pressed]').first()).toBeVisible();
});

test("a citizen goes where the player likes", async ({ page, player }) => {
  const { record, half_day, turn } = gameWithChain("citizen");
  const at = turn.findIndex((step) => "citizen" in step);
  await player.playOn(upTo(record, half_day, at));
  await expect(page.getByRole("heading", { name: "Choose a track for the citizen" })).toBeVisible();
  const color = (turn[at] as unknown as { citizen: string }).citizen;
  const before = await page.locator(`[data-part="citizen"][data-color="${color}"][data-state="on"]`).count();
  await player.decide(`citizen-${color}`);
  expect(
    await page.locator(`[data-part="citizen"][data-color="${color}"][data-state="on"]`).count(),
  ).toBeGreaterThan(before);
});
