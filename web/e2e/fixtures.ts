/** What the tests share: a server for each worker, and the hands of a player. */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { Server } from "./server";
import { wordsOf, type Words } from "./words";

export { expect, type Page };

export const test = base.extend<{ player: Player }, { server: Server }>({
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
    const next = ["next-dice", "first-dice", "see-result"].map((key) => words(key));
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
    for (;;) {
      const done = this.page.getByRole("heading", { name: "Your turn is done" });
      const something = this.places().or(this.confirmButton).or(this.next).or(this.passButton()).or(done);
      await expect(something.first()).toBeVisible();
      const names = await this.places().evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset.place ?? ""),
      );
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

  /** Something that changes with every decision. */
  async decided(): Promise<string> {
    return (await this.page.getByTestId("table").getAttribute("data-number")) ?? "";
  }

  async somethingNew(before: string) {
    const changed = (old: string) =>
      document.querySelector<HTMLElement>('[data-part="table"]')?.dataset.number !== old;
    await this.page.waitForFunction(changed, before);
  }

  /** The record of the game, as the server keeps it. */
  async record(): Promise<unknown> {
    const answer = await this.page.request.get(`/api/games/${this.id()}/record`);
    expect(answer.ok()).toBe(true);
    return answer.json();
  }
}
