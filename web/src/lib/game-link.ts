/** A finished game in a link: its record, packed so small that people can send it. It stands behind the `#`, so no server ever gets it. */
import { linkTo } from "./address";
import type { Host } from "./host/host";
import { Problem } from "./host/problem";

/** Ten players at full length have less; whoever packs more wants to fill memories. */
const LARGEST_RECORD = 1_000_000;

/** What people can be sent who want to see a result: where it is, or all of it. */
export async function resultLink(host: Host, id: string): Promise<string> {
  const found = await host.games.link(id);
  return found
    ? `${found}/result`
    : linkTo(`/beside#${await pack(JSON.stringify(await host.records.get(id)))}`);
}

/** The record in what somebody pastes: the text of one, or a link to a result. */
export async function recordIn(text: string): Promise<string> {
  const packed = /\/beside(?:\?[^#]*)?#([\w-]+)/.exec(text)?.[1];
  return packed ? unpack(packed) : text;
}

export async function pack(record: string): Promise<string> {
  const packed = await read(
    new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw")),
    Infinity,
  );
  const base64 = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(""));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export async function unpack(text: string): Promise<string> {
  try {
    const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(await read(stream, LARGEST_RECORD));
  } catch {
    throw new Problem("bad-link", "This link leads to no result.");
  }
}

/** All that a stream has, if it is not more than it may be. */
async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) throw new Error("too long");
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
