/**
 * The engine behind a WebSocket. On connecting everything comes that is to be seen, then only what changes, with numbers: a
 * number that is missing means that something was missed, and everything is asked for again. A wish is sent again after
 * every reconnection until it is answered; its id makes it count once. Where the server itself does not know whether it was
 * stored, the same wish asks again: nobody decides anew before it is known what became of it.
 */
import type { ClientMessage, Command, Reaction, RoomCommand, ServerMessage, TableView, Wish } from "../wire";
import { api, Problem } from "./api";
import { randomDigits } from "./random";
import type { Connection, Engine, Known, Listener } from "./engine";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** A wish that is not answered within this time tells that the line is dead, whatever the browser thinks of it. */
const ANSWERED_WITHIN = 10_000;
/** Before a wish asks again whose fate the server did not know. */
const UNKNOWN_PAUSE = 1_000;
/** After so long out of sight nobody knows what became of the line. */
const ASLEEP_AFTER = 45_000;

interface Pending {
  message: ClientMessage;
  resolve(verdict: Known): void;
  /** How often the server did not know what became of it. */
  unknown: number;
}

export class SocketEngine implements Engine {
  readonly #game: string;
  readonly #address: string;
  readonly #listeners: Listener[] = [];
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #view: TableView | null = null;
  /** The number of what was told last on this connection. */
  #number = 0;
  #state: Connection = "connecting";
  #met = false;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt: number | null = null;
  #closed = false;
  /** Messages are unpacked one after the other, so that they never overtake each other. */
  #inbox: Promise<void> = Promise.resolve();

  constructor(game: string) {
    this.#game = game;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/games/${game}/socket`;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#look);
    this.#connect();
  }

  listen(listener: Listener) {
    this.#listeners.push(listener);
    listener.connection(this.#state);
    if (this.#view) listener.view(this.#view);
  }

  send(seat: number, command: Command): Promise<Known> {
    return this.#wish({ type: "play", seat, command });
  }

  hint(seat: number): Promise<Known> {
    return this.#wish({ type: "hint", seat });
  }

  room(command: RoomCommand): Promise<Known> {
    return this.#wish({ type: "room", command });
  }

  say(text: string): Promise<Known> {
    return this.#wish({ type: "say", text });
  }

  react(reaction: Reaction) {
    this.#post({ id: randomDigits(16), wish: { type: "react", reaction } });
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

  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#patience);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#look);
    this.#socket?.close();
  }

  #wish(wish: Wish): Promise<Known> {
    const message: ClientMessage = { id: randomDigits(16), wish };
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
    this.#number = 0;
    socket.addEventListener("open", () => {
      if (this.#socket !== socket) return;
      this.#pause = FIRST_PAUSE;
      for (const { message } of this.#pending.values()) this.#post(message);
    });
    socket.addEventListener("message", (event) => {
      const receive = async () => {
        if (this.#socket !== socket) return;
        const text = await unpack(event.data);
        // Meanwhile there may be another connection, with numbers of its own.
        if (this.#socket === socket) this.#receive(JSON.parse(text) as ServerMessage);
      };
      // What goes wrong with one message must not keep the later ones away: a gap in the numbers tells of it.
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
    this.#retry = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** A socket that is refused does not say why; plain HTTP does. A table has a game or gathers people. */
  async #askWhy() {
    try {
      await api.table(this.#game).catch(() => api.room(this.#game));
    } catch (error) {
      if (!(error instanceof Problem) || error.status < 400 || error.status >= 500) return;
      const { code, message: sentence } = error;
      this.close();
      this.#tell((listener) => listener.missing({ code, sentence }));
    }
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
        this.#number = message.number;
        this.#arrive();
        this.#show(message.view);
        break;
      case "changed": {
        if (!this.#view || message.number !== this.#number + 1) {
          this.reconnect();
          return;
        }
        this.#number = message.number;
        const seats = [...this.#view.seats];
        for (const { seat, kept, view } of message.seats) {
          const told = [...(seats[seat]?.told.slice(0, kept) ?? []), ...view.told];
          seats[seat] = { ...view, told };
        }
        this.#show({ ...this.#view, ...message.table, seats });
        break;
      }
      case "room":
        this.#arrive();
        this.#tell((listener) => listener.room(message.room));
        break;
      case "said":
        this.#tell((listener) => listener.said(message.messages));
        break;
      case "reacted":
        this.#tell((listener) => listener.reacted(message));
        break;
      case "hint":
        this.#tell((listener) => listener.hint(message.hint));
        break;
      case "answer": {
        const pending = this.#pending.get(message.id);
        if (message.verdict.type === "unknown") {
          if (pending) this.#askAgain(pending);
          break;
        }
        this.#pending.delete(message.id);
        this.#expectAnswer();
        pending?.resolve(message.verdict);
        break;
      }
      case "problem":
        this.#tell((listener) => listener.failed(message));
        break;
    }
  }

  #askAgain(pending: Pending) {
    pending.unknown += 1;
    clearTimeout(this.#patience);
    // The first time is over before anybody has read it.
    if (pending.unknown === 2)
      this.#tell((listener) => listener.failed({ code: "unknown-outcome", sentence: "" }));
    setTimeout(() => {
      if (this.#pending.has(pending.message.id)) this.#post(pending.message);
    }, UNKNOWN_PAUSE);
  }

  #arrive() {
    this.#met = true;
    this.#setState("open");
  }

  #setState(state: Connection) {
    if (state === this.#state) return;
    this.#state = state;
    this.#tell((listener) => listener.connection(state));
  }

  #show(view: TableView) {
    this.#view = view;
    this.#tell((listener) => listener.view(view));
  }

  #tell(what: (listener: Listener) => void) {
    this.#listeners.forEach(what);
  }
}

/** Long messages come compressed. */
async function unpack(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}
