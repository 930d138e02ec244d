/**
 * Which clause of the rules is behind what: for links from explanations to the rules.
 *
 * Links (`parts/RuleLink.svelte`) open the rules over the page, so that a game goes on where it was. Refusals bring their clause.
 */
import type { PlazaView, Row, SectorView } from "../wire";

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
