/** The part of the port for people who play from several devices: their tables, before and after the game. */
import type { Created, LobbyRoom, NewRoom } from "../../wire";
import type { LineState } from "./connection";

export interface People {
  /** Opens a table, with the player who asks for it as its host. */
  open(room: NewRoom): Promise<Created>;
  /** Watches the public tables, until it is closed. */
  lobby(listener: LobbyListener): { close(): void };
  /** Where others find a table. */
  link(id: string): string;
  /** The address of a picture with that link, for phones. */
  picture(id: string): string;
}

export interface LobbyListener {
  rooms(rooms: LobbyRoom[]): void;
  state(state: LineState): void;
}
