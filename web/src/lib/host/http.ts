/** A server as the host: HTTP for questions, sockets for what changes. Nothing else in the client knows an address of the server. */
import type { Branched, Created, DealView, Hall, HandedOver, History, Me, TableView } from "../../wire";
import { ask, HttpProblem } from "./ask";
import type { HandOver } from "./handing";
import type { Host } from "./host";
import { LobbySocket } from "./lobby-socket";
import { TableSocket } from "./table-socket";

const game = (id: string) => `/api/games/${id}`;
const group = (id: string) => `/api/groups/${encodeURIComponent(id)}`;
const invitation = (link: string) => `/api/invitations/${encodeURIComponent(link)}`;
const room = (id: string) => `/api/rooms/${id}`;
const tableOf = (id: string) => ask<TableView>("GET", game(id));

export const httpHost: Host = {
  games: {
    start: (start, signal) => ask<Created>("POST", "/api/games", start, signal),
    list: (before) => ask<History>("GET", `/api/games${before ? `?before=${before}` : ""}`),
    hide: (id) => ask("DELETE", game(id)),
    get: tableOf,
    branch: (id, half_day, dice, seat) =>
      ask<Branched>("POST", `${game(id)}/branches`, { half_day, dice, seat }),
  },
  deals: {
    draw: (seed) => ask<DealView>("POST", "/api/deals", { seed }),
    get: (id) => ask<DealView>("GET", `/api/deals/${encodeURIComponent(id)}`),
  },
  replays: {
    get: (id) => ask("GET", `${game(id)}/replay`),
    strongest: (id) => ask("GET", `${game(id)}/analysis/strongest`),
  },
  analyses: { get: (id) => ask("GET", `${game(id)}/analysis`) },
  records: {
    get: (id) => ask("GET", `${game(id)}/record`),
    upload: (record) => ask<Created>("POST", "/api/records", record),
    address: async (id) => `${game(id)}/record`,
  },
  me: {
    get: () => ask<Me>("GET", "/api/me"),
    rename: (name) => ask<Me>("PUT", "/api/me", { name }),
    account: {
      recoveryCode: () => ask("POST", "/api/me/recovery-code"),
      recover: (code) => ask<Me>("POST", "/api/me/recover", { code }),
      forget: () => ask("DELETE", "/api/me/session"),
      erase: () => ask("DELETE", "/api/me"),
      exportAddress: "/api/me/export",
      sessions: () => ask("GET", "/api/me/sessions"),
      endSession: (id) => ask("DELETE", `/api/me/sessions/${id}`),
      endOtherSessions: () => ask("DELETE", "/api/me/sessions"),
      webhook: (address) => ask<Me>("PUT", "/api/me/webhook", { address }),
    },
  },
  hall: () => ask<Hall>("GET", "/api/me/feats"),
  people: {
    open: (start) => ask<Created>("POST", "/api/rooms", start),
    lobby: (listener) => new LobbySocket(listener),
    link: (id) => new URL(`/game/${id}`, location.origin).href,
    picture: (id) => `${room(id)}/qr`,
  },
  daily: {
    day: (day) => ask("GET", `/api/days/${day ?? "today"}`),
    days: (from, to) => ask("GET", `/api/days?from=${from}&to=${to}`),
    begin: (day, name) => ask<Created>("POST", `/api/days/${day}/try`, { name }),
    practise: (day, name) => ask<Created>("POST", `/api/days/${day}/practice`, { name }),
    groups: {
      list: () => ask("GET", "/api/groups"),
      get: (id, day) => ask("GET", `${group(id)}${day ? `?day=${day}` : ""}`),
      open: (name) => ask<Created>("POST", "/api/groups", { name }),
      rename: (id, name) => ask("PUT", group(id), { name }),
      remove: (id) => ask("DELETE", group(id)),
      renewLink: (id) => ask("POST", `${group(id)}/link`),
      leave: (id) => ask("DELETE", `${group(id)}/members/me`),
      removeMember: (id, member) => ask("DELETE", `${group(id)}/members/${member}`),
      invitation: (link) => ask("GET", invitation(link)),
      join: (link, name) => ask<Created>("POST", invitation(link), { name }),
    },
  },
  connect: (id, listener) => new TableSocket(id, listener, () => whyMissing(id)),
  device: null,
  lack: "build",
  manual: "/api",
};

/** The server keeps a game of this device. */
export const handOver: HandOver = (id, kept) => ask<HandedOver>("PUT", game(id), kept);

/** A socket that is refused does not say why; plain HTTP does. A table has a game or gathers people. */
async function whyMissing(id: string) {
  try {
    await tableOf(id).catch(() => ask("GET", room(id)));
  } catch (error) {
    if (error instanceof HttpProblem && error.status >= 400 && error.status < 500)
      return { code: error.code, sentence: error.message };
  }
  return null;
}
