/** Makes a page that looks the same whenever and wherever it is opened: no clock, no random name, nothing that moves. */
import type { Page } from "@playwright/test";

const MOMENT = Date.UTC(2026, 0, 24, 12);
const QR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h3v3H0zM5 0h3v3H5zM0 5h3v3H0z"/></svg>`;
/** Feats that somebody seems to have earned: real ones need dice that nobody can know. */
const EARNED = new Set([
  "score-45",
  "win-60",
  "prestige-white",
  "work-yellow",
  "citizens-red",
  "three-alone",
]);

type Json = Record<string, unknown>;

/** Moments of the server become one that never passes. */
function still(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(still);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value as Json).map(([key, one]) => [
      key,
      key.endsWith("_at") && typeof one === "number" && one > 1e12 ? MOMENT : still(one),
    ]),
  );
}

/** To be called before a page is opened. */
export async function holdStill(page: Page) {
  await page.route(/\/api\/rooms\/[^/]+\/qr$/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: QR }),
  );
  await page.route(/\/api\/(games|me\/games|deals)/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    if (!response.headers()["content-type"]?.includes("json")) return route.fulfill({ response });
    return route.fulfill({ response, json: still(await response.json()) });
  });
}

/** A hall of honour with something in it. */
export async function giveFeats(page: Page) {
  await page.route("**/api/me/feats", async (route) => {
    const response = await route.fetch();
    const hall = (await response.json()) as { feats: { feat: string }[] } & Json;
    const earned = (feat: string) =>
      EARNED.has(feat) ? { name: "Alix", game: "nowhere", seat: 0, at: MOMENT } : null;
    const feats = hall.feats.map((one) => ({ ...one, earned: earned(one.feat) }));
    await route.fulfill({ response, json: { ...hall, feats, alone: 2, together: 1, finished: 7, best: 58 } });
  });
}

/** Three browsers that are the player. */
export async function giveDevices(page: Page) {
  const devices = ["Chromium on Linux", "Safari on iPhone", null];
  const sessions = devices.map((device, index) => ({
    id: `device-${index}`,
    current: index === 0,
    device,
    created_at: MOMENT,
    seen_at: MOMENT,
  }));
  await page.route("**/api/me/sessions", (route) => route.fulfill({ json: { sessions } }));
}

/** A room for which somebody else seems to have given an address. */
export async function giveWebhook(page: Page) {
  await page.routeWebSocket(/\/api\/games\/[^/]+\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) =>
      socket.send(
        typeof message === "string"
          ? message.replace('"webhook":{"type":"none"}', '"webhook":{"type":"others"}')
          : message,
      ),
    );
  });
}

/** To be called before a picture is taken: names that are drawn at random are written alike, and nothing is hovered or in focus. */
export async function tidy(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const RANDOM: [RegExp, string][] = [
      [
        /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
        "00000000-0000-7000-8000-000000000000",
      ],
      [/\b[0-9a-f]{32,64}\b/g, "0".repeat(32)],
      [/127\.0\.0\.1:\d+/g, "127.0.0.1:8080"],
      [/\b[0-9A-Z]{4,5}(-[0-9A-Z]{4,5}){3,4}\b/g, "ABCDE-ABCDE-ABCDE-ABCDE"],
    ];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = RANDOM.reduce((all, [what, alike]) => all.replace(what, alike), node.nodeValue ?? "");
      if (text !== node.nodeValue) node.nodeValue = text;
    }
    if (document.activeElement instanceof HTMLElement && !document.activeElement.closest("dialog"))
      document.activeElement.blur();
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
      else animation.finish();
    }
    await document.fonts.ready;
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
  });
}
