/** What a page and the worker with the host of this device say to each other. */
import type { Problem } from "../../../wire";
import type { Hosting, News } from "./hosting";

/** What of a host can be asked from outside. */
export type Questions = Pick<
  Hosting,
  | "start"
  | "branch"
  | "upload"
  | "read"
  | "withDice"
  | "view"
  | "replay"
  | "record"
  | "hall"
  | "has"
  | "list"
  | "hide"
  | "draw"
  | "deal"
  | "analysis"
  | "me"
  | "rename"
  | "count"
  | "take"
  | "bring"
  | "clear"
  | "play"
  | "hint"
  | "look"
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
  | { type: "news"; game: string; news: News }
  | { type: "forgetful" };
