/** What is written beside a place of the sheet: its rank among the decisions, and what it is worth. */
export interface Mark {
  rank: number;
  /** What is seen. */
  value: string;
  /** What is heard after the name of the place. */
  label: string;
}

export type Marks = ReadonlyMap<string, Mark>;

export const NO_MARKS: Marks = new Map();
