import { expect, test } from "./fixtures";
import { verify } from "./program";

test("three people around one device, a whole game", async ({ page, player }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Set up a game" }).click();
  await page.getByLabel("Player 1").fill("Alix");
  for (const [index, name] of ["Guillaume", "Héloïse"].entries()) {
    await page.getByRole("button", { name: "Add a player" }).click();
    await page.getByLabel(`Player ${index + 2}`, { exact: true }).fill(name);
  }
  await page.getByText("Rolled", { exact: true }).click();
  await page.getByText("Descending").click();
  await page.getByRole("button", { name: "Start with 3 players" }).click();
  await expect(player.next).toBeVisible();

  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    for (const [seat, name] of ["Alix", "Guillaume", "Héloïse"].entries()) {
      await expect(page.getByRole("region", { name: `${name}’s sheet` })).toBeVisible();
      await player.takeTurn((places) => places[(half_day * (seat + 3)) % places.length] ?? "");
      if (seat < 2) await player.passButton().click();
    }
    // Somebody changes their mind: nobody else is touched.
    if (half_day === 2) {
      await page.getByRole("button", { name: /^A? ?Alix/ }).click();
      const before = await player.decided();
      await page.getByRole("button", { name: "Take back" }).click();
      await player.somethingNew(before);
      await player.takeTurn();
      await expect(player.next).toBeVisible();
    }
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  const verdict = verify(await player.record());
  expect(verdict).toMatchObject({ ok: true, finished: true });
  for (const score of verdict.scores)
    await expect(page.getByTestId("final").getByText(String(score), { exact: true }).first()).toBeVisible();
});

test("ten players fit", async ({ page, player }) => {
  const names = Array.from({ length: 10 }, (_, index) => `Person ${index + 1}`);
  await player.startWith({ names });
  await player.roll();
  await player.takeTurn();
  await expect(page.getByRole("button", { name: "Pass to Person 2" })).toBeVisible();
});
