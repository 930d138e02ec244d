/** The host of this page: the server that it comes from, and this device where the build has what that needs. A plain web host has no server. */
import places from "virtual:core";
import { PLAIN } from "../address";
import { ChosenHost, type Device, type Memory } from "./chosen";
import type { Host } from "./host";
import { httpHost } from "./http";

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

/** Loaded when it is needed for the first time. */
function device(where: NonNullable<typeof places>): () => Promise<Device> {
  let opened: Promise<Device> | null = null;
  const open = async () => (await import("./browser/open")).open(where);
  return () => (opened ??= open());
}

export function chooseHost(): Host {
  return places ? new ChosenHost(PLAIN ? null : httpHost, device(places), memory) : httpHost;
}
