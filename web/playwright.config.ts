import { defineConfig } from "@playwright/test";
import { CHROMIUM, FLAGS } from "./scripts/browse.mjs";

/** Chromium of the system: Playwright must not download its own. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  // Golden files are the same on every machine: text, never pictures.
  snapshotPathTemplate: "{testDir}/golden/{arg}{ext}",
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  // A test that fails once has found something: a second try would hide it.
  retries: 0,
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  reporter: [["list"]],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    // What a part of the page is, whatever it looks like; the guide points at parts by the same attribute.
    testIdAttribute: "data-part",
    // Motion is decoration; the tests that look at it ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Only its own tests are about what is kept for times without a network; all others meet the server.
    serviceWorkers: "block",
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
});
