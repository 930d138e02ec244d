/**
 * Where unit tests run: in Node, but with modules as browsers get them. What Svelte compiles for servers computes everything
 * anew at each look, so tests of it would say little about pages.
 */
import type { Environment } from "vitest/runtime";

export default {
  name: "client",
  viteEnvironment: "client",
  setup: () => ({ teardown() {} }),
} satisfies Environment;
