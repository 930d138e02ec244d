// How quick the page is on this machine: from a tap to the complete preview, and from a key to another half-day of a replay.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS, post, PROGRAM, withServer } from "./browse.mjs";

function tell(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
  console.log(
    `${what}: ${times.length} times, median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, longest ${at(1)} ms`,
  );
}

/** Runs in the page: does something, and waits until it is drawn. */
const drawn = `
  globalThis.drawn = async (act) => {
    const start = performance.now();
    act();
    await new Promise((resolve) => requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    }));
    return performance.now() - start;
  };
`;

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
  await page.addInitScript(drawn);

  const taps = [];
  for (const [index, game] of games.entries()) {
    const half_day = 2 + index * 2;
    const half_days = game.half_days.slice(0, half_day);
    half_days[half_day - 1] = { ...half_days[half_day - 1], turns: [[]] };
    const answer = await page.request.post("/api/records", { data: { ...game, half_days } });
    await page.goto(`/game/${(await answer.json()).id}`);
    await page.waitForSelector(".sheet [data-place].reach, .gain-button");
    const measured = await page.evaluate(async () => {
      const times = [];
      for (let round = 0; round < 3; round += 1) {
        for (const place of document.querySelectorAll(".sheet [data-place]:not([aria-disabled])")) {
          times.push(await globalThis.drawn(() => place.click()));
          if (!document.querySelector(".confirm .chain")) throw new Error("no preview");
        }
      }
      return times;
    });
    taps.push(...measured);
  }
  tell("from a tap to the complete preview", taps);

  const finished = await post(`${url}/api/records`, games[0]);
  await page.goto(`/game/${finished.id}/replay`);
  await page.waitForSelector(".sheet");
  const seeks = await page.evaluate(async () => {
    const times = [];
    const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    for (let round = 0; round < 4; round += 1) {
      for (let half_day = 0; half_day < 16; half_day += 1)
        times.push(await globalThis.drawn(() => press("ArrowDown")));
      for (const key of ["Home", "End", "Home"]) times.push(await globalThis.drawn(() => press(key)));
    }
    return times;
  });
  tell("from a key to another half-day of a replay", seeks);
  await browser.close();
});
