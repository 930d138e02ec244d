/**
 * A table by a WebSocket. On connecting everything comes that is to be seen, then only what changes, in sequence: a message
 * that is missing means that something was missed, and everything is asked for again. A command is sent again after every
 * reconnection until it is answered; its id makes it count once.
 */
import type { ClientMessage, Problem, ServerMessage, TableView, Verdict, Command } from "../../wire";
import { randomDigits } from "../random";
import { socketAddress } from "./ask";
import type {
  GameCommands,
  LineState,
  Outcome,
  PeopleCommands,
  TableConnection,
  TableListener,
} from "./connection";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** A command that is not answered within this time shows that the line is dead, whatever the browser thinks of it. */
const ANSWERED_WITHIN = 10_000;
/** Where the server does not know what became of a command, it is asked again after this time. */
const ASKED_AGAIN_AFTER = 1_000;
/** After so long out of sight nobody knows what became of the line. */
const ASLEEP_AFTER = 45_000;

interface Pending {
  message: ClientMessage;
  resolve(outcome: Outcome): void;
  /** How often the server did not know what became of it. */
  unknown: number;
}

/** Whoever listened has gone. */
const NOBODY: TableListener = {
  game: { view: () => {}, hint: () => {} },
  people: { room: () => {}, said: () => {}, reacted: () => {} },
  line: { state: () => {}, failed: () => {}, missing: () => {} },
};

/** Whether the server knows what became of a command. */
const isKnown = (verdict: Verdict): verdict is Outcome =>
  verdict.type === "accepted" || verdict.type === "refused";

export class TableSocket implements TableConnection {
  readonly game: GameCommands = {
    play: (seat, command) => this.#send({ type: "play", seat, command }),
    hint: (seat) => this.#send({ type: "hint", seat }),
    takeHint: (seat) => this.#send({ type: "take_hint", seat }),
  };
  readonly people: PeopleCommands = {
    room: (command) => this.#send({ type: "room", command }),
    say: (text) => this.#send({ type: "say", text }),
    react: (reaction) => this.#post({ id: randomDigits(16), command: { type: "react", reaction } }),
  };
  readonly #address: string;
  #listener: TableListener;
  readonly #whyMissing: () => Promise<Problem | null>;
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #view: TableView | null = null;
  /** The sequence of the last message about the game on this connection. */
  #sequence = 0;
  #state: LineState = "connecting";
  #met = false;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt: number | null = null;
  #closed = false;
  /** Messages are unpacked one after the other, so that they never overtake each other. */
  #inbox: Promise<void> = Promise.resolve();

