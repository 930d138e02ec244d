/**
 * Arriving at another page. Without loading anything a browser neither moves the focus nor says where one is, so whoever does
 * not see the page would stand where a link was that is gone.
 */
import { announcer } from "./announcer.svelte";

/**
 * Moves the focus to the heading of a page as soon as it has one, and announces the page. A page that has put the focus
 * somewhere itself knows better, and whoever does something meanwhile is not disturbed. Gives back how to stop.
 */
export function arrive(page: HTMLElement): () => void {
  const watcher = new MutationObserver(look);
  const stop = () => {
    watcher.disconnect();
    removeEventListener("keydown", stop, true);
    removeEventListener("pointerdown", stop, true);
  };

  function look() {
    const heading = page.querySelector<HTMLElement>("h1");
    if (!heading) return;
    stop();
    announcer.say(document.title);
    if (page.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    // Where the page is scrolled to is the router's business.
    heading.focus({ preventScroll: true });
  }

  announcer.clear();
  addEventListener("keydown", stop, true);
  addEventListener("pointerdown", stop, true);
  watcher.observe(page, { childList: true, subtree: true });
  look();
  return stop;
}
