// How quick the page is on this machine, from the browser's own clock: from a tap to its complete preview, and from a key to
// another half-day of a replay. Mouse and keyboard are real ones for the page, with pauses as a person makes them, and each
// figure goes from the time that the browser gave to the event until the frame with everything in it was on the screen.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS, post, PROGRAM, withServer } from "./browse.mjs";

/** As long as a finger or a mouse button stays down, and as long as the eye stays on what came of it, in milliseconds. */
const HELD = 60;
const PAUSE = 100;

function summarise(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  console.log(
    `${what}: ${times.length} times, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}

/** Does something while the browser writes down its events, and returns those of a type as the Event Timing API has them, unrounded. */
async function timed(browser, page, type, act) {
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString());
  return trace.traceEvents
    .filter(({ name, ph, args }) => name === "EventTiming" && ph === "b" && args.data?.type === type)
    .map(({ args }) => args.data);
}

/** Runs in the page: whatever changes after the first frame that follows an event was missing in it. */
const watch = `
  globalThis.late = 0;
  globalThis.previews = 0;
  const observer = new MutationObserver((changes) => (globalThis.late += changes.length));
  const follow = () => {
    observer.disconnect();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (document.querySelector('[data-part="chain"]')) globalThis.previews += 1;
        observer.observe(document.querySelector('[data-part="table"]'), { subtree: true, childList: true, characterData: true, attributes: true });
      };
      channel.port2.postMessage(null);
    });
  };
  addEventListener("pointerdown", () => observer.disconnect(), true);
  addEventListener("click", follow, true);
  addEventListener("keydown", follow, true);
`;

function summariseAll(what, events) {
  summarise(
    `${what}, on the screen`,
    events.map(({ duration }) => duration),
  );
  summarise(
    "  laid out and painted",
    events.map(({ timeStamp, commitFinishTime }) => commitFinishTime - timeStamp),
  );
  summarise(
    "  of that, script",
    events.map(({ processingStart, processingEnd }) => processingEnd - processingStart),
  );
}

await withServer(async (url) => {
  const records = execFileSync(
    PROGRAM,
    ["simulate", "--games", "6", "--seed", "measure", "--policy", "greedy", "--banquets"],
    { encoding: "utf8" },
  );
  const games = records
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const page = await browser.newPage({ baseURL: url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(watch);
  const complete = async () => {
    const late = await page.evaluate(() => globalThis.late);
    if (late > 0) throw new Error(`${late} changes came after their frame`);
  };

  /** Taps every place of a position twice. */
  const tapAll = async () => {
    await page.waitForSelector('[data-part="sheet"] [data-place]:not([aria-disabled])');
    await page.evaluate(() => (globalThis.previews = 0));
    await page.keyboard.press("Escape");
    const places = await page.$$eval('[data-part="sheet"] [data-place]:not([aria-disabled])', (all) =>
      all.map((place) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        return { x: left + width / 3, y: top + height / 2 };
      }),
    );
    const events = await timed(browser, page, "click", async () => {
      for (let round = 0; round < 2; round += 1) {
        for (const { x, y } of places) {
          await page.mouse.move(x, y);
          await page.waitForTimeout(PAUSE);
          await page.mouse.down();
          await page.waitForTimeout(HELD);
          await page.mouse.up();
          await page.waitForTimeout(PAUSE);
        }
      }
    });
    const previews = await page.evaluate(() => globalThis.previews);
    if (previews !== places.length * 2 || events.length !== previews)
      throw new Error(`${places.length * 2} taps, ${events.length} clicks, ${previews} previews`);
    await complete();
    return events;
  };

  const [taps, here] = [[], []];
  for (const [index, game] of games.entries()) {
    const half_day = 2 + index * 2;
    const half_days = game.half_days.slice(0, half_day);
    half_days[half_day - 1] = { ...half_days[half_day - 1], turns: [[]] };
    const data = { ...game, half_days };
    const answer = await page.request.post("/api/records", { data });
    await page.goto(`/game/${(await answer.json()).id}`);
    taps.push(...(await tapAll()));
    // The same position, hosted by this device.
    await page.evaluate(() => localStorage.setItem("troyes-device-always", "yes"));
    await page.goto("/games");
    const buffer = Buffer.from(JSON.stringify(data));
    await page.setInputFiles('input[type="file"]', {
      name: "game.json",
      mimeType: "application/json",
      buffer,
    });
    await page.waitForURL("**/game/*");
    here.push(...(await tapAll()));
    await page.evaluate(() => localStorage.removeItem("troyes-device-always"));
  }
  summariseAll("from a tap to the complete preview, with a server", taps);
  summariseAll("from a tap to the complete preview, on this device", here);

  const finished = await post(`${url}/api/records`, games[0]);
  await page.goto(`/game/${finished.id}/replay`);
  await page.waitForSelector('[data-part="sheet"]');
  const seek = (keys) =>
    timed(browser, page, "keydown", async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(PAUSE);
      }
    });
  const [steps, jumps] = [[], []];
  for (let round = 0; round < 4; round += 1) {
    steps.push(...(await seek(Array(16).fill("ArrowDown"))));
    // Wherever the slider goes, it is at most as far as from one end to the other.
    jumps.push(...(await seek(Array.from({ length: 25 }, (_, index) => (index % 2 === 0 ? "Home" : "End")))));
  }
  await complete();
  summariseAll("from an arrow key to the next half-day of a replay", steps);
  summariseAll("from Home or End to the other end of a replay", jumps);
  await browser.close();
});
