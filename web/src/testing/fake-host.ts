/**
 * A host whose other side is the test: it answers from what it was given, refuses what it was not, and shows what was sent.
 * With it pages and sessions run without a server.
 */
import type {
  AnalysisView,
  SeatCommand,
  Created,
  DayView,
  DealView,
  GroupView,
  Hall,
  History,
  Invitation,
  Me,
  NewGame,
  NewRoom,
  Reaction,
  ReplayView,
  RoomCommand,
  TableView,
} from "../wire";
import type {
  GameCommands,
  Outcome,
  PeopleCommands,
  TableConnection,
  TableListener,
} from "../lib/host/connection";
import type { Host } from "../lib/host/host";
import type { Daily } from "../lib/host/daily";
import type { LobbyListener, People } from "../lib/host/people";
import { Problem } from "../lib/host/problem";

type Sent =
  | { type: "play"; seat: number; command: SeatCommand }
  | { type: "hint" | "take_hint"; seat: number }
  | { type: "room"; command: RoomCommand }
  | { type: "say"; text: string }
  | { type: "react"; reaction: Reaction };

const ACCEPTED: Outcome = { type: "accepted", sequence: 1 };

/** A connection to a table. Commands wait for the test to answer them, oldest first. */
export class FakeConnection implements TableConnection {
  readonly sent: Sent[] = [];
  readonly listener: TableListener;
  reconnected = 0;
  closed = false;
  readonly #waiting: ((outcome: Outcome) => void)[] = [];

  constructor(
    readonly id: string,
    listener: TableListener,
  ) {
    this.listener = listener;
  }

  readonly game: GameCommands = {
    play: (seat, command) => this.#ask({ type: "play", seat, command }),
    hint: (seat) => this.#ask({ type: "hint", seat }),
    takeHint: (seat) => this.#ask({ type: "take_hint", seat }),
  };
  readonly people: PeopleCommands = {
    room: (command) => this.#ask({ type: "room", command }),
    say: (text) => this.#ask({ type: "say", text }),
    react: (reaction) => this.sent.push({ type: "react", reaction }),
  };

  reconnect() {
    this.reconnected += 1;
  }

  close() {
    this.closed = true;
  }

  /** Answers the oldest command that waits, and lets its sender go on. */
  async answer(outcome: Outcome = ACCEPTED) {
    const resolve = this.#waiting.shift();
    if (!resolve) throw new Error("nobody waits for an answer");
    resolve(outcome);
    await new Promise((done) => setTimeout(done));
  }

  refuse(code: string) {
    return this.answer({ type: "refused", code, sentence: code });
  }

  #ask(sent: Sent): Promise<Outcome> {
    this.sent.push(sent);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** What the host knows; what is missing is a problem with the code `not-found`. */
export interface Known {
  me: Me;
  games: Record<string, TableView>;
  replays: Record<string, ReplayView>;
  analyses: Record<string, AnalysisView>;
  records: Record<string, unknown>;
  deals: Record<string, DealView>;
  history: History;
  hall: Hall;
  day: DayView;
  group: GroupView;
  invitation: Invitation;
}

const NOBODY: Me = { known: false, name: null, has_recovery_code: false, webhook: null };

export class FakeHost implements Host {
  readonly known: Partial<Known> & { me: Me };
  readonly connections: FakeConnection[] = [];
  readonly started: NewGame[] = [];
  readonly opened: NewRoom[] = [];
  lobby: LobbyListener | null = null;
  readonly manual = null;
  readonly device: Host["device"] = null;
  readonly lack = "build";

  constructor(known: Partial<Known> = {}) {
    this.known = { me: NOBODY, ...known };
  }

  /** The last connection that was asked for. */
  get table(): FakeConnection {
    const last = this.connections.at(-1);
    if (!last) throw new Error("nobody has connected");
    return last;
  }

  connect(id: string, listener: TableListener): FakeConnection {
    const connection = new FakeConnection(id, listener);
    this.connections.push(connection);
    return connection;
  }

  readonly games: Host["games"] = {
    start: async (game) => this.#made(this.started.push(game)),
    list: async () => this.#found(this.known.history),
    hide: async (id) => {
      this.#found(this.known.games?.[id]);
    },
    get: async (id) => this.#found(this.known.games?.[id]),
    branch: async (id, _, dice) => this.#found(this.known.games?.[id] && { id: `${id}-branch`, dice }),
  };
  readonly deals: Host["deals"] = {
    draw: async (seed) => this.#found(this.known.deals?.[seed ?? ""]),
    get: async (id) => this.#found(this.known.deals?.[id]),
  };
  readonly replays: Host["replays"] = {
    get: async (id) => this.#found(this.known.replays?.[id]),
    strongest: async (id) => this.#found(this.known.replays?.[id]),
  };
  readonly analyses: Host["analyses"] = {
    get: async (id) => this.#found(this.known.analyses?.[id]),
  };
  readonly records: Host["records"] = {
    get: async (id) => this.#found(this.known.records?.[id]),
    upload: async () => ({ id: "uploaded" }),
    address: async (id) => `#record-${id}`,
  };
  readonly me: Host["me"] = {
    get: async () => this.known.me,
    rename: async (name) => this.#become({ known: true, name }),
    account: {
      recoveryCode: async () => ({ code: "CODE" }),
      recover: async () => this.#become({ known: true }),
      forget: async () => void this.#become(NOBODY),
      erase: async () => void this.#become(NOBODY),
      exportAddress: "/export",
      sessions: async () => ({ sessions: [] }),
      endSession: async () => {},
      endOtherSessions: async () => {},
      webhook: async (webhook) => this.#become({ webhook }),
    },
  };
  hall = async () => this.#found(this.known.hall);
  readonly people: People = {
    open: async (room) => this.#made(this.opened.push(room)),
    lobby: (listener) => {
      this.lobby = listener;
      return { close: () => (this.lobby = null) };
    },
    link: (id) => `#table-${id}`,
    picture: (id) => `#picture-${id}`,
  };
  readonly daily: Daily = {
    day: async () => this.#found(this.known.day),
    days: async () => ({ days: [] }),
    begin: async () => ({ id: "begun" }),
    practise: async () => ({ id: "practised" }),
    groups: {
      list: async () => ({ groups: [] }),
      get: async () => this.#found(this.known.group),
      open: async () => ({ id: "opened" }),
      rename: async () => {},
      remove: async () => {},
      renewLink: async () => {},
      leave: async () => {},
      removeMember: async () => {},
      invitation: async () => this.#found(this.known.invitation),
      join: async () => ({ id: "joined" }),
    },
  };

  #made(number: number): Created {
    return { id: `made-${number}` };
  }

  #become(change: Partial<Me>): Me {
    this.known.me = { ...this.known.me, ...change };
    return this.known.me;
  }

  #found<Thing>(thing: Thing | undefined): Thing {
    if (thing === undefined) throw new Problem("not-found", "There is no such thing.");
    return thing;
  }
}
