/** The little that sessions and turns need of a browser, where tests run without one. */
import { vi } from "vitest";

class MemoryStorage implements Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  readonly #kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.#kept.set(key, value);
  }
  removeItem(key: string) {
    this.#kept.delete(key);
  }
}

/** To be undone by `vi.unstubAllGlobals()`. */
export function stubBrowser() {
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("localStorage", new MemoryStorage());
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
}

/** Lets everything go on that waits for an answer which is there already. */
export const settle = () => new Promise((done) => setTimeout(done));
