/** A connection to one table: what is heard of it, and what can be sent. The game and the people around it are two parts. */
import type {
  SeatCommand,
  HintView,
  MessageView,
  Problem,
  Reaction,
  RoomCommand,
  RoomView,
  TableView,
  Verdict,
} from "../../wire";

export type LineState = "connecting" | "open" | "lost";

/** How a command ended. Hosts keep on asking until they know, so nobody else ever has to. */
export type Outcome = Extract<Verdict, { type: "accepted" | "refused" }>;

export interface TableConnection {
  readonly game: GameCommands;
  /** Nothing where games are hosted without people. */
  readonly people: PeopleCommands | null;
  /** Connects anew, because the browser has become somebody else. */
  reconnect(): void;
  close(): void;
}

export interface GameCommands {
  /** Sends a command for a seat until it is answered, however often the connection breaks meanwhile. */
  play(seat: number, command: SeatCommand): Promise<Outcome>;
  /** Asks what the decisions of a seat are worth. What is known comes to `hint`, again and again, until it is complete. */
  hint(seat: number): Promise<Outcome>;
  /** Says that a solver elsewhere is asked. It costs what a hint costs; `sequence` is the version of the seat that it is about. */
  takeHint(seat: number): Promise<Outcome>;
}

export interface PeopleCommands {
  /** Sends a command about the table that people gather at, until it is answered. */
  room(command: RoomCommand): Promise<Outcome>;
  /** The same for words. */
  say(text: string): Promise<Outcome>;
  /** Makes a sign, once: a sign that comes late says something else. */
  react(reaction: Reaction): void;
}

export interface TableListener {
  game: GameListener;
  people: PeopleListener;
  line: LineListener;
}

export interface GameListener {
  view(view: TableView): void;
  hint(hint: HintView): void;
}

export interface PeopleListener {
  room(room: RoomView): void;
  said(messages: MessageView[]): void;
  reacted(sign: SignView): void;
}

export interface LineListener {
  state(state: LineState): void;
  /** The host could make nothing of what we sent. */
  failed(problem: Problem): void;
  /** There is no such table, and waiting will not help. */
  missing(problem: Problem): void;
}

/** A sign that somebody makes. */
export interface SignView {
  seat: number | null;
  name: string;
  reaction: Reaction;
}
