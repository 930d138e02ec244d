import { gzipSync } from "node:zlib";
import { expect, still, test } from "./fixtures";

const LIMIT = 120_000;

test("the table page is light", async ({ page, player }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(js|css)$/.test(path))
      sizes.set(
        path,
        response.body().then((body) => gzipSync(body).length),
      );
  });
  await player.startAlone();
  await still(page);
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  console.log(
    `JavaScript and CSS of the first page and the table, gzipped: ${total} bytes in ${sizes.size} files`,
  );
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(LIMIT);
});
