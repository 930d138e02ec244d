/** Where somebody is: the page's path and query, and going somewhere else without loading the page again. */
import { pageAt, to } from "./address";

const here = () => pageAt(location.href) ?? new URL("/", location.origin);
const hashOf = ({ hash }: URL) => decodeURIComponent(hash.slice(1));

class Place {
  path = $state(here().pathname);
  query = $state(here().searchParams);
  /** What the address names within the page, without its #. */
  hash = $state(hashOf(here()));

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("click", (event) => this.#follow(event));
  }

  /** Goes to a page. */
  go(page: string, { replace = false } = {}) {
    if (replace) this.note(page);
    else history.pushState(null, "", to(page));
    this.#look();
    if (!this.hash) scrollTo(0, 0);
    // A page that has not got yet what it was asked for goes there by itself, once it has.
    else document.getElementById(this.hash)?.scrollIntoView({ behavior: "instant" });
  }

  /** Makes this the address of the page as it is shown already. */
  note(page: string) {
    history.replaceState(null, "", to(page));
  }

  #look() {
    const page = here();
    this.path = page.pathname;
    this.query = page.searchParams;
    this.hash = hashOf(page);
  }

  /** Plain clicks on links to ourselves stay in the page. */
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    // Pages of the host's own are none of ours.
    if (link.relList.contains("external")) return;
    const page = pageAt(link.href);
    if (!page) return;
    // Going to another place of the same page is what browsers do best.
    if (
      link.hash === page.hash &&
      page.hash &&
      page.pathname === here().pathname &&
      page.search === here().search
    )
      return;
    event.preventDefault();
    this.go(page.pathname + page.search + page.hash);
  }
}

export const place = new Place();
