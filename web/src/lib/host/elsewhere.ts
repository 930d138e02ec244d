/** A server of another site, which the player of a plain web host chooses. */
import type { Me } from "../../wire";
import type { ServerChoice } from "./host";
import { kept } from "./kept";
import { Problem } from "./problem";
import { type Key, Server } from "./server";

/** Machines that a page may reach without https. */
const NEAR = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const chosen = kept("troyes-server");

/** The player's key at a server, as long as the browser keeps it. */
export const keyOf = (server: string): Key => kept(`troyes-key ${server}`);

export class ElsewhereChoice implements ServerChoice {
  get address() {
    return chosen.get();
  }

  async choose(text: string) {
    const origin = originOf(text);
    const me = await new Server(origin, keyOf(origin)).ask<Partial<Me> | null>("GET", "/api/me");
    if (typeof me?.known !== "boolean")
      throw new Problem("not-a-server", "This is no server of Troyes Dice.");
    chosen.set(origin);
  }

  leave() {
    chosen.set(null);
  }
}

/** The site that somebody means who types an address, whatever comes after it: it may be a link to a table. */
export function originOf(text: string): string {
  const typed = text.trim();
  const near = NEAR.test(typed.split(/[:/]/)[0] ?? "");
  const url = read(/^[a-z]+:\/\//i.test(typed) ? typed : `${near ? "http" : "https"}://${typed}`);
  if (url.protocol === "http:" && location.protocol === "https:" && !NEAR.test(url.hostname))
    throw new Problem("insecure-server", "Browsers let pages from https reach servers with https only.");
  return url.origin;
}

function read(address: string): URL {
  try {
    const url = new URL(address);
    if (url.hostname && /^https?:$/.test(url.protocol)) return url;
  } catch {
    // No address at all.
  }
  throw new Problem("bad-server-address", "An address looks like https://example.org.");
}
