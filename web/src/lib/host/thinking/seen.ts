/** What a player has seen of a game, as the solver wants to know it: no dice to come, and nothing of anybody else. */
import type { Color, Decision, PlayedDie, SeatView } from "../../../wire";

export interface Seen {
  /** Of the nine plazas as they lie now, the colour that is up and the one below. */
  plazas: Color[];
  /** The numbers of the tiles beside them; 0 where none lies. */
  tiles: number[];
  columns: number[];
  /** From the first half-day to the current one: the black die, then the others. */
  rolls: number[][];
  turns: Decision[][];
}

export const seenBy = ({ board, chronicle }: SeatView): Seen => ({
  plazas: board.plazas.flatMap(({ up, down }) => [up, down]),
  tiles: board.plazas.map(({ tile }) => tile?.number ?? 0),
  columns: board.columns,
  rolls: chronicle.map(({ dice }) => [...values(dice, true), ...values(dice, false)]),
  turns: chronicle.map(({ turn }) => turn.map(({ decision }) => decision)),
});

const values = (dice: PlayedDie[], wanted: boolean) =>
  dice.filter(({ black }) => black === wanted).map(({ value }) => value);
