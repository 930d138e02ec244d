/** What the core in WebAssembly is asked and answers (`crates/troyes-browser/src/message.rs`), and what is kept of games. */
import type {
  AnalysisView,
  BranchDice,
  DealView,
  GameSummary,
  Level,
  NewBranch,
  NewGame,
  Origin,
  Problem,
  ReplayView,
  SeatCommand,
} from "../../../wire";
import type { Seen } from "../thinking/seen";

/** A line of a seat's log. */
export interface KeptEntry {
  seat: number;
  /** Where it stands in the log of the seat, from 1. */
  sequence: number;
  command_id: string;
  entry: string;
  at: number;
}

/** All that is kept of a game; what is not named here is the core's business. */
export interface KeptGame {
  id: string;
  created_at: number;
  /** Where it comes from, and the game that it was branched from. */
  origin: Origin;
  parent?: string;
  seats: { player?: string; bot?: string; hinted: boolean }[];
  entries: KeptEntry[];
}

export interface KeptDeal {
  id: string;
  seed: string;
  known: boolean;
}

export type Ask =
  | { type: "open"; kept: KeptGame }
  | { type: "start"; game: NewGame; deal: KeptDeal | null; met_before: boolean }
  | { type: "branch"; id: string; branch: NewBranch }
  | { type: "upload"; record: string }
  | { type: "play"; id: string; seat: number; command_id: string; command: SeatCommand }
  | { type: "adopt" | "hall" }
  | { type: "close" | "view" | "replay" | "record"; id: string }
  | { type: "may_hint" | "take_hint"; id: string; seat: number }
  | { type: "rank"; seen: Seen; seat: number; version: number; closely: boolean }
  | { type: "analyse"; id: string; record: string; bots: (Level | null)[]; ended_early: boolean }
  | { type: "draw"; seed: string | null }
  | { type: "deal"; deal: KeptDeal }
  | { type: "name"; name: string };

export interface OpenedGame {
  kept: KeptGame;
  summary: GameSummary;
  /** SHA-256 of the seed: games with the same have the same dice. */
  commitment: string | null;
  /** Which dice a branch goes on with. */
  dice?: BranchDice;
}

export interface Played {
  sequence: number;
  entries: KeptEntry[];
  summary: GameSummary;
}

export interface HintPermission {
  version: number;
  hinted: boolean;
}

export interface Analysed {
  view: AnalysisView;
  strongest: ReplayView;
}

export interface Drawn {
  kept: KeptDeal;
  view: DealView;
}

export type Answer<Thing> = { answer: Thing } | { problem: Problem };
