/** Styles stay loaded when people go on: no page may look different for what they have seen before. */
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { holdStill, tidy } from "../pictures/still";
import { expect, type Page, still, test } from "./fixtures";
import { FINISHED, MIDDLE, upload } from "./visits";

/** How much may differ: bold letters land a fraction of a pixel elsewhere when a browser has shaped the same words before. */
const NOISE = 0.0005;

/** The share of pixels whose colour differs visibly. */
function different(one: Buffer, two: Buffer): number {
  const [left, right] = [PNG.sync.read(one), PNG.sync.read(two)];
  const { width, height } = left;
  return pixelmatch(left.data, right.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

async function picture(page: Page): Promise<Buffer> {
  await page.evaluate(() => scrollTo(0, 0));
  await tidy(page);
  return page.screenshot({ animations: "disabled" });
}

/** Goes to another page as a click on a link does: nothing is loaded anew. */
async function goOn(page: Page, address: string) {
  await page.evaluate((href) => {
    const link = document.createElement("a");
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}

for (const [screen, size] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`pages look the same whatever was open before, on ${screen}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(size);
    // Moments of the server would be other letters at every hour, and with them another noise.
    await holdStill(page);
    const [table, finished] = [await upload(page, MIDDLE), await upload(page, FINISHED)];
    const first = `/game/${table}`;
    const addresses = [
      "/",
      "/new?seed=leaks",
      "/learn",
      "/games",
      "/honour",
      "/player",
      "/lobby",
      "/dice?seed=leaks",
      "/print",
      "/rules",
      "/rules/quick",
      "/nowhere",
      "/t/nowhere",
      ...["result", "replay?half_day=9", "print"].map((what) => `/game/${finished}/${what}`),
    ];
    // The first page remembers how many games can be gone on with, and has room for them from then on.
    await page.goto("/");
    await still(page);
    const fresh = new Map<string, Buffer>();
    for (const address of [first, ...addresses]) {
      await page.goto(address);
      await expect(page.locator("h1")).toBeAttached();
      await still(page);
      fresh.set(address, await picture(page));
    }
    await page.goto(first);
    await expect(page.getByTestId("table")).toBeVisible();
    const looksTheSame = async (address: string, after: string) => {
      await goOn(page, address);
      // What a page shows comes a moment later than the page.
      await expect
        .poll(async () => different(fresh.get(address)!, await picture(page)), {
          message: `${address} after ${after}`,
        })
        .toBeLessThanOrEqual(NOISE);
    };
    for (const address of addresses) {
      await looksTheSame(address, first);
      await looksTheSame(first, address);
    }
    // By now every style is loaded that there is: what any page has left behind shows on one of them.
    for (const [index, address] of addresses.entries())
      await looksTheSame(address, addresses[index - 1] ?? `all others, ${first} last`);
  });
