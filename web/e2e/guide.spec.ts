/** The guided games, played by somebody who reads every card, in more than one language. */
import { TOPICS } from "../src/guide/lessons";
import { violations } from "./axe";
import { expect, type Page, Player, still, test } from "./fixtures";
import { verify } from "./program";
import { type Words, wordsOf } from "./words";

/** Reads the cards one by one, and does what each asks for, until the guide is gone or the result is there. */
class Reader {
  readonly page: Page;
  readonly #words: Words;
  readonly #player: Player;
  readonly heard = new Set<string>();
  readonly #title;

  constructor(page: Page, words: Words) {
    this.page = page;
    this.#words = words;
    this.#player = new Player(page, words);
    this.#title = page.getByTestId("guide-words").getByRole("heading", { level: 2 });
  }

  button(key: `guide-${"next" | "done" | "show"}`) {
    return this.page
      .getByRole("region", { name: this.#words("guide"), exact: true })
      .getByRole("button", { name: this.#words(key), exact: true });
  }

  /** One step: a card that is read, a proposal that is taken up (or not), or something on the table. */
  async step(obedient: boolean, look: (title: string) => Promise<void> = async () => {}) {
    const before = String(await this.page.evaluate(stateOf, undefined));
    const title = (await this.#title.count()) > 0 ? await this.#title.innerText() : null;
    if (title !== null && !this.heard.has(title)) {
      this.heard.add(title);
      await look(title);
    }
    const asks = (["roll", "choose", "preview"] as const).some(
      (topic) => title === this.#words(`guide-${topic}-title`),
    );
    const [next, done, show] = [
      this.button("guide-next"),
      this.button("guide-done"),
      this.button("guide-show"),
    ];
    if (obedient && (await show.isVisible())) await show.click();
    else if (!asks && (await next.isVisible())) await next.click();
    else if (!asks && (await done.isVisible())) await done.click();
    else if (await this.#player.confirmButton.isVisible()) await this.#player.confirmButton.click();
    else if (await this.#player.next.isVisible()) await this.#player.next.click();
    else await this.#player.places().first().click();
    await this.page.waitForFunction(stateOf, before);
  }

  guided() {
    return this.page.getByTestId("guide").isVisible();
  }
}

/** Something that changes with everything that can happen; or, beside an older one, whether it has changed. */
function stateOf(old?: string): string | boolean {
  const now = [
    location.pathname,
    document.querySelector<HTMLElement>('[data-part="table"]')?.dataset.version,
    document.querySelector('[data-part="confirm"] h2')?.textContent,
    document.querySelector('[data-part="guide-words"]')?.textContent,
  ].join("|");
  return old === undefined ? now : now !== old;
}

const titles = (words: Words, lesson: keyof typeof TOPICS) =>
  TOPICS[lesson].map((topic) => words(`guide-${topic}-title`));

/** Rings that the card lies upon; those in the bar are beside it anyway. */
function covered(): string[] {
  const card = document.querySelector('[data-part="guide-card"]')!.getBoundingClientRect();
  return [...document.querySelectorAll('[data-part="guide-spot"] rect')].flatMap((ring) => {
    const box = ring.getBoundingClientRect();
    // The ring has some air around what it shows.
    const over = Math.min(card.bottom, box.bottom) - Math.max(card.top, box.top + 8);
    const beside = Math.min(card.right, box.right) - Math.max(card.left, box.left);
    return over > 8 && beside > 8 ? [`${box.top}–${box.bottom} under ${card.top}–${card.bottom}`] : [];
  });
}

test("a whole guided game explains everything, and is a real game", async ({ page, player }) => {
  test.setTimeout(240_000);
  const words = wordsOf("en");
  const reader = new Reader(page, words);
  await page.goto("/");
  await page.getByRole("button", { name: words("learn-first") }).click();
  await expect(page.getByTestId("guide")).toBeVisible();
  const dark = new Set([words("guide-black-title")]);
  while (await reader.guided())
    await reader.step(true, async (title) => {
      await expect(page.getByTestId("guide-spot").locator("rect").first()).toBeAttached();
      if (!dark.has(title)) return;
      expect(await violations(page), title).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violations(page), `${title}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: "light" });
    });
  expect(titles(words, "first").filter((title) => !reader.heard.has(title))).toEqual([]);
  await player.next.click();
  await page.waitForURL(/\/result$/);
  const verdict = verify(await player.record());
  expect(verdict).toMatchObject({ ok: true, finished: true });
  // A player who knows the game is not offered it as a newcomer any more.
  await page.goto("/");
  await expect(page.getByRole("button", { name: words("learn-first") })).toBeHidden();
  await page.getByRole("link", { name: words("learn") }).click();
  await expect(page.getByText(words("lesson-done"))).toBeVisible();
});

test.describe("on a phone, in Chinese", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: "zh-TW" });

  test("everything is explained to a player who follows no proposal, and nothing is covered", async ({
    page,
    player,
  }) => {
    expect(player.page).toBe(page);
    test.setTimeout(240_000);
    const words = wordsOf("zh-Hant");
    const reader = new Reader(page, words);
    await page.goto("/");
    await page.getByRole("button", { name: words("learn-first") }).tap();
    await expect(page.getByTestId("guide")).toBeVisible();
    while (await reader.guided())
      await reader.step(false, async (title) => {
        await expect.poll(() => page.evaluate(covered), title).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), title).toBeLessThanOrEqual(
          390,
        );
      });
    expect(titles(words, "first").filter((title) => !reader.heard.has(title))).toEqual([]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what is in the bar stays on the screen by itself: the page does not move for it", async ({
    page,
    player,
  }) => {
    const words = wordsOf("en");
    const reader = new Reader(page, words);
    await page.goto("/");
    await page.getByRole("button", { name: words("learn-first") }).tap();
    await expect(page.getByTestId("guide")).toBeVisible();
    const title = page.getByTestId("guide-words").getByRole("heading", { level: 2 });
    const spot = page.getByTestId("guide-spot").locator("rect").first();
    let inBar = 0;
    const seen = async () => {
      await still(page);
      return page.evaluate(() => Math.round(scrollY));
    };
    for (let steps = 0; inBar < 2 && steps < 12; steps += 1) {
      const before = await seen();
      await reader.step(true);
      await expect(title.or(player.next).first()).toBeVisible();
      await still(page);
      const [ring, bar] = [await spot.boundingBox(), await page.getByTestId("confirm").boundingBox()];
      // Some air is around what a ring shows.
      if (!ring || !bar || ring.y < bar.y - 8) continue;
      inBar += 1;
      expect(await seen(), await title.innerText()).toBe(before);
    }
    expect(inBar, "cards that speak of the bar").toBe(2);
  });
});

test.describe("in German, at night", () => {
  test.use({ locale: "de-DE", colorScheme: "dark" });

  test("the second one explains banquets and raids, and ends early", async ({ page, player }) => {
    expect(player.page).toBe(page);
    const words = wordsOf("de");
    const reader = new Reader(page, words);
    await page.goto("/learn");
    expect(await violations(page)).toEqual([]);
    const label = words("lesson-label", { action: words("lesson-start"), lesson: words("lesson-banquets") });
    await page.getByRole("button", { name: label }).click();
    await expect(page.getByTestId("guide")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    while (await reader.guided()) await reader.step(true);
    expect(titles(words, "banquets").filter((title) => !reader.heard.has(title))).toEqual([]);
    const half_day = await page.evaluate(() => document.querySelectorAll("[data-past]").length);
    expect(half_day).toBeLessThan(8);
  });
});

test("it can be left and called back, and never takes the focus", async ({ page, player }) => {
  const words = wordsOf("en");
  await page.goto("/");
  await page.getByRole("button", { name: words("learn-first") }).click();
  const guide = page.getByRole("region", { name: "Guide", exact: true });
  await expect(guide.getByRole("heading", { name: "Welcome to Troyes" })).toBeVisible();
  await expect(guide.locator("[aria-live=polite]")).toContainText("Welcome to Troyes");
  await page.keyboard.press("g");
  await page.keyboard.press("g");
  await expect(guide.getByRole("heading", { name: "The dice are yours" })).toBeVisible();
  await guide.getByRole("button", { name: "Back" }).click();
  await expect(guide.getByRole("heading", { name: "Your sheet" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(guide.getByRole("heading", { name: "Four dice" })).toBeVisible();
  await page.getByTestId("die").nth(2).focus();
  await page.keyboard.press("g");
  await expect(guide.getByRole("heading", { name: "What a die costs" })).toBeVisible();
  await expect(page.getByTestId("die").nth(2)).toBeFocused();
  // Escape first forgets a choice, and only then sends the guide away.
  await page.keyboard.press("3");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-part="die"][aria-pressed="true"]')).toHaveCount(0);
  await expect(guide).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(page.getByText(words("guide-left"))).toBeAttached();
  await player.takeTurn();
  await page.reload();
  await expect(player.next).toBeVisible();
  await expect(guide).toBeHidden();
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Continue with the guide" }).click();
  await expect(guide.getByRole("heading", { name: "What a die costs" })).toBeVisible();
  // With the focus in the card, Escape leaves at once.
  await guide.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await page.keyboard.press("g");
  await expect(guide).toBeVisible();
  await expect(guide.getByRole("link", { name: "Rule R1.6" })).toHaveAttribute("href", "/rules#R1.6");
});
