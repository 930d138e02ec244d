/** The host of this device in a thread of its own. Bots move here; all other thinking has a worker of its own (`../thinking`). */
import { Problem } from "../problem";
import { Core } from "./core";
import { Database } from "./database";
import { Hosting } from "./hosting";
import type { Places, Question, Reply } from "./questions";
import { MemoryShelf, type Shelf } from "./shelf";

const channel = new BroadcastChannel("troyes-games");
/** Games that the page looks at. */
const shown = new Set<string>();

const send = (reply: Reply) => postMessage(reply);

/** Where the browser gives no storage, games last as long as the page. */
async function openShelf(): Promise<Shelf> {
  try {
    return await Database.open();
  } catch {
    send({ type: "forgetful" });
    return new MemoryShelf();
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Problem("unreachable", "A part of the game could not be fetched.");
  return response;
}

/** Once compiled, a module begins afresh in no time; one that could not be fetched is fetched again. */
function kept<Thing>(get: () => Promise<Thing>): () => Promise<Thing> {
  let found: Promise<Thing> | null = null;
  return () => (found ??= get().catch((error: unknown) => ((found = null), Promise.reject(error))));
}

async function host({ module, weights }: Places): Promise<Hosting> {
  const compiled = kept(async () => WebAssembly.compile(await (await fetched(module)).arrayBuffer()));
  return new Hosting({
    startCore: async () => Core.start(await compiled()),
    weights: kept(async () => new Uint8Array(await (await fetched(weights)).arrayBuffer())),
    shelf: await openShelf(),
    now: Date.now,
    chance: (length) => crypto.getRandomValues(new Uint8Array(length)),
    // Pages without https have no locks; there the shelf alone sees to it that nothing is decided twice.
    alone: (game, what) =>
      navigator.locks ? navigator.locks.request(`troyes-${game}`, what) : Promise.resolve().then(what),
    announce: (game) => channel.postMessage(game),
    show: (game, view) => {
      if (shown.has(game)) send({ type: "view", game, view });
    },
    forgetful: () => send({ type: "forgetful" }),
  });
}

async function answer(hosting: Hosting, { number, method, values }: Question) {
  if (method === "look") shown.add(String(values[0]));
  try {
    const ask = hosting[method] as (...values: unknown[]) => Promise<unknown>;
    send({ type: "answer", number, answer: await ask(...values) });
  } catch (error) {
    const code = error instanceof Problem ? error.code : "device-failed";
    if (!(error instanceof Problem)) console.error(error);
    send({ type: "problem", number, problem: { code, sentence: String(error) } });
  }
}

let hosting: Promise<Hosting> | null = null;

addEventListener("message", ({ data }: MessageEvent<Places | Question>) => {
  if ("module" in data) hosting = host(data);
  else void hosting?.then((ready) => answer(ready, data));
});
channel.addEventListener("message", ({ data }: MessageEvent<string>) => {
  if (shown.has(data)) void hosting?.then((ready) => ready.look(data)).catch(() => {});
});
