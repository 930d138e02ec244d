/**
 * What the table page needs of whoever knows the rules: views to draw, and a door for wishes. The server answers today;
 * the rules compiled to WebAssembly could tomorrow, and the page would not notice.
 */
import type { Command, Problem, TableView, Verdict } from "../wire";

export type Connection = "connecting" | "open" | "lost";

export interface Engine {
  /** Hears of every new view and of the state of the connection. */
  listen(listener: Listener): void;
  /** Sends a wish for a seat until it is answered, however often the connection breaks meanwhile. */
  send(seat: number, command: Command): Promise<Verdict>;
  close(): void;
}

export interface Listener {
  view(view: TableView): void;
  connection(state: Connection): void;
  /** The server could make nothing of what we sent. */
  failed(problem: Problem): void;
  /** There is no such table, and waiting will not help. */
  missing(problem: Problem): void;
}
