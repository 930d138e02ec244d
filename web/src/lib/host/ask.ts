/** Questions to a server by HTTP. Every failure becomes a `Problem` with the server's code and sentence. */
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

export async function ask<Answer>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: "application/json" }, signal };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new HttpProblem("unreachable", "The server cannot be reached.", 0);
  }
  learnTime(response.headers.get("date"));
  if (!response.ok) {
    const problem = (await response.json().catch(() => null)) as ProblemView | null;
    // An answer of another kind is none of ours: a proxy whose server is gone, or a web host that has none.
    throw new HttpProblem(
      problem?.code ?? "unreachable",
      problem?.sentence ?? response.statusText,
      response.status,
    );
  }
  if (response.status === 204) return undefined as Answer;
  return response.json().catch(() => {
    throw new HttpProblem("unreachable", "The server cannot be reached.", response.status);
  }) as Promise<Answer>;
}

/** The address of one of the server's sockets. */
export function socketAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
