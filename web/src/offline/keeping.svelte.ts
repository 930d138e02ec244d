/** The page's side of what keeps the game for times without a network: how far it has come, new builds, and the switch. */
import type { Order, Progress, Standing } from "./messages";

export type Stage =
  /** This browser keeps nothing for us: a page without https, or a private window. */
  | "impossible"
  /** The player does not want it. */
  | "off"
  | "fetching"
  | "ready"
  /** Another build is here, and waits. */
  | "update"
  | "failed";

const OFF = "troyes-offline-off";
/** A tab that stays open asks for new builds so often. */
const EVERY = 60 * 60 * 1_000;

class Keeping {
  stage = $state<Stage>("impossible");
  /** Per cent of the files. */
  progress = $state(0);
  /** Whether the solver can be used without a network. */
  solver = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #started = false;
  /** The first script of this page, which belongs to one build only. */
  #entry = "";

  /** To be called once, when nobody waits for anything. */
  async start(entry: string) {
    if (this.#started || !("serviceWorker" in navigator)) return;
    this.#started = true;
    this.#entry = entry;
    this.#reloadTogether();
    navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<Progress>) => {
      if (data.type === "progress") this.progress = Math.floor((data.done / data.all) * 100);
    });
    setInterval(() => void this.#registration?.update().catch(() => {}), EVERY);
    if (isOff()) this.stage = "off";
    else await this.#register();
  }

  /** Keeps the game from now on. */
  async turnOn() {
    remember(false);
    await this.#register();
  }

  /** Removes all that is kept of the program. Games stay. */
  async turnOff() {
    remember(true);
    this.stage = "off";
    this.solver = false;
    const registration = this.#registration;
    this.#registration = null;
    await registration?.unregister();
    const names = await caches.keys();
    const ours = `troyes-build ${root().pathname} `;
    await Promise.all(names.filter((name) => name.startsWith(ours)).map((name) => caches.delete(name)));
  }

  /** Takes the new build, in all tabs at once. */
  takeOver() {
    const waiting = this.#registration?.waiting;
    if (waiting) send(waiting, { type: "take-over" });
    else location.reload();
  }

  async #register() {
    this.stage = "fetching";
    try {
      const registration = await navigator.serviceWorker.register(new URL("sw.js", root()), {
        updateViaCache: "none",
      });
      this.#registration = registration;
      registration.addEventListener("updatefound", () => this.#watch(registration.installing));
      if (registration.installing) this.#watch(registration.installing);
      await this.#look();
    } catch {
      this.stage = "failed";
    }
  }

  /** A build is being fetched: it fails as a whole, or waits, or looks after this page at once. */
  #watch(worker: ServiceWorker | null) {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant" && !this.#registration?.active) this.stage = "failed";
      else if (worker.state !== "redundant") void this.#look();
    });
  }

  async #look() {
    const registration = this.#registration;
    const active = registration?.active;
    if (!registration || !active || this.stage === "off") return;
    if (registration.waiting) {
      this.stage = "update";
      return;
    }
    if (active.state !== "activated") return this.#watch(active);
    const standing = await this.#ask(active, "stand");
    if (standing.complete && standing.later) this.#judge(standing);
    else this.#judge(savesData() ? standing : await this.#ask(active, "fetch-later"));
  }

  #judge({ complete, later, same }: Standing) {
    if (this.stage === "off" || this.#registration?.waiting) return;
    this.solver = later;
    this.stage = !same ? "update" : complete ? "ready" : "failed";
  }

  #ask(worker: ServiceWorker, type: "stand" | "fetch-later"): Promise<Standing> {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<Standing>((resolve) => {
      port1.addEventListener("message", ({ data }: MessageEvent<Standing>) => resolve(data), { once: true });
      port1.start();
    });
    send(worker, { type, entry: this.#entry }, [port2]);
    return answered;
  }

  /** Another build looks after this page from now on. The first one to do so is that of the page itself. */
  #reloadTogether() {
    let looked_after = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (looked_after) location.reload();
      looked_after = true;
    });
  }
}

const send = (worker: ServiceWorker, order: Order, ports: MessagePort[] = []) =>
  worker.postMessage(order, ports);

/** Where the game lies on its host. */
const root = () => new URL(import.meta.env.BASE_URL, location.href);

/** Whether this browser is set to save data: the weights then come when they are needed. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function isOff(): boolean {
  try {
    return localStorage.getItem(OFF) !== null;
  } catch {
    return false;
  }
}

function remember(off: boolean) {
  try {
    if (off) localStorage.setItem(OFF, "yes");
    else localStorage.removeItem(OFF);
  } catch {
    // It lasts as long as the page, then.
  }
}

export const keeping = new Keeping();
