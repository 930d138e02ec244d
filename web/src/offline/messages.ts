/** What pages and the service worker say to each other. */

export type Order =
  /** Asks for the state; answered by a `Standing`. */
  | { type: "stand"; entry: string }
  /** Fetches what comes after the first view; answered by a `Standing` when that is done. */
  | { type: "fetch-later"; entry: string }
  /** Becomes the build of all tabs now. */
  | { type: "take-over" };

export interface Standing {
  /** Everything that a first view and all pages need is kept. */
  complete: boolean;
  /** The weights of the solver are kept, too. */
  later: boolean;
  /** Whether the page that asks is of the same build. */
  same: boolean;
}

/** How far the files of a build have come. */
export interface Progress {
  type: "progress";
  done: number;
  all: number;
}

/** What a build consists of: SHA-256 by path, as the build itself has written it. */
export interface Build {
  id: string;
  files: Record<string, string>;
  /** Files that are fetched when nobody waits for anything. */
  later: Record<string, string>;
  /** Whether paths below the first page are pages, too. */
  deep: boolean;
}
