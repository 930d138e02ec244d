import { gzipSync } from "node:zlib";
import { LANGUAGES } from "../src/lib/languages";
import { expect, type Page, Player, still, test } from "./fixtures";
import { wordsOf } from "./words";

/** Bytes of JavaScript and CSS, gzipped, in whichever language: of a table that is opened by its link, and of the first page and a table together. */
const TABLE = 120_000;
const BOTH = 130_000;

/** Adds up what a page fetches from now on. */
function weighed(page: Page) {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path))
      sizes.set(
        path,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

for (const { tag } of LANGUAGES) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test(`${tag}: the table page is light`, async ({ page, player, context }) => {
      expect(player.page).toBe(page);
      const both = weighed(page);
      await new Player(page, wordsOf(tag)).startAlone();
      await still(page);
      const link = await context.newPage();
      const table = weighed(link);
      await link.goto(page.url());
      await expect(new Player(link, wordsOf(tag)).next).toBeVisible();
      await still(link);
      await expect(link.locator("html")).toHaveAttribute("lang", tag);
      console.log(
        `${tag}: JavaScript and CSS, gzipped: table ${await table()} bytes, with the first page ${await both()}`,
      );
      expect(await table()).toBeGreaterThan(10_000);
      expect(await table()).toBeLessThan(TABLE);
      expect(await both()).toBeLessThan(BOTH);
    });
  });
}
