/** The rules in the program: read in every language, searched, linked to, printed, and reached from the board. */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "./fixtures";
import { simulate } from "./program";
import { wordsOf } from "./words";

const LANGUAGES = [
  { tag: "en", locale: "en-GB", title: "The black die attacks", word: "fortress" },
  { tag: "fr", locale: "fr-FR", title: "Le dé noir attaque", word: "EVECHE" },
  { tag: "es", locale: "es-ES", title: "El dado negro ataca", word: "sabiduria" },
  { tag: "de", locale: "de-DE", title: "Der schwarze Würfel greift an", word: "wurfel" },
  { tag: "zh-Hant", locale: "zh-TW", title: "黑色骰子的攻擊", word: "大教堂" },
  { tag: "ko", locale: "ko-KR", title: "검은 주사위의 공격", word: "대성당" },
];
const CLAUSES = 58;
const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const RECORD = JSON.parse(read("rules-pictures.json"));

async function openRules(page: Page, address = "/rules") {
  await page.goto(address);
  await expect(page.getByTestId("clause")).toHaveCount(CLAUSES);
}

/** The position of the pictures follows from a record; POSITION=write writes it anew after a change of the wire. */
test("the pictures show what the server says about their game", async ({ page, player }) => {
  const id = await player.playOn(RECORD);
  const answer = await page.request.get(`/api/games/${id}`);
  const { board, sheet } = (await answer.json()).seats[0];
  const path = fileURLToPath(new URL("../src/rules/position.json", import.meta.url));
  if (process.env.POSITION === "write") writeFileSync(path, `${JSON.stringify({ board, sheet }, null, 2)}\n`);
  expect({ board, sheet }).toEqual(JSON.parse(readFileSync(path, "utf8")));
});

for (const { tag, locale, title, word } of LANGUAGES) {
  const words = wordsOf(tag);
  test.describe(tag, () => {
    test.use({ locale });

    test(`${tag}: every clause is there, and can be found`, async ({ page, player }) => {
      expect(player.page).toBe(page);
      await openRules(page);
      await expect(page.getByRole("article", { name: `R4.4 ${title}` })).toBeVisible();
      const field = page.getByRole("searchbox", { name: words("rules-search") });
      await page.keyboard.press("/");
      await expect(field).toBeFocused();
      await page.keyboard.type(word);
      await expect(page.locator("mark").first()).toBeVisible();
      const some = await page.getByTestId("clause").count();
      expect(some).toBeGreaterThan(2);
      expect(some).toBeLessThan(CLAUSES);
      await expect(page.getByTestId("count")).toHaveText(words("rules-found", { count: some }));
      for (const clause of await page.getByTestId("clause").all()) {
        expect(await clause.locator("mark").count()).toBeGreaterThan(0);
      }
      await page.keyboard.press("Escape");
      await expect(page.getByTestId("clause")).toHaveCount(CLAUSES);
    });

    for (const format of ["A4", "Letter"] as const) {
      test(`${tag}: the quick reference has two pages of ${format}`, async ({ page }) => {
        await page.goto("/rules/quick");
        await expect(page.getByTestId("quick-page")).toHaveCount(2);
        const pdf = (await page.pdf({ format })).toString("latin1");
        expect(pdf.match(/\/Type\s*\/Page(?!s)/g)).toHaveLength(2);
        // Print does not depend on the screen, and nothing may stick out of a column.
        await page.emulateMedia({ media: "print" });
        const { width, inside } = await page.evaluate(() => ({
          width: document.documentElement.scrollWidth,
          inside: innerWidth,
        }));
        expect(width).toBeLessThanOrEqual(inside);
      });
    }
  });
}

test("an address leads to its clause, and clauses to each other", async ({ page, player }) => {
  expect(player.page).toBe(page);
  await openRules(page, "/rules#R8.4");
  const target = page.locator("#R8\\.4");
  await expect(target).toBeInViewport();
  await expect(target).toHaveAttribute("data-target");
  await expect(target).toBeFocused();
  await target.getByRole("link", { name: "R5.6" }).click();
  await expect(page).toHaveURL(/#R5\.6$/);
  await expect(page.locator("#R5\\.6")).toBeInViewport();
  await expect(page.locator("#R5\\.6")).toHaveAttribute("data-target");
  await page.goBack();
  await expect(target).toBeInViewport();
  // A clause that the search has hidden comes back when its address is followed.
  await page.getByRole("searchbox").fill("0 to 8 clockwise");
  await expect(page.getByTestId("clause")).toHaveCount(1);
  await page
    .getByRole("navigation", { name: "Contents" })
    .getByRole("link", { name: /The end$/ })
    .click();
  await expect(page.getByTestId("clause")).toHaveCount(CLAUSES);
  await expect(page.locator("#R7")).toBeInViewport();
});

test("the link to a clause can be copied", async ({ page, context, player }) => {
  expect(player.page).toBe(page);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openRules(page);
  await page.getByRole("button", { name: "Copy the link to R2.7" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}/rules#R2.7`);
});

test("another language keeps the place", async ({ page, player }) => {
  expect(player.page).toBe(page);
  await openRules(page);
  const clause = page.locator("#R6\\.4");
  await clause.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 40));
  const before = (await clause.boundingBox())?.y ?? 0;
  await page.getByLabel("Language").selectOption("Deutsch");
  await expect(clause.getByRole("heading")).toContainText("Kathedralen");
  const after = (await clause.boundingBox())?.y ?? 0;
  expect(Math.abs(after - before)).toBeLessThan(4);
});

