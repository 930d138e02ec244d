/**
 * What the table page needs of whoever knows the rules: views to draw, and a door for wishes. The server answers today;
 * the rules compiled to WebAssembly could tomorrow, and the page would not notice.
 */
import type {
  Command,
  HintView,
  MessageView,
  Problem,
  Reaction,
  RoomCommand,
  RoomView,
  TableView,
  Verdict,
} from "../wire";

/** What became of a wish, once that is known: whoever does not know yet asks again. */
export type Known = Exclude<Verdict, { type: "unknown" }>;

export type Connection = "connecting" | "open" | "lost";

export interface Engine {
  /** Hears of every new view and of the state of the connection. */
  listen(listener: Listener): void;
  /** Sends a wish for a seat until it is answered, however often the connection breaks meanwhile. */
  send(seat: number, command: Command): Promise<Known>;
  /** Asks what the decisions of a seat are worth. What is known comes to `hint`, again and again, until it is complete. */
  hint(seat: number): Promise<Known>;
  /** The same for a wish about the table that people gather at. */
  room(command: RoomCommand): Promise<Known>;
  /** The same for words. */
  say(text: string): Promise<Known>;
  /** Makes a sign, once: a sign that comes late says something else. */
  react(reaction: Reaction): void;
  /** Connects anew, because the browser has become somebody else. */
  reconnect(): void;
  close(): void;
}

export interface Listener {
  view(view: TableView): void;
  room(room: RoomView): void;
  said(messages: MessageView[]): void;
  reacted(sign: { seat: number | null; name: string; reaction: Reaction }): void;
  hint(hint: HintView): void;
  connection(state: Connection): void;
  /** The server could make nothing of what we sent. */
  failed(problem: Problem): void;
  /** There is no such table, and waiting will not help. */
  missing(problem: Problem): void;
}
