/** Who thinks: the browser, also for games of a server; the server only for browsers that cannot. */
import { expect, Player, test as base, type Page } from "./fixtures";
import { simulate } from "./program";
import { Server } from "./server";
import { wordsOf } from "./words";

const t = wordsOf("en");
const FINISHED = simulate(1, "thinking", "--players", "2", "--policy", "greedy")[0]!;

/** A server of the test's own, whose thoughts nobody else's questions add to. */
const test = base.extend<{ own: Server }>({
  // eslint-disable-next-line no-empty-pattern
  own: async ({}, use) => {
    const server = await new Server().start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

/** How often the server has thought about questions of a kind. */
async function thoughts(page: Page, kind: "hint" | "analysis"): Promise<number> {
  const text = await (await page.request.get("/metrics")).text();
  const line = text
    .split("\n")
    .find((one) => one.startsWith(`troyes_solver_thought_seconds_count{kind="${kind}"}`));
  return Number(line?.split(" ").at(-1) ?? 0);
}

async function takeHint(page: Page) {
  await page.getByRole("button", { name: t("hint"), exact: true }).click();
  await page.getByRole("button", { name: t("hint-show") }).click();
  const list = page.getByTestId("hints");
  await expect(list).toHaveAttribute("aria-busy", "false");
  await expect(page.locator('[data-part="hint-mark"][data-rank="1"]')).toBeVisible();
}

async function seeAnalysis(page: Page): Promise<string> {
  const made = await page.request.post("/api/records", { data: FINISHED as object });
  const { id } = await made.json();
  await page.goto(`/game/${id}/analysis`);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("main .problem")).toHaveCount(0);
  const main = await page.locator("main").innerText();
  await page.goto(`/game/${id}/replay?by=strongest`);
  await expect(page.getByTestId("sheet").first()).toBeVisible();
  return main;
}

test("hints and analyses of a server's games are worked out here", async ({ page, player }) => {
  const id = await player.startAlone();
  await player.roll();
  await takeHint(page);
  const view = await (await page.request.get(`/api/games/${id}`)).json();
  expect(view.seats[0].hinted, "the server knows that it was taken").toBe(true);
  await seeAnalysis(page);
  expect([await thoughts(page, "hint"), await thoughts(page, "analysis")]).toEqual([0, 0]);
  const metrics = await (await page.request.get("/metrics")).text();
  expect(metrics).toContain('troyes_hints_total{thinker="browser"} 1');
  await page.goto("/player");
  await expect(page.getByTestId("thinking")).toContainText(t("player-thinking-text", { lack: "none" }));
});

/** The page says the same, whoever has worked it out. */
test("a browser without SIMD lets the server think, and says so", async ({ page, browser, own }) => {
  const context = await browser.newContext({ baseURL: own.url });
  const old = await context.newPage();
  await old.addInitScript(() => (WebAssembly.validate = () => false));
  const asked: string[] = [];
  old.on("request", (request) => asked.push(request.url()));
  const player = new Player(old);
  await player.startAlone();
  await player.roll();
  await takeHint(old);
  const there = await seeAnalysis(old);
  expect([await thoughts(old, "hint"), await thoughts(old, "analysis")]).toEqual([1, 1]);
  expect(asked.filter((url) => /\.(wasm|weights)/.test(url))).toEqual([]);
  await old.goto("/player");
  await expect(old.getByTestId("thinking")).toContainText(t("player-thinking-text", { lack: "simd" }));
  await expect(old.getByTestId("own-device")).toHaveCount(0);
  await context.close();
  expect(await seeAnalysis(page)).toBe(there);
  expect(await thoughts(page, "analysis")).toBe(1);
});

test("without the weights the server thinks, and says so", async ({ page, player }) => {
  await page.route(/\.weights$/, (route) => route.abort());
  await player.startAlone();
  await player.roll();
  await takeHint(page);
  expect(await thoughts(page, "hint")).toBe(1);
  await page
    .getByRole("link", { name: t("to-home") })
    .first()
    .click();
  await expect(page.getByRole("button", { name: t("play-alone") })).toBeVisible();
  await page.evaluate(() => history.pushState(null, "", "/player"));
  await page.evaluate(() => dispatchEvent(new PopStateEvent("popstate")));
  await expect(page.getByTestId("thinking")).toContainText(t("player-thinking-text", { lack: "weights" }));
});

/** The core in the thread that thinks stops: nothing is lost, the hint comes from elsewhere, and the game goes on. */
test("a solver that stops in the middle", async ({ page, player }) => {
  await page.addInitScript(() => {
    const RealWorker = Worker;
    globalThis.Worker = class extends RealWorker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        const say = this.postMessage.bind(this);
        // Whoever ranks for the first time dies of it.
        this.postMessage = (message: { ask?: { type?: string } }) => {
          if (message.ask?.type === "rank") this.dispatchEvent(new ErrorEvent("error"));
          else say(message);
        };
      }
    };
  });
  await player.startAlone();
  await player.roll();
  await takeHint(page);
  expect(await thoughts(page, "hint")).toBe(1);
  await player.takeTurn();
  await player.roll();
});