  /** `whyMissing` finds out why a table cannot be reached, if waiting will not help. */
  constructor(game: string, listener: TableListener, whyMissing: () => Promise<Problem | null>) {
    this.#address = socketAddress(`/api/games/${game}/socket`);
    this.#listener = listener;
    this.#whyMissing = whyMissing;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  reconnect() {
    if (this.#closed) return;
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    clearTimeout(this.#retry);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  }

  /** What was played shall arrive: a connection with commands that are not answered goes on by itself until they are. */
  close() {
    for (const [id, { message }] of this.#pending)
      if (message.command.type !== "play") this.#pending.delete(id);
    if (this.#pending.size > 0 && !this.#closed) {
      this.#listener = NOBODY;
      return;
    }
    this.#end();
  }

  #end() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #send(command: Command): Promise<Outcome> {
    const message: ClientMessage = { id: randomDigits(16), command };
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve, unknown: 0 });
      this.#post(message);
    });
  }

  #post(message: ClientMessage) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#expectAnswer();
  }

  #expectAnswer() {
    clearTimeout(this.#patience);
    if (this.#pending.size === 0) return;
    this.#patience = setTimeout(() => {
      if (this.#pending.size > 0 && this.#socket?.readyState === WebSocket.OPEN) this.#drop();
    }, ANSWERED_WITHIN);
  }

  #connect() {
    if (this.#closed) return;
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#sequence = 0;
    socket.addEventListener("open", () => {
      if (this.#socket !== socket) return;
      this.#pause = FIRST_PAUSE;
      for (const { message } of this.#pending.values()) this.#post(message);
    });
    socket.addEventListener("message", (event) => {
      const receive = async () => {
        if (this.#closed || this.#socket !== socket) return;
        const text = await unpack(event.data);
        // Meanwhile there may be another connection, with sequences of its own, or nobody who listens.
        if (!this.#closed && this.#socket === socket) this.#receive(JSON.parse(text) as ServerMessage);
      };
      // What goes wrong with one message must not keep the later ones away: a gap in the sequence shows it.
      this.#inbox = this.#inbox.then(receive).catch(reportError);
    });
    socket.addEventListener("close", () => {
      if (this.#socket === socket) this.#lost();
    });
  }

  #lost() {
    if (this.#closed) return;
    this.#socket = null;
    clearTimeout(this.#patience);
    this.#setState("lost");
    if (!this.#met) void this.#askWhy();
    clearTimeout(this.#retry);
    // Not all who have lost the same server come back in the same moment.
    this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  async #askWhy() {
    const problem = await this.#whyMissing();
    if (!problem || this.#closed) return;
    this.#end();
    this.#listener.line.missing(problem);
  }

  /** The line is dead, even if nobody has said goodbye. */
  #drop = () => {
    const old = this.#socket;
    if (!old) return;
    this.#lost();
    old.close();
  };

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  #hurry = () => {
    if (document.hidden || this.#closed || (this.#socket?.readyState ?? 3) < WebSocket.CLOSING) return;
    this.reconnect();
  };

  #look = () => {
    const away = this.#hiddenAt === null ? 0 : Date.now() - this.#hiddenAt;
    this.#hiddenAt = document.hidden ? Date.now() : null;
    if (!document.hidden && away > ASLEEP_AFTER) this.reconnect();
    else this.#hurry();
  };

  #receive(message: ServerMessage) {
    switch (message.type) {
      case "table":
        this.#sequence = message.sequence;
        this.#arrive();
        this.#show(message.view);
        break;
      case "changed": {
        if (!this.#view || message.sequence !== this.#sequence + 1) {
          this.reconnect();
          return;
        }
        this.#sequence = message.sequence;
        const seats = [...this.#view.seats];
        for (const { seat, kept, view } of message.seats) {
          const chronicle = [...(seats[seat]?.chronicle.slice(0, kept) ?? []), ...view.chronicle];
          seats[seat] = { ...view, chronicle };
        }
        this.#show({ ...this.#view, ...message.table, seats });
        break;
      }
      case "room":
        this.#arrive();
        this.#listener.people.room(message.room);
        break;
      case "said":
        this.#listener.people.said(message.messages);
        break;
      case "reacted":
        this.#listener.people.reacted(message);
        break;
      case "hint":
        this.#listener.game.hint(message.hint);
        break;
      case "answer":
        this.#answer(message.id, message.verdict);
        break;
      case "problem":
        this.#listener.line.failed(message);
        break;
    }
  }

  #answer(id: string, verdict: Verdict) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (isKnown(verdict)) {
      this.#pending.delete(id);
      pending.resolve(verdict);
      if (this.#listener === NOBODY && this.#pending.size === 0) this.#end();
    } else {
      pending.unknown += 1;
      // The first time is over before anybody has read it.
      if (pending.unknown === 2) this.#listener.line.failed({ code: "unknown-outcome", sentence: "" });
      setTimeout(() => this.#pending.has(id) && this.#post(pending.message), ASKED_AGAIN_AFTER);
    }
    this.#expectAnswer();
  }

  #arrive() {
    this.#met = true;
    this.#setState("open");
  }

  #setState(state: LineState) {
    if (state === this.#state) return;
    this.#state = state;
    this.#listener.line.state(state);
  }

  #show(view: TableView) {
    this.#view = view;
    this.#listener.game.view(view);
  }
}

/** Long messages come compressed. */
async function unpack(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
