/** How components get the host that `main.ts` has chosen. */
import { createContext } from "svelte";
import type { Host } from "./host";

/** To be called while a component is made. */
export const [useHost, provideHost] = createContext<Host>();
