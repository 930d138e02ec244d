/** What a browser may lack to think by itself. */

/** A build with the core, WebAssembly, computing with four values at once, or the weights: they could not be fetched. */
export type Lack = "build" | "module" | "simd" | "weights";

/** The smallest module that computes with four values at once. Without that, thinking takes four times as long. */
const FOUR_AT_ONCE = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]);

/** Whether this browser can run the core: it is compiled for four values at once, and runs nowhere else. */
export function lackOf(browser: Pick<typeof globalThis, "WebAssembly"> = globalThis): Lack | null {
  // Some have switched WebAssembly off, for fear of what it might do.
  if (!browser.WebAssembly?.validate) return "module";
  return browser.WebAssembly.validate(FOUR_AT_ONCE) ? null : "simd";
}
