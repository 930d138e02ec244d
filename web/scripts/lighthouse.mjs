// Lighthouse, as on a desktop. The main pages in English: at least 95 for performance, accessibility and best practices. With the word
// "everywhere", accessibility alone instead, 100 on every page in every language and both themes, which takes half an hour.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import lighthouse, { desktopConfig } from "lighthouse";
import { CHROMIUM, FLAGS, post, PROGRAM, withServer } from "./browse.mjs";

const DEBUGGING = 9_333;
const LANGUAGES = ["en", "fr", "es", "de", "zh-Hant", "ko"];
const THEMES = ["light", "dark"];

/** A finished game and one in the middle, in the database of the server. */
async function games(url) {
  const record = execFileSync(
    PROGRAM,
    ["simulate", "--games", "1", "--seed", "lighthouse", "--policy", "greedy", "--banquets"],
    { encoding: "utf8" },
  );
  const finished = await post(`${url}/api/records`, record);
  const game = JSON.parse(record);
  game.half_days.length = 9;
  game.half_days[8].turns = [[]];
  const middle = await post(`${url}/api/records`, game);
  return { finished: finished.id, middle: middle.id };
}

const mainPages = ({ finished, middle }) => [
  "/",
  "/new",
  `/game/${middle}`,
  `/game/${finished}/result`,
  `/game/${finished}/replay`,
  "/games",
  "/honour",
  "/player",
  "/dice",
  "/print",
];

const otherPages = ({ finished }) => [
  `/game/${finished}/analysis`,
  `/game/${finished}/print`,
  `/dice?game=${finished}`,
  "/lobby",
  "/learn",
  "/rules",
  "/rules/quick",
  "/nowhere",
];

const short = (page) => page.replace(/[0-9a-f]{8}-[^/&]+/, "…");

/** The scores of a page, and which audits it failed. */
async function judge(address, categories) {
  const flags = {
    port: DEBUGGING,
    onlyCategories: categories,
    logLevel: "error",
    disableStorageReset: true,
  };
  const { lhr } = await lighthouse(address, flags, desktopConfig);
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const failed = Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
    )
    .map(({ id, displayValue, title }) => `${id}: ${displayValue ?? title}`);
  return { scores, failed };
}

let failed = false;

function report(page, { scores, failed: audits }, least) {
  const line = scores.map((score) => String(score).padStart(4)).join(" ");
  console.log(`${line}  ${page}`);
  if (scores.every((score) => score >= least)) return;
  failed = true;
  for (const audit of audits) console.log(`        ${audit}`);
}

async function mainly(url, played) {
  const categories = ["performance", "accessibility", "best-practices"];
  console.log(`${categories.join(", ")}: at least 95 each`);
  for (const page of mainPages(played)) report(short(page), await judge(url + page, categories), 95);
}

async function everywhere(browser, url, played) {
  const pages = [...mainPages(played), ...otherPages(played)];
  console.log(`accessibility of ${pages.length} pages in every language and both themes: 100`);
  // What a player has chosen is remembered by the browser; Lighthouse opens its pages in the same one.
  const settings = await browser.newPage();
  await settings.goto(url);
  for (const language of LANGUAGES) {
    for (const theme of THEMES) {
      await settings.evaluate(
        (chosen) => {
          for (const [name, value] of Object.entries(chosen)) localStorage.setItem(name, value);
        },
        { language, theme },
      );
      await settings.reload();
      await settings.waitForSelector(`html[lang="${language}"][data-theme="${theme}"]`);
      const started = Date.now();
      for (const [index, page] of pages.entries()) {
        if (process.stderr.isTTY)
          process.stderr.write(`\r${language}, ${theme}: ${index + 1} of ${pages.length} `);
        const judged = await judge(url + page, ["accessibility"]);
        if (judged.scores[0] < 100) report(`${short(page)} (${language}, ${theme})`, judged, 100);
      }
      const seconds = Math.round((Date.now() - started) / 1000);
      if (process.stderr.isTTY) process.stderr.write("\r");
      console.log(`${language}, ${theme}: ${pages.length} pages, ${seconds} s`);
    }
  }
}

await withServer(async (url) => {
  const played = await games(url);
  const profile = mkdtempSync(join(tmpdir(), "troyes-lighthouse-"));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: CHROMIUM,
    args: [...FLAGS, `--remote-debugging-port=${DEBUGGING}`],
  });
  try {
    if (process.argv[2] === "everywhere") await everywhere(browser, url, played);
    else await mainly(url, played);
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
});
process.exit(failed ? 1 : 0);
