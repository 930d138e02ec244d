/** The host of this page: a server, and this device where the build has what that needs. */
import places from "virtual:core";
import { ownOrigin, PLAIN } from "../address";
import { ChosenHost, type Device, type Memory } from "./chosen";
import type { Host } from "./host";
import { hostAt } from "./http";
import { kept } from "./kept";
import { Server } from "./server";
import { ElsewhereChoice, keyOf } from "./elsewhere";

const hosted = kept("troyes-device-has-games");
const always = kept("troyes-device-always");

const memory: Memory = {
  get hosted() {
    return hosted.get() !== null;
  },
  set hosted(value) {
    hosted.set(value ? "yes" : null);
  },
  get always() {
    return always.get() !== null;
  },
  set always(value) {
    always.set(value ? "yes" : null);
  },
};

/** Loaded when it is needed for the first time. */
function device(where: NonNullable<typeof places>): () => Promise<Device> {
  let opened: Promise<Device> | null = null;
  const open = async () => (await import("./browser/open")).open(where);
  return () => (opened ??= open());
}

/** The server that the page comes from; from a plain web host, the one that was chosen, if any. */
export function chooseHost(): Host {
  const opener = places && device(places);
  if (PLAIN) {
    const choice = new ElsewhereChoice();
    const { address } = choice;
    return new ChosenHost(
      address ? hostAt(new Server(address, keyOf(address))) : null,
      opener,
      memory,
      choice,
    );
  }
  const server = hostAt(new Server(ownOrigin()));
  return opener ? new ChosenHost(server, opener, memory) : server;
}
