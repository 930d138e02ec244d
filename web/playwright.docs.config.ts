import { defineConfig } from "@playwright/test";
import pictures from "./playwright.pictures.config";

/** Pictures for the README and the book, for `make docs-pictures`. */
export default defineConfig({ ...pictures, testIgnore: [], testMatch: "docs.spec.ts" });
