import { gzipSync } from "node:zlib";
import { LANGUAGES } from "../src/lib/languages";
import { expect, Player, test } from "./fixtures";
import { wordsOf } from "./words";

/** Bytes of JavaScript and CSS, gzipped, in whichever language. */
const LIMIT = 112_000;

for (const { tag } of LANGUAGES) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test(`${tag}: the table page is light`, async ({ page, player }) => {
      expect(player.page).toBe(page);
      const sizes: Record<string, number> = {};
      page.on("response", async (response) => {
        const path = new URL(response.url()).pathname;
        if (!/\.(js|css)$/.test(path)) return;
        sizes[path] = gzipSync(await response.body()).length;
      });
      await new Player(page, wordsOf(tag)).startAlone();
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
      console.log(
        `${tag}: JavaScript and CSS of the first page and the table, gzipped: ${total} bytes in ${Object.keys(sizes).length} files`,
      );
      expect(total).toBeGreaterThan(10_000);
      expect(total).toBeLessThan(LIMIT);
    });
  });
}
