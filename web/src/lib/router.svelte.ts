/** Addresses: the page's path and query, and going somewhere else without loading the page again. */

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  /** What the address names within the page, without its #. */
  hash = $state(decodeURIComponent(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to an address of ours. */
  go(address: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    // A page that was asked for something in it goes there by itself, once it has it.
    if (!location.hash) scrollTo(0, 0);
  }

  #look() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = decodeURIComponent(location.hash.slice(1));
  }

  /** Plain clicks on links to ourselves stay in the page. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    // Pages of the host's own are none of ours.
    if (link.relList.contains("external")) return;
    // Going to another place of the same page is what browsers do best.
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
