/** Addresses: the page's path and query, and going somewhere else without loading the page again. */

class Place {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to an address of ours. */
  go(address: string, { replace = false } = {}) {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  #look() {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }

  /** Plain clicks on links to ourselves stay in the page. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const place = new Place();
