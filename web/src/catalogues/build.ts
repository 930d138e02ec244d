/**
 * Puts the catalogues of `locales/` into the client. A build has one folder of them, named after what they say, so that the client needs
 * the name of that folder and not those of more than a hundred files; comments stay behind.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { LANGUAGES } from "../lib/languages.ts";
import { compact } from "./compact.ts";

const LOCALES = fileURLToPath(new URL("../../../locales/", import.meta.url));
/** What the client can say before any page is there: a page that cannot be fetched has to be reported in words. */
const START = ["common", "errors"];
/** What only the program says: in a terminal, and of links. */
const ELSEWHERE = new Set(["terminal.ftl", "previews.ftl"]);

interface Catalogue {
  /** Language and area, such as "fr/table". */
  name: string;
  path: string;
}

const CATALOGUES: Catalogue[] = LANGUAGES.flatMap(({ tag }) =>
  readdirSync(LOCALES + tag)
    .filter((file) => file.endsWith(".ftl") && !ELSEWHERE.has(file))
    .toSorted()
    .map((file) => ({ name: `${tag}/${file.slice(0, -4)}`, path: `${LOCALES}${tag}/${file}` })),
);

const textOf = ({ path }: Catalogue) => compact(readFileSync(path, "utf8"));

/** While developing and in tests, catalogues are modules like all others, and follow changes. */
function asModules(): string {
  const places = CATALOGUES.map(
    ({ name, path }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${path}?raw`)})`,
  );
  return `const places = {${places.join()}};
    export const catalogue = async (name) => {
      if (!places[name]) throw new Error(\`there is no \${name}\`);
      return (await places[name]()).default;
    };`;
}

/** The name of the folder follows from all that is said in it, so that browsers may keep its files for ever. */
function asFiles(emit: (fileName: string, source: string) => void): string {
  const files = CATALOGUES.map((one) => [one.name, textOf(one)] as const);
  const sum = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  for (const [name, text] of files) {
    emit(`assets/words/${sum}/${name}.js`, `export default ${JSON.stringify(text)};\n`);
  }
  // The address is put together when it is needed: where the client lies is known only then.
  return `const folder = import.meta.url.replace(/[^/]*$/, "words/${sum}/");
    export const catalogue = async (name) => (await import(/* @vite-ignore */ folder + name + ".js")).default;`;
}

function start(): string {
  const english = START.map((area) => {
    const text = compact(readFileSync(`${LOCALES}en/${area}.ftl`, "utf8"));
    return `${area}: ${JSON.stringify(text)}`;
  });
  return `export const START = {${english.join()}};`;
}

export function catalogues(): Plugin {
  let building = false;
  return {
    name: "catalogues",
    configResolved: ({ command }) => {
      building = command === "build";
    },
    resolveId: { filter: { id: /^virtual:catalogues$/ }, handler: () => "\0virtual:catalogues" },
    load: {
      filter: { id: /^\0virtual:catalogues$/ },
      handler() {
        const emit = (fileName: string, source: string) => this.emitFile({ type: "asset", fileName, source });
        return start() + (building ? asFiles(emit) : asModules());
      },
    },
  };
}
