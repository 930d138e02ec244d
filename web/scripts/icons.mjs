// Draws the icons of the installed game from our own coat of arms (public/favicon.svg), into public/icons. Run it after a change of that drawing:
// `node scripts/icons.mjs`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS } from "./browse.mjs";

const ARMS = readFileSync(new URL("../public/favicon.svg", import.meta.url), "utf8");
const FOLDER = new URL("../public/icons/", import.meta.url);
const PAPER = "#e7dfce";

/** Systems cut maskable icons to circles and squircles: what matters stays in the middle 80 %, so the arms take 60 %. */
const ICONS = [
  { file: "icon-192.png", size: 192, share: 0.94, ground: "none" },
  { file: "icon-512.png", size: 512, share: 0.94, ground: "none" },
  { file: "maskable-192.png", size: 192, share: 0.6, ground: PAPER },
  { file: "maskable-512.png", size: 512, share: 0.6, ground: PAPER },
  { file: "apple-180.png", size: 180, share: 0.72, ground: PAPER },
];

/** The arms in the middle of a square, on a ground that reaches to its edges. */
function drawn({ size, share, ground }) {
  const side = size * share;
  const at = (size - side) / 2;
  const arms = ARMS.replace("<svg ", `<svg x="${at}" y="${at}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${ground}"/>${arms}</svg>`;
}

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
const page = await browser.newPage();
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(`<body style="margin:0">${drawn(icon)}</body>`);
  writeFileSync(new URL(icon.file, FOLDER), await page.screenshot({ omitBackground: true }));
}
await browser.close();
