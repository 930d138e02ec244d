/** The program has the players' part of the book: found from the first page, read page by page, in whichever language the rest is. */
import { expect, test } from "./fixtures";
import { wordsOf } from "./words";

test("the handbook is found from the first page, and every link in it leads somewhere", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Handbook" }).click();
  const chapters = page.getByRole("navigation", { name: "Handbook" }).getByRole("link");
  await expect(chapters).toHaveText([
    "Playing",
    "The rules",
    "The words of the game",
    "Dice that can be proved fair",
  ]);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { name: "Without a network" })).toBeVisible();
  const addresses = await page
    .getByRole("main")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  expect(addresses.length).toBeGreaterThan(4);
  for (const address of new Set(addresses)) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "There is nothing here" })).toHaveCount(0);
  }
});

test("its pictures are there", async ({ page }) => {
  await page.goto("/book/playing");
  for (const picture of await page.getByRole("article").getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
  }
});

test("a page that is not in it is nowhere", async ({ page }) => {
  await page.goto("/book/solver");
  await expect(page.getByRole("heading", { level: 1, name: "There is nothing here" })).toBeVisible();
});

test.describe("in German, on a phone", () => {
  test.use({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  test("the page speaks German, the text is marked as English, and nothing is wider than the window", async ({
    page,
  }) => {
    const words = wordsOf("de");
    await page.goto("/book/glossary");
    await expect(page.getByRole("heading", { level: 1, name: words("book") })).toBeVisible();
    await expect(page.getByText(words("book-text"))).toBeVisible();
    await expect(page.getByRole("article")).toHaveAttribute("lang", "en");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
  });
});
