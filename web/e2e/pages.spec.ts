/** Every page in both themes, on a desktop and on a phone: pictures to look at, and axe without a violation. */
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { violationsInBothThemes } from "./axe";
import { expect, test } from "./fixtures";
import { PAGES } from "./visits";

const SCREENS = fileURLToPath(new URL("../screens/", import.meta.url));
mkdirSync(SCREENS, { recursive: true });

const SCREENS_SEEN = [
  { name: "desktop", width: 1440, height: 900 },
  { name: "phone", width: 390, height: 844 },
];

// One visit for all four looks: what a page shows does not depend on them, only how.
for (const { name, visit } of PAGES) {
  test(name, async ({ page }) => {
    await visit(page);
    for (const { name: screen, ...size } of SCREENS_SEEN) {
      await page.setViewportSize(size);
      const found = await violationsInBothThemes(page, (theme) =>
        page.screenshot({ path: `${SCREENS}${name}-${screen}-${theme}.png` }),
      );
      expect.soft(found, screen).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, screen).toBeLessThanOrEqual(size.width);
    }
  });
}
