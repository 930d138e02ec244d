/** The solver of this browser, in a worker of its own. */
import type { Places } from "../browser/questions";
import { Thinker } from "./thinker";

const worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

export const open = ({ module, weights }: Places) =>
  // Addresses in the build are those of the page; the worker lies elsewhere.
  new Thinker(
    { module: new URL(module, location.href).href, weights: new URL(weights, location.href).href },
    worker,
  );