test("only the rules of one language are fetched", async ({ page, player }) => {
  expect(player.page).toBe(page);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (/\/(en|fr|es|de|zh-Hant|ko)-[^/]*\.js$/.test(response.url())) scripts.push(response.url());
  });
  await openRules(page);
  expect(scripts).toHaveLength(1);
});

test.describe("from the board", () => {
  test("an explanation leads to its clause, and nothing chosen is lost", async ({ page, player }) => {
    await player.playOn(RECORD);
    await page.keyboard.press("2");
    await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(1);
    const cathedral = page.locator('[data-place="building-white-prestige-1"]');
    await cathedral.hover();
    const link = page.getByTestId("explanation").getByRole("link", { name: "Rule R6.4" });
    await expect(link).toBeVisible();
    const { x, y, width, height } = (await link.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 });
    await page.mouse.down();
    await page.mouse.up();
    const rules = page.getByRole("dialog", { name: "Rules" });
    await expect(rules.locator("#R6\\.4")).toBeInViewport();
    await rules.getByRole("link", { name: "R6.2" }).first().click();
    await expect(rules.locator("#R6\\.2")).toHaveAttribute("data-target");
    expect(new URL(page.url()).pathname).toBe(`/game/${player.id()}`);
    // Keys are the dialog's as long as it is open.
    await page.keyboard.press("3");
    await page.keyboard.press("Escape");
    await expect(rules).toBeHidden();
    await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(1);
    await expect(page.getByTestId("die").nth(1)).toHaveAttribute("aria-pressed", "true");
  });

  test("the keyboard gets there too", async ({ page, player }) => {
    await player.playOn(RECORD);
    await page.locator('[data-place="building-yellow-prestige-1"]').focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByTestId("explanation")).toBeVisible();
    await page.keyboard.press("r");
    await expect(page.getByRole("dialog", { name: "Rules" }).locator("#R6\\.3")).toBeInViewport();
  });

  test("the menu, the help and the first page lead to the rules", async ({ page, player }) => {
    await player.playOn(RECORD);
    const rules = page.getByRole("dialog", { name: "Rules" });
    for (const key of ["m", "?"]) {
      await page.keyboard.press(key);
      await page.locator("dialog").getByRole("button", { name: "Rules" }).click();
      await expect(rules.getByTestId("clause")).toHaveCount(CLAUSES);
      await rules.getByRole("button", { name: "Close" }).click();
      await expect(rules).toBeHidden();
    }
    await page.goto("/");
    await page.getByRole("link", { name: "Rules" }).click();
    await expect(page).toHaveURL(/\/rules$/);
  });

  test("options and score lines name their clauses", async ({ page, player }) => {
    expect(player.page).toBe(page);
    await page.goto("/new");
    await page.getByRole("link", { name: "Rule R3.2" }).click();
    await expect(page.getByRole("dialog").locator("#R3\\.2")).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Rule R8.1" })).toBeVisible();
    const [record] = simulate(1, "rules", "--policy", "greedy");
    const made = await page.request.post("/api/records", { data: record as object });
    await page.goto(`/game/${(await made.json()).id}/result`);
    await page
      .getByRole("row", { name: /Knights/ })
      .getByRole("link", { name: "Rule R7.1" })
      .click();
    await expect(page.getByRole("dialog").locator("#R7\\.1")).toBeInViewport();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test("a long press explains, and its link can be tapped", async ({ page, player }) => {
      await player.playOn(RECORD);
      const { x, y } = (await page.locator('[data-place="building-red-work-1"]').boundingBox())!;
      const touch = await page.context().newCDPSession(page);
      await touch.send("Input.dispatchTouchEvent", {
        type: "touchStart",
        touchPoints: [{ x: x + 12, y: y + 12 }],
      });
      const link = page.getByTestId("explanation").getByRole("link", { name: "Rule R6.5" });
      await expect(link).toBeVisible();
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(link).toBeVisible();
      expect((await page.getByTestId("rule").boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await link.tap();
      await expect(page.getByRole("dialog", { name: "Rules" }).locator("#R6\\.5")).toBeInViewport();
      await expect(page.getByTestId("explanation")).toBeHidden();
    });
  });
});
