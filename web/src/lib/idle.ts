/** What can wait until nobody waits for anything. */

/** Safari has no such moment, and takes this one. */
const LATER = 500;

export function whenIdle(what: () => void) {
  const wait = globalThis.requestIdleCallback ?? ((then: () => void) => setTimeout(then, LATER));
  if (document.readyState === "complete") wait(what);
  else addEventListener("load", () => wait(what), { once: true });
}
