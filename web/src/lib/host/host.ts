/**
 * The host of games, as the client sees it: the one port between pages and whatever keeps games, knows the rules and draws
 * dice. A server does it (`http.ts`), or this device with the core in WebAssembly (`browser/`), and no page notices which (`chosen.ts`).
 * Every promise that fails does so with a `Problem`.
 *
 * A connection to one table has two parts, the game and the people. `main.ts` chooses the host, components get it by `useHost`; `testing/fake-host.ts` is a host whose other side is the test.
 */
import type {
  AnalysisProgress,
  AnalysisView,
  BranchDice,
  Branched,
  Created,
  DealView,
  Hall,
  History,
  Me,
  NewGame,
  ReplayView,
  Sessions,
  TableView,
} from "../../wire";
import type { TableConnection, TableListener } from "./connection";
import type { Daily } from "./daily";
import type { People } from "./people";

export interface Host {
  readonly games: Games;
  readonly deals: Deals;
  readonly replays: Replays;
  readonly analyses: Analyses;
  readonly records: Records;
  readonly me: Identity;
  /** The feats that are known here, and how far this player has come. */
  hall(): Promise<Hall>;
  /** Tables for people anywhere; nothing where no server is. */
  readonly people: People | null;
  /** The deal of the day; nothing where no server is. */
  readonly daily: Daily | null;
  /** Connects to a table: a game, or people who gather for one. */
  connect(id: string, listener: TableListener): TableConnection;
  /** What the player wants of this device as a host, where it can be one. */
  readonly device: DeviceChoice | null;
  /** What this device keeps, where it can be a host. */
  readonly belongings: Belongings | null;
  /** The choice of a server, where a plain web host leaves it to the player. */
  readonly server: ServerChoice | null;
  /** The address of a page for people who write programs, where there is one. */
  readonly manual: string | null;
}

export interface DeviceChoice {
  /** Whether it hosts all games of its own, also while a server answers. */
  always: boolean;
}

/** All that this device keeps of games, and who plays on it. */
export interface Belongings {
  count(): Promise<GameCount>;
  /** The text of a file that another device can read. */
  export(): Promise<string>;
  /** Takes a file of another device, as a whole or not at all. */
  import(text: string): Promise<Brought>;
  clear(): Promise<void>;
}

export interface GameCount {
  games: number;
  unfinished: number;
}

/** What has become of the games of a file. */
export interface Brought {
  added: number;
  /** Games that were here and have gone on in the file. */
  grown: number;
  /** Games that are here as they are in the file, or further. */
  same: number;
  /** Games that went on differently in both places, of which both are here now. */
  parted: number;
}

export interface ServerChoice {
  /** The server that is played on. */
  readonly address: string | null;
  /** Asks a server whether this page may play there. It is the host of every page that is loaded from then on. */
  choose(address: string): Promise<void>;
  leave(): void;
}

export interface Games {
  /** Fails as `unreachable` when the signal says that nobody waits any longer. */
  start(game: NewGame, signal?: AbortSignal): Promise<Created>;
  /** Games of this player, newest first, from before the one with that id. */
  list(before?: string): Promise<History>;
  /** Takes a game out of this player's list. */
  hide(id: string): Promise<void>;
  get(id: string): Promise<TableView>;
  /** Games of this player with these dice, as far as the host knows them by their dice. */
  withDice(commitment: string): Promise<string[]>;
  /** Where others find a game; nothing where only this device has it. */
  link(id: string): Promise<string | null>;
  /** Begins another game at a half-day of this one; with a seat, its player goes on alone. */
  branch(id: string, half_day: number, dice: BranchDice, seat?: number): Promise<Branched>;
}

export interface Deals {
  /** Draws dice: from a seed, or from chance. */
  draw(seed: string | null): Promise<DealView>;
  get(id: string): Promise<DealView>;
}

export interface Replays {
  get(id: string): Promise<ReplayView>;
  /** What the strongest bot makes of the same dice; says how far it has come until it is there: ask again. */
  strongest(id: string): Promise<ReplayView | AnalysisProgress>;
}

export interface Analyses {
  /** Says how far it has come until it is there: ask again. */
  get(id: string): Promise<AnalysisView | AnalysisProgress>;
}

export interface Records {
  /** The record of a game; its reader checks what it is. */
  get(id: string): Promise<unknown>;
  /** The game of a record, to be looked at. */
  read(record: string): Promise<TableView>;
  /** Makes a game of a record, given as text. */
  upload(record: string): Promise<Created>;
  /** The address of the record as a file, for a link. */
  address(id: string): Promise<string>;
}

/** Who plays in this browser. */
export interface Identity {
  get(): Promise<Me>;
  rename(name: string): Promise<Me>;
  /** What ties the player to a server, and to other browsers; nothing where no server is. */
  readonly account: Account | null;
}

/** A player whom a server knows. */
export interface Account {
  /** A code that makes another browser the same player. */
  recoveryCode(): Promise<{ code: string }>;
  recover(code: string): Promise<Me>;
  forget(): Promise<void>;
  /** Erases the player, everywhere and for good. */
  erase(): Promise<void>;
  /** The address of a file with everything about the player. */
  export(): Promise<string>;
  /** The browsers that are this player. */
  sessions(): Promise<Sessions>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** The address that hears when it is this player's turn. */
  webhook(address: string | null): Promise<Me>;
}
