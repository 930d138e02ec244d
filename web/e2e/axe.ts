/** What axe-core has to say about a page that has come to rest. */
import axe from "axe-core";
import type { Page } from "@playwright/test";
import { expect, still } from "./fixtures";

/** Rules about colours; all others see the same page in both themes. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** The page is there, nothing moves any more, and no note floats where the mouse happened to be. */
async function atRest(page: Page) {
  // A page has its heading when its words, its part of the program and what it shows came, which is later than the load event.
  await expect(page.locator("h1").first()).toBeAttached();
  await page.mouse.move(0, 0);
  await expect(page.getByTestId("explanation")).toHaveCount(0);
  await still(page);
}

/** What breaks a rule, with the element as it was: it may be gone by the time anybody reads this. */
export async function violations(page: Page, rules: "all" | "colours" | "but colours" = "all") {
  await atRest(page);
  // No page has frames, so nothing but axe itself is needed, and it need not come twice.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ["violations"] };
  if (rules === "colours") options.runOnly = OF_COLOURS;
  if (rules === "but colours")
    options.rules = Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }]));
  return page.evaluate(async (asked) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const { violations: found } = await here.run(asked);
    return found.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, html }) => ({ target, html })),
    }));
  }, options);
}

/** The same in both themes, and the light one again afterwards. */
export async function violationsInBothThemes(
  page: Page,
  look: (theme: "light" | "dark") => Promise<unknown> = async () => undefined,
) {
  const found = [];
  for (const theme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: theme });
    found.push(...(await violations(page, theme === "light" ? "all" : "colours")));
    await look(theme);
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}
