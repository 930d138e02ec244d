import { existsSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { flatten } from "./src/art/flatten.ts";
import { compileStyle } from "./src/art/styles.ts";
import { book } from "./src/book/build.ts";
import { catalogues } from "./src/catalogues/build.ts";
import { serviceWorker } from "./src/offline/build.ts";
import { parse } from "./src/rules/parse.ts";

const ART = new URL("./src/art/art.svg", import.meta.url);

/** Puts all drawings into the page itself, so that every `<use>` finds them before any script runs. */
function drawings(): Plugin {
  return {
    name: "drawings",
    transformIndexHtml(html) {
      const art = readFileSync(ART, "utf8")
        .replace(/<!--.*?-->/gs, "")
        .replace(/>\s+</g, "><")
        .replace(
          /(<symbol [^>]*>)(.*?)(?=<\/symbol>)/gs,
          (_, start: string, shapes: string) => start + flatten(shapes),
        )
        .trim();
      return html.replace("<!-- drawings -->", art);
    },
    configureServer(server) {
      server.watcher.add(ART.pathname);
    },
  };
}

/** The typeface comes with its licence. */
function licences(): Plugin {
  return {
    name: "licences",
    generateBundle() {
      const text = readFileSync(
        new URL("./node_modules/@fontsource-variable/alegreya/LICENSE", import.meta.url),
        "utf8",
      );
      this.emitFile({ type: "asset", fileName: "licences/alegreya.txt", source: text });
    },
  };
}

/** Turns rules in Markdown into data, so that no browser has to. */
function ruleBooks(): Plugin {
  return {
    name: "rule-books",
    transform: {
      filter: { id: /\/locales\/.*\.md$/ },
      handler: (text) => ({ code: `export default ${JSON.stringify(parse(text))}`, map: null }),
    },
  };
}

const CORE = fileURLToPath(new URL("../target/troyes-browser.wasm", import.meta.url));
const WEIGHTS = fileURLToPath(new URL("../crates/troyes-solver/weights/troyes.weights", import.meta.url));

/** Where the core in WebAssembly and the weights of its solver are; nothing where the core could not be built. */
function core(): Plugin {
  return {
    name: "core",
    resolveId: { filter: { id: /^virtual:core$/ }, handler: () => "\0virtual:core" },
    load: {
      filter: { id: /^\0virtual:core$/ },
      handler: () =>
        existsSync(CORE) && statSync(CORE).size > 0
          ? `import module from "${CORE}?url"; import weights from "${WEIGHTS}?url"; export default { module, weights };`
          : "export default null;",
    },
  };
}

/** Names of widths and cascade layers, in stylesheets here and in those of components below. */
function styles(): Plugin {
  return {
    name: "styles",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/[^?]*\.css$/ },
      handler: (css, id) => ({ code: compileStyle(css, id), map: null }),
    },
  };
}

const preprocess = {
  style: ({ content, filename }: { content: string; filename?: string | undefined }) => ({
    code: compileStyle(content, filename ?? ""),
  }),
};

/** A plain web host sends no headers of ours, so that the page itself has to say what it may load (docs/offline.md). */
function policy(): Plugin {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "content-security-policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}

/** The server that a player chooses may be anywhere; without https only on this machine. */
const ELSEWHERE = "https: wss: http://localhost:* ws://localhost:* http://127.0.0.1:* ws://127.0.0.1:*";

/** That of our servers (`http/security.rs`), but for what only headers can say, and for servers of the player's choice. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  `img-src 'self' data: ${ELSEWHERE}`,
  "font-src 'self'",
  `connect-src 'self' ${ELSEWHERE}`,
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
].join("; ");

/** What a plain web host needs otherwise: addresses that hold wherever its folder lies, and no page but the first. */
const SITE = { base: "./", outDir: "../target/site" };

export default defineConfig(({ mode }) => ({
  base: mode === "site" ? SITE.base : "/",
  // The core, and the weights of its solver.
  assetsInclude: ["**/*.wasm", "**/*.weights"],
  plugins: [
    styles(),
    svelte({ preprocess }),
    drawings(),
    licences(),
    ruleBooks(),
    book(),
    core(),
    catalogues(),
    mode === "site" && policy(),
    serviceWorker(mode !== "site"),
  ],
  build: {
    outDir: mode === "site" ? SITE.outDir : "dist",
    emptyOutDir: true,
    target: "es2022",
    // The first that know light-dark(), layers, nesting and container queries alike.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // The content security policy forbids inline data except pictures.
    assetsInlineLimit: 0,
    // The client comes with the licences of all that is in it.
    license: { fileName: "licences/client.md" },
    modulePreload: { polyfill: false },
    // How long plugins take is no news to those who build the game.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    // Catalogues and rules lie beside this folder.
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8080", ws: true } },
  },
  test: {
    include: ["src/**/*.test.ts"],
    environment: "./src/testing/environment.ts",
    setupFiles: ["src/catalogues/setup.ts"],
  },
}));
