/** The solver in a thread of its own, beside the one that hosts games: however long it thinks, no tap waits for it. */
import { Core, Trap } from "../browser/core";
import type { Places } from "../browser/questions";
import { Problem } from "../problem";
import type { Found, Thought } from "./questions";

const send = (found: Found) => postMessage(found);

/** It thinks about what it is given, whoever plays, whenever that is, by chance that changes nothing. */
const SETTING = {
  player: "00000000-0000-0000-0000-000000000000",
  now: () => 0,
  chance: (length: number) => new Uint8Array(length),
};

async function fetched(address: string, lack: string): Promise<ArrayBuffer> {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok) throw new Problem(lack, "A part of the solver could not be fetched.");
  return response.arrayBuffer();
}

async function start({ module, weights }: Places): Promise<Core> {
  const [code, network] = await Promise.all([fetched(module, "module"), fetched(weights, "weights")]);
  const compiled = await WebAssembly.compile(code).catch((error: unknown) => {
    throw new Problem("module", String(error));
  });
  const core = await Core.start(compiled);
  if (!core.takeWeights(new Uint8Array(network)))
    throw new Problem("weights", "The weights of the solver are not those of this version.");
  return core;
}

async function think(starting: Promise<Core>, { number, ask }: Thought) {
  try {
    const core = await starting;
    send({ number, answer: ask === "ready" ? null : core.ask(ask, SETTING) });
  } catch (error) {
    if (error instanceof Problem) send({ number, problem: { code: error.code, sentence: error.message } });
    else send({ number, stopped: error instanceof Trap ? error.message : String(error) });
  }
}

let starting: Promise<Core> | null = null;

addEventListener("message", ({ data }: MessageEvent<Places | Thought>) => {
  if ("module" in data) starting = start(data);
  else if (starting) void think(starting, data);
});
