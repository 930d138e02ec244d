/**
 * Keeps one build of the client whole, for times without a network. All its files are fetched and checked before any of them is used; what
 * is not exactly as it was built makes the whole build fail. A build takes over when the last tab of the one before is closed,
 * or by a button, in all tabs at once: never in the middle of something.
 *
 * The build puts `BUILD` before this file, which imports nothing when it runs.
 */
import type { Build, Order, Progress, Standing } from "./messages";

declare const self: ServiceWorkerGlobalScope;
declare const BUILD: Build;

const HOME = new URL("./", self.location.href);
const PAGE = "index.html";
/** Other copies of the game may lie below other paths of the same host. */
const OURS = `troyes-build ${HOME.pathname} `;
const CACHE = OURS + BUILD.id;
/** Files that are fetched at the same time. */
const AT_ONCE = 6;

const sums: Record<string, string> = { ...BUILD.files, ...BUILD.later };
const files = Object.keys(BUILD.files);
const later = Object.keys(BUILD.later);
const address = (path: string) => new URL(path, HOME).href;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(answer(path, event.request));
});
self.addEventListener("message", (event) => {
  const order = event.data as Order;
  const reply = (standing: Standing) => event.ports[0]?.postMessage(standing);
  if (order.type === "take-over") event.waitUntil(self.skipWaiting());
  else if (order.type === "stand") event.waitUntil(stand(order.entry).then(reply));
  else event.waitUntil(fetchLater().then(async () => reply(await stand(order.entry))));
});

async function install() {
  const cache = await caches.open(CACHE);
  const open = [...files];
  const takeNext = async () => {
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      await take(cache, path);
      await notify({ type: "progress", done: (await cache.keys()).length, all: files.length });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
    // Weights seldom change: those of the build before are good where they are the same.
    for (const path of later) await takeFromOthers(cache, path);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Removes the builds before. A page that has just been opened for the first time is looked after from now on. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The file of this build that a request asks for, if it asks for one. */
function pathOf({ method, mode, url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return null;
  const path = pathname.slice(HOME.pathname.length);
  // What the server says is never kept.
  if (path === "api" || path.startsWith("api/")) return null;
  if (path in sums) return path;
  if (mode !== "navigate" || (path !== "" && !BUILD.deep)) return null;
  return path.slice(path.lastIndexOf("/") + 1).includes(".") ? null : PAGE;
}

async function answer(path: string, request: Request): Promise<Response> {
  const found = await caches.match(address(path), { cacheName: CACHE });
  if (found) return found;
  // Everything is here, unless somebody has removed it; then nothing is kept any more. Weights are kept on the way through.
  const keeps = path in BUILD.later && (await caches.has(CACHE));
  return keeps ? take(await caches.open(CACHE), path) : fetch(request);
}

/** Takes a file into the cache, if it is what was built. */
async function take(cache: Cache, path: string): Promise<Response> {
  const here = await takeFromOthers(cache, path);
  if (here) return here;
  // Names of files below `assets` change with their content; all others may be in the browser's own cache as they once were.
  const fresh = await fetch(address(path), { cache: path.startsWith("assets/") ? "default" : "no-cache" });
  const bytes = fresh.ok ? await fresh.clone().arrayBuffer() : null;
  if (!bytes || (await sumOf(bytes)) !== sums[path]) throw new Error(`${path} is not of this build`);
  // A page that a host has answered from elsewhere could not be opened again.
  const kept = fresh.redirected ? new Response(bytes, { headers: fresh.headers }) : fresh;
  await cache.put(address(path), kept.clone());
  return kept;
}

/** What did not change since the build before need not be fetched again. */
async function takeFromOthers(cache: Cache, path: string): Promise<Response | null> {
  if (!path.startsWith("assets/")) return null;
  const found = await caches.match(address(path));
  if (!found || (await sumOf(await found.clone().arrayBuffer())) !== sums[path]) return null;
  await cache.put(address(path), found.clone());
  return found;
}

async function fetchLater() {
  if (!(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  for (const path of later)
    if (!(await cache.match(address(path)))) await take(cache, path).catch(console.warn);
}

async function stand(entry: string): Promise<Standing> {
  const requests = (await caches.has(CACHE)) ? await (await caches.open(CACHE)).keys() : [];
  const kept = new Set(requests.map(({ url }) => url));
  const all = (paths: string[]) => paths.every((path) => kept.has(address(path)));
  return { complete: all(files), later: all(later), same: files.some((path) => address(path) === entry) };
}

async function notify(progress: Progress) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage(progress);
}

async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
