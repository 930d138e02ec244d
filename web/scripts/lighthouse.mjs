// Lighthouse on the main pages, as on a desktop: at least 95 for performance, accessibility and best practices.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import lighthouse, { desktopConfig } from "lighthouse";
import { CHROMIUM, FLAGS, post, PROGRAM, withServer } from "./browse.mjs";

const LEAST = 95;
const CATEGORIES = ["performance", "accessibility", "best-practices"];
const DEBUGGING = 9_333;

let failed = false;
await withServer(async (url) => {
  const record = execFileSync(
    PROGRAM,
    ["simulate", "--games", "1", "--seed", "lighthouse", "--policy", "greedy"],
    { encoding: "utf8" },
  );
  const finished = await post(`${url}/api/records`, record);
  const game = JSON.parse(record);
  game.half_days.length = 9;
  game.half_days[8].turns = [[]];
  const middle = await post(`${url}/api/records`, game);
  const pages = [
    "/",
    "/new",
    `/game/${middle.id}`,
    `/game/${finished.id}/result`,
    `/game/${finished.id}/replay`,
    "/games",
    "/honour",
    "/player",
    "/dice",
    "/print",
  ];

  const profile = mkdtempSync(join(tmpdir(), "troyes-lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${DEBUGGING}`],
  });
  try {
    for (const page of pages) {
      const flags = {
        port: DEBUGGING,
        onlyCategories: CATEGORIES,
        logLevel: "error",
        disableStorageReset: true,
      };
      const { lhr } = await lighthouse(url + page, flags, desktopConfig);
      const scores = CATEGORIES.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
      console.log(
        `${scores.map((score) => String(score).padStart(4)).join(" ")}  ${page.replace(/[0-9a-f]{8}-[^/]+/, "…")}`,
      );
      if (scores.some((score) => score < LEAST)) {
        failed = true;
        for (const audit of Object.values(lhr.audits)) {
          if (audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== "informative")
            console.log(`        ${audit.id}: ${audit.displayValue ?? audit.title}`);
        }
      }
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
console.log(`${CATEGORIES.join(", ")}: at least ${LEAST} each`);
process.exit(failed ? 1 : 0);
