/** The lobby by a socket that reconnects by itself. */
import type { Lobby } from "../../wire";
import type { LobbyListener } from "./people";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

export class LobbySocket {
  readonly #open: () => WebSocket;
  readonly #listener: LobbyListener;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(open: () => WebSocket, listener: LobbyListener) {
    this.#open = open;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
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
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      this.#pause = FIRST_PAUSE;
      this.#listener.state("open");
      this.#listener.lobby(JSON.parse(String(event.data)) as Lobby);
    });
    socket.addEventListener("close", () => {
      if (this.#closed || this.#socket !== socket) return;
      this.#listener.state("lost");
      // Not all who have lost the same server come back in the same moment.
      this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random() / 2));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    });
  }

  #hurry = () => {
    if (document.hidden || (this.#socket?.readyState ?? 3) < WebSocket.CLOSING) return;
    clearTimeout(this.#retry);
    this.#pause = FIRST_PAUSE;
    this.#connect();
  };
}
