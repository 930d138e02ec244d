/** People at one table, each with a browser of their own. */
import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import type { OfferView, TableView } from "../src/wire";
import { Player, watchRequests } from "./fixtures";

export class Person extends Player {
  readonly name: string;
  readonly complaints: string[] = [];

  constructor(name: string, page: Page) {
    super(page);
    this.name = name;
    watchRequests(page);
    page.on("pageerror", (error) => this.complaints.push(String(error)));
    page.on("console", (message) => {
      const network = /WebSocket|ERR_|Failed to load resource/.test(message.text());
      if (message.type() === "error" && !network) this.complaints.push(message.text());
    });
  }

  static async arrive(browser: Browser, baseURL: string, name: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, ...options });
    return new Person(name, await context.newPage());
  }

  /** Makes a table with one tap, and enters the name. */
  async makeTable(): Promise<string> {
    await this.page.goto("/");
    await this.page.getByRole("button", { name: "Play with friends" }).click();
    await this.page.waitForURL(/\/game\/[^/]+$/);
    await this.page.getByLabel("Your name", { exact: true }).fill(this.name);
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.page.getByRole("heading", { level: 1, name: `${this.name}’s table` })).toBeVisible();
    return this.page.url();
  }

  async sitDown(link: string) {
    await this.page.goto(link);
    await this.page.getByRole("button", { name: "Sit here" }).first().click();
    await this.page.getByLabel("Your name", { exact: true }).fill(this.name);
    await this.page.getByRole("button", { name: "Sit down" }).click();
    await expect(this.place(this.name)).toContainText("you");
  }

  place(name: string): Locator {
    return this.page.getByTestId("place").filter({ hasText: name });
  }

  /** The player in the strip above the table. */
  seat(name: string): Locator {
    return this.page.getByTestId("player").filter({ hasText: name });
  }

  /** Rolls the first dice, unless they have come by themselves: nobody has to wait for long at such a table. */
  async firstDice() {
    await expect(async () => {
      if ((await this.halfDay()) === "0") await this.next.click({ timeout: 1_000 });
      expect(await this.halfDay()).not.toBe("0");
    }).toPass();
  }

  async openTalk() {
    await this.page.getByRole("tab", { name: /^Chat/ }).click();
  }

  /** The same on any screen: beside the wheel, or in a sheet from below. */
  async showTalk() {
    await this.page
      .getByRole("tab", { name: /^Chat/ })
      .or(this.page.getByRole("button", { name: /^Chat/ }))
      .first()
      .click();
  }

  async say(text: string) {
    // Not the field of the name for "your messages", which is still there for a moment after a name was saved.
    const field = this.page.getByLabel("Your message", { exact: true });
    await field.fill(text);
    await field.press("Enter");
  }

  async leave() {
    expect(this.complaints, `${this.name}'s page complained`).toEqual([]);
    await this.page.context().close();
  }

  /** The table as this browser may see it. */
  async view(id = this.id()): Promise<TableView> {
    return (await this.page.request.get(`/api/games/${id}`)).json();
  }

  /** Plays this person's seat by a socket of the page, quickly: to a half-day, into a chain, or to the end. Returns whether it is in a chain. */
  async hurry({ until = 17, intoChain = false } = {}): Promise<boolean> {
    return this.page.evaluate(playFast, { id: this.id(), until, intoChain });
  }
}

async function playFast({ id, until, intoChain }: { id: string; until: number; intoChain: boolean }) {
  const socket = new WebSocket(
    `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/games/${id}/socket`,
  );
  socket.binaryType = "arraybuffer";
  let view: TableView | null = null;
  let busy = false;
  let inChain = false;
  let inbox = Promise.resolve();
  const read = async (data: string | ArrayBuffer) =>
    typeof data === "string"
      ? data
      : new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
  await new Promise<void>((resolve, reject) => {
    const send = (seat: number, command: object) => {
      busy = true;
      const name = Math.random().toString(36).slice(2) + Date.now();
      socket.send(JSON.stringify({ id: name, command: { type: "play", seat, command } }));
    };
    const act = () => {
      if (busy || !view) return;
      if (inChain) return resolve();
      const index = view.seats.findIndex((one) => one.yours);
      const seat = view.seats[index];
      if (!seat) return reject(new Error("no seat"));
      const number = seat.board.now?.number ?? 0;
      if (seat.finished || number >= until) return resolve();
      const chain = seat.offers.find((offer) => !offer.finishes);
      // Chains come of citizens, if all three tracks grow.
      const { citizens } = seat.sheet;
      const worth = ({ effects }: OfferView) =>
        effects
          .map((effect) =>
            effect.type === "joined" ? Math.min(effect.to, 6) - Math.min(citizens[effect.color], 6) : 0,
          )
          .reduce((sum, one) => sum + one, 0);
      const best = seat.offers.toSorted((a, b) => worth(b) - worth(a))[0];
      const some = seat.offers[(number * 7) % (seat.offers.length || 1)];
      const offer = intoChain ? (chain ?? best) : some;
      if (offer) {
        const [way] = offer.ways;
        const decision = { ...offer.decision } as Record<string, unknown>;
        if (decision.type === "take" && way) {
          decision.sector = way.sector;
          if (way.pay) decision.pay = way.pay;
          else delete decision.pay;
        }
        send(index, { type: "decide", decision });
        inChain = intoChain && offer === chain;
      } else if (view.pace === "own" || view.seats.every((one) => one.done)) send(index, { type: "go_on" });
    };
    socket.addEventListener("close", () => reject(new Error("the socket closed")));
    socket.addEventListener("message", (event) => {
      inbox = inbox.then(async () => {
        const message = JSON.parse(await read(event.data));
        if (message.type === "table") view = message.view;
        else if (message.type === "changed" && view) {
          const seats = [...view.seats];
          for (const { seat, view: one } of message.seats) seats[seat] = one;
          view = { ...view, ...message.table, seats };
        } else if (message.type === "answer") busy = false;
        else return;
        act();
      });
    });
  });
  socket.close();
  return inChain;
}
