/** The pictures of README and book, in docs/pictures: few, small, and made from the program itself. */
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, type Page, still, test } from "../e2e/fixtures";
import { PAGES } from "../e2e/visits";

const FOLDER = resolve("../docs/pictures");
mkdirSync(FOLDER, { recursive: true });

/** Each is downloaded by every reader of the README. */
const LARGEST = 150_000;

/** What a page shows, as WebP: the browser itself packs it, so that no other program is needed. */
async function picture(page: Page): Promise<Buffer> {
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const packer = await page.context().newPage();
  const webp = await packer.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")!.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.65).split(",")[1]!;
  }, png);
  await packer.close();
  return Buffer.from(webp, "base64");
}

for (const [file, visit, width, height] of [
  ["table", "preview", 1440, 900],
  ["analysis", "analysis", 1200, 900],
  ["rules", "rules", 1200, 900],
  ["phone", "table", 390, 844],
] as const) {
  test(file, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const shown = PAGES.find((one) => one.name === visit)!;
    await shown.visit(page);
    await still(page);
    const packed = await picture(page);
    expect(packed.length).toBeLessThan(LARGEST);
    writeFileSync(`${FOLDER}/${file}.webp`, packed);
  });
}
