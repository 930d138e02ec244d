/** A server as it is asked: by HTTP and by sockets. Every failure becomes a `Problem` with the server's code and sentence. */
import type { Problem as ProblemView } from "../../wire";
import { learnTime } from "../clock";
import { Problem } from "./problem";

export class HttpProblem extends Problem {
  readonly status: number;

  constructor(code: string, sentence: string, status: number) {
    super(code, sentence);
    this.status = status;
  }
}

/** Says who plays, where cookies do not: at a server of another site. */
export interface Key {
  get(): string | null;
  set(key: string | null): void;
}

const KEY = "troyes-key";
/** What a server of another site is offered instead of headers, which sockets do not have. */
const SUBPROTOCOL = "troyes";

export class Server {
  readonly #origin: string;
  readonly #key: Key | null;

  /** Without a key it is the server that the page comes from. */
  constructor(origin: string, key: Key | null = null) {
    this.#origin = origin;
    this.#key = key;
  }

  /** The address of something of the server's. */
  at = (path: string): string => new URL(path, this.#origin).href;

  ask = async <Answer>(
    method: string,
    path: string,
    body?: unknown,
    signal: AbortSignal | null = null,
  ): Promise<Answer> => {
    const response = await this.#request(method, path, body, signal);
    if (response.status === 204) return undefined as Answer;
    return response.json().catch(() => {
      throw new HttpProblem("unreachable", "The server cannot be reached.", response.status);
    }) as Promise<Answer>;
  };

  /** The address of a file of the server's, for a link. */
  file = async (path: string): Promise<string> => {
    if (!this.#key) return path;
    return URL.createObjectURL(await (await this.#request("GET", path)).blob());
  };

  /** Opens one of the server's sockets. */
  open(path: string): WebSocket {
    const address = this.at(path).replace(/^http/, "ws");
    if (!this.#key) return new WebSocket(address);
    const key = this.#key.get();
    return new WebSocket(address, [SUBPROTOCOL, ...(key ? [`${KEY}.${key}`] : [])]);
  }

  async #request(method: string, path: string, body?: unknown, signal: AbortSignal | null = null) {
    const headers: Record<string, string> = { accept: "application/json" };
    const init: RequestInit = { method, headers, signal };
    if (body !== undefined) {
      headers["content-type"] = "application/json";
      init.body = typeof body === "string" ? body : JSON.stringify(body);
    }
    const key = this.#key?.get();
    if (key) headers.authorization = `Bearer ${key}`;
    if (this.#key) init.credentials = "omit";
    let response: Response;
    try {
      response = await fetch(this.at(path), init);
    } catch {
      throw new HttpProblem("unreachable", "The server cannot be reached.", 0);
    }
    learnTime(response.headers.get("date"));
    const given = response.headers.get(KEY);
    if (given !== null) this.#key?.set(given || null);
    if (!response.ok) throw await problemOf(response);
    return response;
  }
}

async function problemOf(response: Response): Promise<HttpProblem> {
  const problem = (await response.json().catch(() => null)) as ProblemView | null;
  // An answer of another kind is none of ours: a proxy whose server is gone, or a web host that has none.
  const { code = "unreachable", sentence = response.statusText } = problem ?? {};
  return new HttpProblem(code, sentence, response.status);
}
