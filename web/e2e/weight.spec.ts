import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures";

const LIMIT = 120_000;

test("the table page is light", async ({ page, player }) => {
  const sizes: Record<string, number> = {};
  page.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    if (!/\.(js|css)$/.test(path)) return;
    sizes[path] = gzipSync(await response.body()).length;
  });
  await player.startAlone();
  await page.waitForLoadState("networkidle");
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  console.log(
    `JavaScript and CSS of the first page and the table, gzipped: ${total} bytes in ${Object.keys(sizes).length} files`,
  );
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(LIMIT);
});
