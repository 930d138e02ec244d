/**
 * The engine behind a WebSocket. On connecting the whole table comes, then only the seats that change. A wish is sent again
 * after every reconnection until it is answered; its id makes it count once.
 */
import type { Command, CommandMessage, ServerMessage, TableView, Verdict } from "../wire";
import { api, Problem } from "./api";
import type { Engine, Listener } from "./engine";

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;

interface Pending {
  message: CommandMessage;
  resolve(verdict: Verdict): void;
}

export class SocketEngine implements Engine {
  readonly #game: string;
  readonly #address: string;
  readonly #listeners: Listener[] = [];
  readonly #pending = new Map<string, Pending>();
  #socket: WebSocket | null = null;
  #view: TableView | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Messages are unpacked one after the other, so that they never overtake each other. */
  #inbox: Promise<void> = Promise.resolve();

  constructor(game: string) {
    this.#game = game;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#address = `${scheme}://${location.host}/api/games/${game}/socket`;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  listen(listener: Listener) {
    this.#listeners.push(listener);
    if (this.#view) listener.view(this.#view);
  }

  send(seat: number, command: Command): Promise<Verdict> {
    const message: CommandMessage = { id: crypto.randomUUID(), seat, command };
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    });
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#retry);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  #connect() {
    if (this.#closed) return;
    this.#tell((listener) => listener.connection("connecting"));
    const socket = new WebSocket(this.#address);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.addEventListener("open", () => {
      this.#pause = FIRST_PAUSE;
      for (const { message } of this.#pending.values()) socket.send(JSON.stringify(message));
    });
    socket.addEventListener("message", (event) => {
      this.#inbox = this.#inbox.then(async () => {
        if (this.#socket === socket) this.#receive(JSON.parse(await unpack(event.data)) as ServerMessage);
      });
    });
    socket.addEventListener("close", () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#tell((listener) => listener.connection("lost"));
      if (!this.#view) void this.#askWhy();
      this.#retry = setTimeout(() => this.#connect(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
  }

  /** A socket that is refused does not say why; plain HTTP does. */
  async #askWhy() {
    try {
      await api.table(this.#game);
    } catch (error) {
      if (!(error instanceof Problem) || error.status < 400 || error.status >= 500) return;
      const { code, message: sentence } = error;
      this.close();
      this.#tell((listener) => listener.missing({ code, sentence }));
    }
  }

  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  #hurry = () => {
    if (document.hidden || this.#closed || (this.#socket?.readyState ?? 3) < WebSocket.CLOSING) return;
    clearTimeout(this.#retry);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };

  #receive(message: ServerMessage) {
    switch (message.type) {
      case "table":
        this.#show(message.view);
        this.#tell((listener) => listener.connection("open"));
        break;
      case "changed": {
        if (!this.#view) return;
        const seats = [...this.#view.seats];
        for (const { seat, view } of message.seats) seats[seat] = view;
        this.#show({ ...this.#view, ...message.table, seats });
        break;
      }
      case "answer": {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        pending?.resolve(message.verdict);
        break;
      }
      case "problem":
        this.#tell((listener) => listener.failed(message));
        break;
    }
  }

  #show(view: TableView) {
    this.#view = view;
    this.#tell((listener) => listener.view(view));
  }

  #tell(what: (listener: Listener) => void) {
    this.#listeners.forEach(what);
  }
}

/** Long messages come gzipped. */
async function unpack(data: string | ArrayBuffer): Promise<string> {
  if (typeof data === "string") return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).text();
}
