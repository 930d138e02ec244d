/** The lobby as it is at this moment, by a socket that reconnects by itself. */
import type { Lobby, LobbyRoom } from "../wire";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

export class LobbyWatch {
  /** Nothing before the first word of the server. */
  rooms = $state.raw<LobbyRoom[] | null>(null);
  connection = $state<"connecting" | "open" | "lost">("connecting");
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
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
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby/socket`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => {
      this.#pause = FIRST_PAUSE;
      this.connection = "open";
      this.rooms = (JSON.parse(String(event.data)) as Lobby).rooms;
    });
    socket.addEventListener("close", () => {
      if (this.#closed || this.#socket !== socket) return;
      this.connection = "lost";
      this.#retry = setTimeout(() => this.#connect(), this.#pause);
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
