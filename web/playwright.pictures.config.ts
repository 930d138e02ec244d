import { defineConfig } from "@playwright/test";
import tests from "./playwright.config";

/** Pictures of every page, for `make pictures`: the same browser as the tests, nothing is asserted. */
export default defineConfig({
  ...tests,
  testDir: "pictures",
  testIgnore: "docs.spec.ts",
  timeout: 300_000,
  retries: 0,
});
