/** The host of this page: the server that it comes from, and this device where the build has what that needs. A plain web host has no server. */
import places from "virtual:core";
import { PLAIN } from "../address";
import { whenIdle } from "../idle";
import { DATABASE } from "./browser/name";
import { ChosenHost, type Device, type Memory } from "./chosen";
import type { Host } from "./host";
import { handOver, httpHost } from "./http";
import { lackOf } from "./thinking/lack";
import { ThinkingHost } from "./thinking/thinking-host";

/** What is remembered in the browser, as long as it lets us. */
function remembered(key: string) {
  let here = false;
  return {
    get: () => {
      try {
        return here || localStorage.getItem(key) !== null;
      } catch {
        return here;
      }
    },
    set: (value: boolean) => {
      here = value;
      try {
        if (value) localStorage.setItem(key, "yes");
        else localStorage.removeItem(key);
      } catch {
        // It lasts as long as the page, then.
      }
    },
  };
}

const hosted = remembered("troyes-device-has-games");
const always = remembered("troyes-device-always");

const memory: Memory = {
  get hosted() {
    return hosted.get();
  },
  set hosted(value) {
    hosted.set(value);
  },
  get always() {
    return always.get();
  },
  set always(value) {
    always.set(value);
  },
};

/**
 * Looks whether this device has hosted a game. Browsers write what is remembered a while later, and lose it when they are killed; games are on
 * disk before anybody is told of them.
 */
export async function recall() {
  if (memory.hosted) return;
  const databases = await indexedDB.databases().catch(() => []);
  if (databases.some(({ name }) => name === DATABASE)) memory.hosted = true;
}

/** Loaded when it is needed for the first time. */
function device(where: NonNullable<typeof places>): () => Promise<Device> {
  let opened: Promise<Device> | null = null;
  const open = async () => (await import("./browser/open")).open(where);
  return () => (opened ??= open());
}

/** The solver of this browser, loaded when it is needed for the first time. */
const solver = (where: NonNullable<typeof places>) => async () =>
  (await import("./thinking/open")).open(where);

export function chooseHost(): Host {
  if (!places) return httpHost;
  const lack = lackOf();
  // The same module hosts and thinks: a browser that cannot run it does neither.
  const host = PLAIN
    ? new ChosenHost(null, device(places), memory)
    : new ChosenHost(httpHost, lack ? null : device(places), memory, handOver);
  // A page that has never hosted a game loads nothing for this.
  whenIdle(() => host.handOver());
  addEventListener("online", () => host.handOver());
  return new ThinkingHost(host, solver(places), lack);
}
