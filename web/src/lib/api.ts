/** The server's HTTP side. Every failure becomes a `Problem` with the server's code and sentence. */
import type {
  AnalysisProgress,
  AnalysisView,
  Branched,
  Created,
  DealView,
  Hall,
  History,
  Lobby,
  Me,
  NewGame,
  NewRoom,
  Problem as ProblemView,
  ReplayView,
  RoomView,
  Sessions,
  TableView,
} from "../wire";
import { learnTime } from "./clock";

export class Problem extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, sentence: string, status: number) {
    super(sentence);
    this.code = code;
    this.status = status;
  }
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: "application/json" } };
  if (body !== undefined) {
    init.headers = { ...init.headers, "content-type": "application/json" };
    init.body = typeof body === "string" ? body : JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Problem("unreachable", "The server cannot be reached.", 0);
  }
  learnTime(response.headers.get("date"));
  if (!response.ok) {
    const told = (await response.json().catch(() => null)) as ProblemView | null;
    throw new Problem(told?.code ?? "unknown", told?.sentence ?? response.statusText, response.status);
  }
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("PUT", "/api/me", { name }),
  recoveryCode: () => ask<{ code: string }>("POST", "/api/me/recovery-code"),
  recover: (code: string) => ask<Me>("POST", "/api/me/recover", { code }),
  forget: () => ask<void>("DELETE", "/api/me"),
  sessions: () => ask<Sessions>("GET", "/api/me/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/api/me/sessions/${id}`),
  endOtherSessions: () => ask<void>("DELETE", "/api/me/sessions"),
  webhook: (address: string | null) => ask<Me>("PUT", "/api/me/webhook", { address }),
  hall: () => ask<Hall>("GET", "/api/me/feats"),
  draw: (seed: string | null) => ask<DealView>("POST", "/api/deals", { seed }),
  deal: (id: string) => ask<DealView>("GET", `/api/deals/${encodeURIComponent(id)}`),
  start: (game: NewGame) => ask<Created>("POST", "/api/games", game),
  history: (before?: string) => ask<History>("GET", `/api/games${before ? `?before=${before}` : ""}`),
  hide: (id: string) => ask<void>("DELETE", `/api/games/${id}`),
  table: (id: string) => ask<TableView>("GET", `/api/games/${id}`),
  replay: (id: string) => ask<ReplayView>("GET", `/api/games/${id}/replay`),
  branch: (id: string, half_day: number, dice: "same" | "fresh", seat?: number) =>
    ask<Branched>("POST", `/api/games/${id}/branches`, { half_day, dice, seat }),
  /** Both say how far they have come until they are there: ask again. */
  analysis: (id: string) => ask<AnalysisView | AnalysisProgress>("GET", `/api/games/${id}/analysis`),
  strongest: (id: string) => ask<ReplayView | AnalysisProgress>("GET", `/api/games/${id}/analysis/strongest`),
  open: (room: NewRoom) => ask<Created>("POST", "/api/rooms", room),
  lobby: () => ask<Lobby>("GET", "/api/rooms"),
  room: (id: string) => ask<RoomView>("GET", `/api/rooms/${id}`),
  record: (id: string) => ask<unknown>("GET", `/api/games/${id}/record`),
  upload: (record: string) => ask<Created>("POST", "/api/records", record),
};
