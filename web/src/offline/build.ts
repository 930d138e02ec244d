/** Writes the service worker of a build, with the SHA-256 of each of its files, and the manifest in all languages. */
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, transformWithOxc } from "vite";
import { LANGUAGES } from "../lib/languages.ts";
import type { Build } from "./messages.ts";

const WORKER = new URL("./service-worker.ts", import.meta.url);
const LOCALES = new URL("../../../locales/", import.meta.url);
const MANIFEST = "manifest.webmanifest";
/** Shown by browsers that offer to install the game; `make docs-pictures` makes them. */
const PICTURES = new URL("../../../docs/pictures/", import.meta.url);
const SCREENSHOTS = ["table.webp", "phone.webp"];
/** What nobody needs without a network: pictures for the installation, and what robots read. */
const LEFT_OUT = /^(sw\.js|robots\.txt|screenshots\/.*)$/;
/** What comes when nobody waits for anything. */
const LATER = /\.weights$/;

const sumOf = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest("hex");

/** All files below a folder, by their path from there. */
function filesBelow(folder: string, prefix = ""): string[] {
  return readdirSync(join(folder, prefix)).flatMap((name) => {
    const path = prefix + name;
    return statSync(join(folder, path)).isDirectory() ? filesBelow(folder, `${path}/`) : [path];
  });
}

function listOf(folder: string, deep: boolean): Build {
  const paths = filesBelow(folder)
    .filter((path) => !LEFT_OUT.test(path))
    .toSorted();
  const sums = paths.map((path) => [path, sumOf(readFileSync(join(folder, path)))] as const);
  return {
    id: sumOf(JSON.stringify(sums)).slice(0, 16),
    files: Object.fromEntries(sums.filter(([path]) => !LATER.test(path))),
    later: Object.fromEntries(sums.filter(([path]) => LATER.test(path))),
    deep,
  };
}

/** What a catalogue says, where it is plain text. */
function said(language: string, key: string): string {
  const catalogue = readFileSync(new URL(`${language}/common.ftl`, LOCALES), "utf8");
  const found = new RegExp(`^${key} = (.+)$`, "m").exec(catalogue)?.[1];
  if (!found) throw new Error(`${language} does not say ${key}`);
  return found;
}

/** The name of the game in the language of the installation, where browsers look for that. */
function translateManifest(folder: string) {
  const languages = LANGUAGES.map(({ tag }) => tag);
  const inAll = (key: string) => Object.fromEntries(languages.map((one) => [one, said(one, key)]));
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as Record<string, unknown>;
  const translated = {
    ...manifest,
    description: said("en", "home-lead"),
    name_localized: inAll("game"),
    short_name_localized: inAll("game"),
    description_localized: inAll("home-lead"),
  };
  writeFileSync(join(folder, MANIFEST), JSON.stringify(translated));
}

function copyScreenshots(folder: string) {
  mkdirSync(join(folder, "screenshots"), { recursive: true });
  for (const name of SCREENSHOTS) copyFileSync(new URL(name, PICTURES), join(folder, "screenshots", name));
}

/** `deep` says whether the host answers paths below the first page with that page. */
export function serviceWorker(deep: boolean): Plugin {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    // Everything else is written by then.
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        translateManifest(folder);
        copyScreenshots(folder);
        const { code } = await transformWithOxc(readFileSync(WORKER, "utf8"), "service-worker.ts");
        const build = JSON.stringify(listOf(folder, deep));
        writeFileSync(
          join(folder, "sw.js"),
          `const BUILD = ${build};\n${code.replace(/^export \{\};?$/m, "")}`,
        );
      },
    },
  };
}
