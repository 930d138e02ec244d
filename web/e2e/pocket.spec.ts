/** What is kept of the program for times without a network: whole, never mixed, and gone when somebody says so. */
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, type Page, Player, test as base } from "./fixtures";
import { Server } from "./server";
import { wordsOf } from "./words";

const t = wordsOf("en");
const BUILT = resolve("dist");

interface Kept {
  own: Server;
  /** The build that the server gives away. */
  folder: string;
}

/** A server of the test's own, with a build of its own, which both may go or change. */
const test = base.extend<Kept>({
  serviceWorkers: "allow",
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "troyes-build-"));
    cpSync(BUILT, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  own: async ({ folder }, use) => {
    const server = await new Server(undefined, ["--client", folder]).start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

const sign = (page: Page) => page.getByTestId("offline");

/** Opens the first page, and waits until it says that it would go on alone. */
async function makeReady(page: Page) {
  await page.goto("/");
  await expect(sign(page)).toHaveAttribute("data-stage", "ready", { timeout: 30_000 });
  await expect(sign(page)).toHaveText(t("offline-ready"));
}

/** Puts another build in the place of the first; `honest` if its list says what is in it. */
function replaceBuild(folder: string, mark: string, honest = true) {
  const page = join(folder, "index.html");
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace("<head>", `<head><meta name="build" content="${mark}">`),
  );
  const worker = join(folder, "sw.js");
  const [first, ...rest] = readFileSync(worker, "utf8").split("\n");
  const build = JSON.parse(first!.slice("const BUILD = ".length, -1));
  build.id = mark;
  const text = honest ? readFileSync(page) : "something else";
  build.files["index.html"] = createHash("sha256").update(text).digest("hex");
  writeFileSync(worker, [`const BUILD = ${JSON.stringify(build)};`, ...rest].join("\n"));
}

const lookForBuilds = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? "first");
const caches = (page: Page) => page.evaluate(() => globalThis.caches.keys());

/** Everything is there after the first visit, whatever page it was, and a whole game with all that comes after it. */
test("first visit, then no server: a whole game", async ({ page, own }) => {
  await makeReady(page);
  await own.stop("SIGKILL");
  await page.goto("/");
  const player = new Player(page);
  await page.getByRole("button", { name: t("play-alone") }).click();
  await expect(player.next).toBeVisible();
  await expect(page.getByText(t("device-dice"))).toBeVisible();
  for (let half_day = 1; half_day <= 16; half_day += 1) {
    await player.roll();
    await player.takeTurn();
    if (half_day === 8) await page.reload();
  }
  await player.roll();
  await page.waitForURL(/\/result$/);
  await expect(page.getByTestId("final").first()).toBeVisible();
  await page.goto(`/game/${player.id()}/analysis`);
  await expect(page.locator("main .problem")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("button", { name: t("play-alone") })).toBeEnabled();
  await expect(page.locator("main .problem")).toHaveCount(0);
});

test("deep links in all languages without a server", async ({ page, own }) => {
  await makeReady(page);
  await own.stop("SIGKILL");
  for (const [tag, path, words] of [
    ["zh-Hant", "/rules", "黑色骰子"],
    ["ko", "/rules/quick", "주사위"],
    ["de", "/print?columns=123456", "Wertungszettel"],
    ["fr", "/new", "dés"],
    ["es", "/dice", "dados"],
    ["en", "/learn", "game"],
  ] as const) {
    await page.evaluate((wanted) => localStorage.setItem("language", wanted), tag);
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main").first()).toContainText(words);
  }
  // The typeface of Latin letters is one of the files.
  expect(await page.evaluate(() => document.fonts.check("1em Alegreya"))).toBe(true);
});

/** A new build changes nothing under a game, and then all tabs at once. */
test("a build that is replaced in the middle of a game", async ({ page, context, folder }) => {
  await makeReady(page);
  const player = new Player(page);
  await player.startAlone();
  await player.roll();
  await page.evaluate(() => Object.assign(globalThis, { untouched: true }));
  replaceBuild(folder, "second");
  await lookForBuilds(page);
  const other = await context.newPage();
  await other.goto("/");
  await expect(sign(other)).toHaveAttribute("data-stage", "update");
  expect(await buildOf(other)).toBe("first");
  // The game goes on as it was, with the parts of its own build.
  await player.takeTurn();
  await player.roll();
  expect(await page.evaluate(() => "untouched" in globalThis)).toBe(true);
  const decided = await player.decided();

  await other.getByRole("button", { name: t("offline-take") }).click();
  for (const one of [page, other]) await expect.poll(() => buildOf(one).catch(() => "")).toBe("second");
  await expect(player.places().first()).toBeVisible();
  expect(await player.decided()).toBe(decided);
  await expect(sign(other)).toHaveAttribute("data-stage", "ready");
  expect(await caches(page)).toHaveLength(1);
});

/** One file that is not as it was built makes the whole build nothing: another server may have answered in between. */
test("a build that is half replaced", async ({ page, folder, own }) => {
  await makeReady(page);
  const before = await caches(page);
  replaceBuild(folder, "mixed", false);
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<string>((settle) =>
      registration.addEventListener("updatefound", () => {
        const worker = registration.installing!;
        worker.addEventListener("statechange", () => settle(worker.state));
      }),
    );
    await registration.update().catch(() => {});
    return found;
  });
  expect(await failed).toBe("redundant");
  expect(await caches(page)).toEqual(before);
  await own.stop("SIGKILL");
  await page.reload();
  expect(await buildOf(page)).toBe("first");
  await expect(page.getByRole("button", { name: t("play-alone") })).toBeEnabled();
});

test("the switch removes everything of the program, and puts it back", async ({ page }) => {
  await makeReady(page);
  await page.goto("/player");
  const choice = page.getByRole("checkbox", { name: t("offline-switch") });
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect.poll(() => caches(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.reload();
  await expect(choice).not.toBeChecked();
  expect(await caches(page)).toEqual([]);
  await choice.check();
  const settings = page.getByTestId("offline-settings");
  await expect(settings).toContainText(t("offline-state", { stage: "ready", percent: 100 }), {
    timeout: 30_000,
  });
});

test("what browsers need to install it", async ({ page, own }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(own.url + address)).json();
  expect(manifest.name_localized["zh-Hant"]).toBe(wordsOf("zh-Hant")("game"));
  const sized = await page.evaluate(
    async (pictures: string[]) => {
      const sizeOf = async (src: string) => {
        const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
        return `${width}x${height}`;
      };
      return Promise.all(pictures.map(sizeOf));
    },
    [...manifest.icons, ...manifest.screenshots].filter(({ sizes }) => sizes !== "any").map(({ src }) => src),
  );
  expect(sized).toEqual(
    [...manifest.icons, ...manifest.screenshots].map(({ sizes }) => sizes).filter((sizes) => sizes !== "any"),
  );
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const { errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
