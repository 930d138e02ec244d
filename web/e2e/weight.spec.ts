import { gzipSync } from "node:zlib";
import { LANGUAGES } from "../src/lib/languages";
import { expect, Player, still, test } from "./fixtures";
import { wordsOf } from "./words";

/** Bytes of JavaScript and CSS, gzipped, in whichever language: 112,000 before a browser could host games and think, and 10,000 for that. */
const LIMIT = 122_000;

for (const { tag } of LANGUAGES) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test(`${tag}: the table page is light`, async ({ page, player }) => {
      expect(player.page).toBe(page);
      const sizes = new Map<string, Promise<number>>();
      page.on("response", (response) => {
        const path = new URL(response.url()).pathname;
        if (/\.(js|css)$/.test(path))
          sizes.set(
            path,
            response.body().then((body) => gzipSync(body).length),
          );
      });
      await new Player(page, wordsOf(tag)).startAlone();
      await still(page);
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
      console.log(
        `${tag}: JavaScript and CSS of the first page and the table, gzipped: ${total} bytes in ${sizes.size} files`,
      );
      expect(total).toBeGreaterThan(10_000);
      expect(total).toBeLessThan(LIMIT);
    });
  });
}
