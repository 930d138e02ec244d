/**
 * The two guided games: which deal each one plays, what it explains, and what it proposes. The rest follows from what the
 * server shows: nobody has to follow a proposal, and a proposal that is not offered any more is not made.
 *
 * A guided game is an ordinary game alone, with a deal that was picked for it; this browser remembers which game it is (`lib/lessons.svelte.ts`). Where no proposal was thought of, the solver's best takes its place.
 */
import type { Key } from "../lib/words";
import type { Color, Use } from "../wire";

export const LESSONS = ["first", "banquets"] as const;
export type LessonName = (typeof LESSONS)[number];

/** What can be explained, in the order in which it is explained where several things are due. */
export const TOPICS = {
  first: [
    "welcome",
    "sheet",
    "roll",
    "dice",
    "prices",
    "black",
    "actions",
    "choose",
    "preview",
    "citizens",
    "undo",
    "turning",
    "resources",
    "value",
    "cathedral",
    "fortress",
    "saved",
    "crossed",
    "color",
    "links",
    "hall",
    "track",
    "columns",
    "free",
    "rows",
    "relief",
    "score",
    "last",
    "end",
  ],
  banquets: ["tiles", "feast", "use", "turn-over", "raid", "raided", "limits", "others"],
} as const satisfies Record<LessonName, readonly string[]>;

export type Topic = (typeof TOPICS)[LessonName][number];

export type Reason = Extract<Key, `why-first-${number}` | `why-banquets-${number}`>;

/** A die of a half-day, and what to do with it. */
export interface Proposal {
  half_day: number;
  sector: number;
  color: Color;
  value: number;
  use: Use;
  /** The key of the reason for it, which is given where it is true. */
  why: Reason;
}

interface Deal {
  seed: string;
  banquets: boolean;
  proposals: readonly Proposal[];
}

/**
 * Both seeds were picked out of thousands of games that the solver played with one question: in which of them does good play
 * meet one new thing after the other, and early?
 *
 * first: a free Count’s Palace, then six deniers for one (which bring the first craftsman), a free Cathedral, a Fortress for a
 * die that one influence changes – and the very next black die, the first that attacks, strikes that column and is held off.
 * The third attack crosses something out, and the half-day after that wants another colour for a Great Hall that counts two
 * dice. `troyes analyse` calls seven of the eight proposals the best decision, and the first one 0.14 points less.
 *
 * banquets: three tiles that need no second reading (2, 4 and 5). The first die to take lies at a banquet, the black die
 * comes to another one on the first afternoon, and a die lies at a raid on the third half-day.
 */
export const DEALS: Record<LessonName, Deal> = {
  first: {
    seed: "fd1df84680a6234dd72bcc9aa9c83fc80824beab1d3a59ef24cf164f554b37ea",
    banquets: false,
    proposals: [
      { half_day: 1, sector: 0, color: "red", value: 1, use: "work", why: "why-first-1" },
      { half_day: 2, sector: 2, color: "yellow", value: 6, use: "resources", why: "why-first-2" },
      { half_day: 3, sector: 0, color: "white", value: 1, use: "prestige", why: "why-first-3" },
      { half_day: 4, sector: 0, color: "red", value: 2, use: "prestige", why: "why-first-4" },
      { half_day: 5, sector: 2, color: "white", value: 6, use: "prestige", why: "why-first-5" },
      { half_day: 6, sector: 3, color: "red", value: 6, use: "work", why: "why-first-6" },
      { half_day: 7, sector: 0, color: "red", value: 5, use: "work", why: "why-first-7" },
      { half_day: 8, sector: 0, color: "yellow", value: 2, use: "prestige", why: "why-first-8" },
    ],
  },
  banquets: {
    seed: "6578b6442e6b1c6a86899cf1fe3d3609f1804600f17c7094e8be8c5fbc4653de",
    banquets: true,
    proposals: [
      { half_day: 1, sector: 2, color: "red", value: 5, use: "work", why: "why-banquets-1" },
      { half_day: 2, sector: 3, color: "yellow", value: 5, use: "resources", why: "why-banquets-2" },
    ],
  },
};
