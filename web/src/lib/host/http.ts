/** A server as the host: HTTP for questions, sockets for what changes. Nothing else in the client knows a path of a server. */
import type { Branched, Created, DealView, Hall, History, Me, TableView } from "../../wire";
import type { Host } from "./host";
import { LobbySocket } from "./lobby-socket";
import { HttpProblem, type Server } from "./server";
import { TableSocket } from "./table-socket";

const game = (id: string) => `/api/games/${id}`;
const group = (id: string) => `/api/groups/${encodeURIComponent(id)}`;
const invitation = (link: string) => `/api/invitations/${encodeURIComponent(link)}`;
const room = (id: string) => `/api/rooms/${id}`;

export function hostAt(server: Server): Host {
  const { ask } = server;
  const tableOf = (id: string) => ask<TableView>("GET", game(id));
  const upload = (record: string) => ask<Created>("POST", "/api/records", record);

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

  return {
    games: {
      start: (start, signal) => ask<Created>("POST", "/api/games", start, signal),
      list: (before) => ask<History>("GET", `/api/games${before ? `?before=${before}` : ""}`),
      hide: (id) => ask("DELETE", game(id)),
      get: tableOf,
      withDice: async () => [],
      link: async (id) => server.at(`/game/${id}`),
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
      upload,
      // Servers look at what they have.
      read: async (record) => tableOf((await upload(record)).id),
      address: (id) => server.file(`${game(id)}/record`),
    },
    me: {
      get: () => ask<Me>("GET", "/api/me"),
      rename: (name) => ask<Me>("PUT", "/api/me", { name }),
      account: {
        recoveryCode: () => ask("POST", "/api/me/recovery-code"),
        recover: (code) => ask<Me>("POST", "/api/me/recover", { code }),
        forget: () => ask("DELETE", "/api/me/session"),
        erase: () => ask("DELETE", "/api/me"),
        export: () => server.file("/api/me/export"),
        sessions: () => ask("GET", "/api/me/sessions"),
        endSession: (id) => ask("DELETE", `/api/me/sessions/${id}`),
        endOtherSessions: () => ask("DELETE", "/api/me/sessions"),
        webhook: (address) => ask<Me>("PUT", "/api/me/webhook", { address }),
      },
    },
    hall: () => ask<Hall>("GET", "/api/me/feats"),
    people: {
      open: (start) => ask<Created>("POST", "/api/rooms", start),
      lobby: (listener) => new LobbySocket(() => server.open("/api/lobby/socket"), listener),
      link: (id) => server.at(`/game/${id}`),
      picture: (id) => server.at(`${room(id)}/qr`),
      code: (id) => ask("GET", `${room(id)}/code`),
      find: (code) => ask("GET", `/api/codes/${encodeURIComponent(code)}`),
      standing: (points, banquets) => ask("GET", `/api/standings?points=${points}&banquets=${banquets}`),
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
    connect: (id, listener) => {
      const open = () => server.open(`${game(id)}/socket`);
      return new TableSocket(open, listener, () => whyMissing(id));
    },
    device: null,
    belongings: null,
    server: null,
    manual: server.at("/api"),
  };
}
