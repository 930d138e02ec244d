/** How what somebody does for the first time is drawn. The words are `mark-…` in the catalogues. */
import type { MarkView } from "../wire";
import type { Key } from "./words";

/** A mark that there are words for. */
export type MarkName = NameIn<Key>;
type NameIn<K> = K extends `mark-${infer Name}` ? Exclude<Name, "right" | "wrong" | "hand" | "none"> : never;

const DRAWINGS: Record<MarkName, string> = {
  game: "dice",
  link: "diamond",
  fortress: "fortress-ink",
  "great-hall": "hall-ink",
  cathedral: "cathedral-ink",
  thirty: "scroll",
  company: "people",
};

/** The server sends plain text: what is newer than this client is left out. */
const isMark = (name: string): name is MarkName => Object.hasOwn(DRAWINGS, name);

export const drawingOf = (mark: MarkName): string => DRAWINGS[mark];

/** Marks that are known here, each with how it was earned. */
export const knownMarks = (marks: readonly MarkView[]) =>
  marks.flatMap(({ mark, earned }) => (isMark(mark) ? [{ mark, earned }] : []));
