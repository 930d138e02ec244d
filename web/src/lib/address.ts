/**
 * Addresses of pages. Inside the client a page is named by a path, a query and a place in it (`/rules#R4`). Behind a server that is its
 * address. A plain web host knows nothing but files, and may have the game anywhere below its root; there everything stands
 * behind the `#`, so that no host has to be taught our addresses (docs/offline.md, "A plain web host").
 */

/** Whether this build is for a plain web host. */
export const PLAIN = import.meta.env.MODE === "site";

/** Where a page is, for a link in one. */
export const to = (page: string): string => (PLAIN ? `#${page}` : page);

/** Where a page is, for somebody elsewhere. */
export const linkTo = (page: string): string => new URL(to(page), PLAIN ? whole() : location.origin).href;

/** The page that an address leads to; nothing if it leads elsewhere. */
export function pageAt(address: string): URL | null {
  const { origin, pathname, search, hash } = new URL(address);
  if (origin !== location.origin) return null;
  if (!PLAIN) return new URL(pathname + search + hash, origin);
  if (pathname !== location.pathname) return null;
  return new URL(hash.startsWith("#/") ? hash.slice(1) : "/", origin);
}

/** What servers call whoever has sent this page: scheme, name and port. */
export const ownOrigin = () => location.origin;

/** The file that all pages are in, whatever its host calls it. */
const whole = () => location.origin + location.pathname + location.search;
