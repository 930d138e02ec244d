/** Games of this device when their worker dies: what was told is never lost. */
import { expect, type Page, test } from "./fixtures";
import { gameWithChain, upTo } from "./program";

/** Plays the rest of a record on this device, from the middle of a chain on. */
async function playChainHere(page: Page) {
  const { record, half_day, turn } = gameWithChain("build");
  const at = turn.findIndex((step) => "build" in step);
  const text = JSON.stringify(upTo(record, half_day, at));
  await page.goto("/");
  await page.evaluate(() => localStorage.setItem("troyes-device-always", "yes"));
  await page.goto("/games");
  const file = { name: "chain.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.setInputFiles('input[type="file"]', file);
  await page.waitForURL(/\/game\/[^/]+$/);
  await expect(inChain(page)).toBeVisible();
}

const inChain = (page: Page) => page.getByRole("heading", { name: /, for free$/ });
const sheetOf = (page: Page) => page.locator('[data-part="sheet"]').first().ariaSnapshot();

test("the worker dies in the middle of a chain", async ({ page, player }) => {
  await page.addInitScript(() => {
    const RealWorker = Worker;
    const workers: Worker[] = [];
    Object.assign(globalThis, {
      workers,
      Worker: class extends RealWorker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          workers.push(this);
        }
      },
    });
  });
  await playChainHere(page);
  const before = [await player.decided(), await sheetOf(page)];
  await page.evaluate(() => {
    const [worker] = (globalThis as unknown as { workers: Worker[] }).workers.splice(0);
    worker!.terminate();
    worker!.dispatchEvent(new ErrorEvent("error"));
  });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { workers: Worker[] }).workers.length))
    .toBe(1);
  expect([await player.decided(), await sheetOf(page)]).toEqual(before);
  await player.takeTurn();
  await player.roll();
});
