/** This device as a host, in a worker of its own. */
import { storage } from "../../storage.svelte";
import { BrowserHost } from "./browser-host";
import type { Places } from "./questions";

const worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export function open(places: Places): BrowserHost {
  // Addresses in the build are those of the page; the worker lies elsewhere.
  const module = new URL(places.module, location.href).href;
  const weights = new URL(places.weights, location.href).href;
  let asked = false;
  return new BrowserHost({ module, weights }, worker, {
    forgetful: () => storage.forget(),
    // Now there is something to keep, and whatever a browser may ask, once, interrupts nothing.
    finished: () => {
      if (!asked) void storage.keep();
      asked = true;
    },
  });
}
