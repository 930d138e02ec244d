/** How components get the host that `main.ts` has chosen. */
import { createContext } from "svelte";
import type { Daily } from "./daily";
import type { Host } from "./host";

/** To be called while a component is made. */
export const [useHost, provideHost] = createContext<Host>();

/** The deal of the day, for pages that are opened only where there is a server. */
export function useDaily(): Daily {
  const { daily } = useHost();
  if (!daily) throw new Error("there is no server");
  return daily;
}
