/** The part of the port for people who play from several devices: their tables, before and after the game. */
import type { Created, Lobby, NewRoom, Standing, TableCode } from "../../wire";
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
  /** The short code of a table, to be read to somebody. */
  code(id: string): Promise<TableCode>;
  /** The table of a code as somebody typed it. */
  find(code: string): Promise<Created>;
  /** What a score means among those of others. */
  standing(points: number, banquets: boolean): Promise<Standing>;
}

export interface LobbyListener {
  lobby(lobby: Lobby): void;
  state(state: LineState): void;
}
