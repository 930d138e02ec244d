/** What a page and the worker with the host of this device say to each other. */
import type { Problem, TableView } from "../../../wire";
import type { Hosting } from "./hosting";

/** What of a host can be asked from outside. */
export type Questions = Pick<
  Hosting,
  | "start"
  | "branch"
  | "upload"
  | "view"
  | "replay"
  | "record"
  | "hall"
  | "has"
  | "list"
  | "hide"
  | "draw"
  | "deal"
  | "me"
  | "rename"
  | "play"
  | "takeHint"
  | "look"
  | "unhanded"
  | "kept"
  | "handed"
  | "branchOff"
  | "giveUp"
>;

/** The first message: where the worker finds what it needs. */
export interface Places {
  module: string;
  weights: string;
}

export interface Question {
  number: number;
  method: keyof Questions;
  values: unknown[];
}

export type Reply =
  | { type: "answer"; number: number; answer: unknown }
  | { type: "problem"; number: number; problem: Problem }
  | { type: "view"; game: string; view: TableView }
  | { type: "forgetful" };
