/** Which clause of the rules is behind what: for links from explanations to the rules. */
import type { PlazaView, Row, SectorView } from "../wire";

/** Of a refused decision, by its code; a code that stands for several clauses has the one that tells most. */
export const REFUSED: Record<string, string> = {
  "not-rolled": "R4.1",
  "turn-finished": "R4.6",
  "game-over": "R4.8",
  "relief-not-needed": "R5.6",
  "plaza-destroyed": "R4.3",
  "payment-missing": "R5.1",
  "payment-not-asked": "R5.1",
  "too-dear": "R5.4",
  "value-out-of-range": "R5.2",
  "value-fixed": "R8.3",
  "color-fixed": "R8.3",
  "no-prestige": "R8.3",
  "value-zero": "R8.5",
  built: "R6.2",
  crossed: "R4.5",
  "not-work": "R2.8",
  "not-other-prestige": "R2.9",
  "track-full": "R2.7",
  "not-of-this-tile": "R8.7",
};

const BUILT: Record<Row, string> = {
  fortress: "R6.2",
  great_hall: "R6.3",
  cathedral: "R6.4",
  counts_palace: "R6.5",
  city_hall: "R6.5",
  bishopric: "R6.5",
};

export const clauseOfBuilding = (row: Row, lost: boolean) => (lost ? "R4.5" : BUILT[row]);

export function clauseOfDie({ available, tile }: SectorView): string {
  if (tile) return "R8.3";
  return available ? "R5.1" : "R4.3";
}

/** Plazas matter for their other face, or for their tile. */
export const clauseOfPlaza = ({ tile }: PlazaView) => (tile ? "R8.3" : "R4.7");
