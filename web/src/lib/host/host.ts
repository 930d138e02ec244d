/**
 * The host of games, as the client sees it: the one port between pages and whatever keeps games, knows the rules and draws
 * dice. A server does it (`http.ts`), or this device with the core in WebAssembly (`browser/`), and no page notices which (`chosen.ts`).
 * Thinking is done by this browser for both (`thinking/`).
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
import type { Lack } from "./thinking/lack";

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
  /** What this browser lacks to think by itself, where then its host does it; nothing where it thinks. */
  readonly lack: Lack | null;
  /** The address of a page for people who write programs, where there is one. */
  readonly manual: string | null;
}

export interface DeviceChoice {
  /** Whether it hosts all games of its own, also while a server answers. */
  always: boolean;
  /** Opens a game on this device, whatever a server would say. */
  start(game: NewGame): Promise<Created>;
}

export interface Games {
  /** Fails as `unreachable` when the signal says that nobody waits any longer. */
  start(game: NewGame, signal?: AbortSignal): Promise<Created>;
  /** Games of this player, newest first, from before the one with that id. */
  list(before?: string): Promise<History>;
  /** Takes a game out of this player's list. */
  hide(id: string): Promise<void>;
  get(id: string): Promise<TableView>;
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
  /** Where everything about the player is, as a file. */
  readonly exportAddress: string;
  /** The browsers that are this player. */
  sessions(): Promise<Sessions>;
  endSession(id: string): Promise<void>;
  endOtherSessions(): Promise<void>;
  /** The address that hears when it is this player's turn. */
  webhook(address: string | null): Promise<Me>;
}
