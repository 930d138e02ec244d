/** What the tests share: a server for each worker, and the hands of a player. */
import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";
import { Server } from "./server";
import { wordsOf, type Words } from "./words";

export { expect, type Page };

/** What the pages of the tests have asked for and not got yet. */
const asked = new WeakMap<Page, Set<Request>>();

/** To be called before a page goes anywhere. */
export function watchRequests(page: Page) {
  const open = new Set<Request>();
  asked.set(page, open);
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", (request) => open.delete(request));
  page.on("requestfailed", (request) => open.delete(request));
}

/**
 * Waits for something that shows itself only for a moment: to be called before what brings it about, and awaited after. The
 * page itself looks at every picture, so that nothing is missed however busy the machine is.
 */
export async function glimpse(page: Page, selector: string, text = "") {
  await page.waitForFunction(
    ([where, what]) =>
      [...document.querySelectorAll(where!)].some(
        (one) => one.textContent?.includes(what!) && one.checkVisibility(),
      ),
    [selector, text],
  );
}

/**
 * Waits until a page stands still: it is there, has got all that it asked for, has its typefaces, and nothing moves. An answer
 * may lead to another question, so all of it must hold from one picture of the page to the next but one.
 */
export async function still(page: Page) {
  await expect(page.locator("main").first()).toBeVisible();
  await expect(async () => {
    expect([...(asked.get(page) ?? [])].map((request) => request.url())).toEqual([]);
    await page.evaluate(async () => {
      await document.fonts.ready;
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    });
    expect([...(asked.get(page) ?? [])].map((request) => request.url())).toEqual([]);
  }).toPass({ intervals: [50] });
}

export const test = base.extend<{ player: Player }, { server: Server }>({
  page: async ({ page }, use) => {
    watchRequests(page);
    await use(page);
  },
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await new Server().start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  player: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("console", (message) => {
      const network = /WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text());
      if (message.type() === "error" && !network) complaints.push(message.text());
    });
    await use(new Player(page));
    expect(complaints, "the page complained").toEqual([]);
  },
});

const ENGLISH = wordsOf("en");

/** Somebody who plays by clicking, and knows what the buttons are called. */
export class Player {
  readonly page: Page;
  readonly bar: Locator;
  readonly next: Locator;
  readonly confirmButton: Locator;
  readonly #words: Words;

  constructor(page: Page, words: Words = ENGLISH) {
    this.page = page;
    this.#words = words;
    this.bar = page.getByRole("region", { name: words("turn") });
    this.confirmButton = page.getByRole("button", { name: words("confirm"), exact: true });
    const next = (["next-dice", "first-dice", "see-result"] as const).map((key) => words(key));
    this.next = page.getByRole("button", { name: new RegExp(`^(${next.join("|")})$`) });
  }

  async startAlone(): Promise<string> {
    await this.page.goto("/");
    await this.page.getByRole("button", { name: this.#words("play-alone") }).click();
    await this.page.waitForURL(/\/game\/[^/]+$/);
    await expect(this.next).toBeVisible();
    return this.id();
  }

  /** Starts a game by the server's door: for tests that are not about setting up. */
  async startWith(options: Record<string, unknown>): Promise<string> {
    const { seed, ...rest } = options;
    const deal = await this.page.request.post("/api/deals", { data: { seed: seed ?? null } });
    const game = { names: ["Ada"], columns: { type: "first" }, banquets: false, pace: "together", ...rest };
    const made = await this.page.request.post("/api/games", {
      data: { ...game, deal: (await deal.json()).id },
    });
    expect(made.status()).toBe(201);
    const { id } = await made.json();
    await this.page.goto(`/game/${id}`);
    await expect(this.next).toBeVisible();
    return id;
  }

  /** Uploads a record and goes to its table. */
  async playOn(record: unknown): Promise<string> {
    const made = await this.page.request.post("/api/records", { data: record as object });
    expect(made.status(), await made.text()).toBe(201);
    const { id } = await made.json();
    await this.page.goto(`/game/${id}`);
    await expect(this.page.getByTestId("table")).toBeVisible();
    return id;
  }

  /** Chooses a place and confirms it. */
  async decide(place: string) {
    const before = await this.decided();
    await this.page.locator(`[data-place="${place}"]`).click();
    await this.confirmButton.click();
    await this.somethingNew(before);
  }

  /** The game that the page is about. */
  id(): string {
    return /\/game\/([^/]+)/.exec(this.page.url())?.[1] ?? "";
  }

  /** Every place that can be chosen now. */
  places(): Locator {
    return this.page.locator('[data-part="sheet"] [data-place]:not([aria-disabled])');
  }

  /** Takes the whole turn: always the place that `choose` points at, among those that can be reached. */
  async takeTurn(choose: (places: string[]) => string = (places) => places[0] ?? "") {
    const half_day = await this.halfDay();
    for (;;) {
      const done = this.page.getByRole("heading", { name: "Your turn is done" });
      const something = this.places().or(this.confirmButton).or(this.next).or(this.passButton()).or(done);
      await expect(something.first()).toBeVisible();
      const names = await this.page.evaluate((now) => {
        const table = document.querySelector<HTMLElement>('[data-part="table"]');
        const places =
          table?.querySelectorAll<HTMLElement>('[data-part="sheet"] [data-place]:not([aria-disabled])') ?? [];
        return table?.dataset.halfDay === now ? [...places].map((one) => one.dataset.place ?? "") : null;
      }, half_day);
      // Where everybody has a device, the next dice come by themselves: another turn is another turn.
      if (names === null) return;
      // Without a place to choose there is relief to confirm, or nothing left to do.
      if (names.length === 0 && !(await this.confirmButton.isVisible())) return;
      const before = await this.decided();
      if (names.length > 0) await this.page.locator(`[data-place="${choose(names)}"]`).click();
      await this.confirmButton.click();
      await this.somethingNew(before);
    }
  }

  /** Goes on to the next dice, or to the result. */
  async roll() {
    const before = await this.decided();
    await this.next.click();
    await this.somethingNew(before);
  }

  passButton(): Locator {
    return this.page.getByRole("button", { name: new RegExp(this.#words("pass-to", { name: ".*" })) });
  }

  /** The number of the half-day that is shown, 0 before the first dice. */
  async halfDay(): Promise<string> {
    return (await this.page.getByTestId("table").getAttribute("data-half-day")) ?? "";
  }

  /** Something that changes with every decision. */
  async decided(): Promise<string> {
    return (await this.page.getByTestId("table").getAttribute("data-version")) ?? "";
  }

  async somethingNew(before: string) {
    const changed = (old: string) =>
      document.querySelector<HTMLElement>('[data-part="table"]')?.dataset.version !== old;
    await this.page.waitForFunction(changed, before);
  }

  /** The record of the game, as the server keeps it. */
  async record(): Promise<unknown> {
    const answer = await this.page.request.get(`/api/games/${this.id()}/record`);
    expect(answer.ok()).toBe(true);
    return answer.json();
  }
}
