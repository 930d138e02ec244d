/** The sheet before anybody has written on it, as it is printed. */
import type { CellView, SheetView } from "../wire";
import { printed } from "./printed";
import { ALL_ROWS, COLORS, KINDS, POSITIONS, rowOf } from "./terms";

export function emptySheet(): SheetView {
  const track = { circled: printed.resource_start, crossed: 0 };
  return {
    cells: COLORS.flatMap((color) =>
      POSITIONS.map((position): CellView => {
        const buildings = KINDS.map((kind) => ({ kind, row: rowOf(color, kind), state: "open" as const }));
        return { color, position, crossed: false, protected: false, buildings };
      }),
    ),
    links: printed.links.map(({ row, left }) => ({ row, left, state: "open" })),
    rows: ALL_ROWS.map((row, index) => ({
      row,
      character: printed.characters[index] ?? "",
      points: 0,
      standing: 0,
      total: 0,
    })),
    resources: { influence: track, deniers: track, knowledge: track },
    citizens: { red: 0, yellow: 0, white: 0 },
    score: { citizens: 0, rows: 0, influence: 0, deniers: 0, knowledge: 0, total: 0 },
  };
}

/** Columns that a person named, such as `2,3,4,5,6,1`; blank ones (0) if the text is not six different values. */
export function columnsOf(text: string | null): number[] {
  const columns = (text ?? "").split(",").map(Number);
  const whole = POSITIONS.every((value) => columns.includes(value)) && columns.length === POSITIONS.length;
  return whole ? columns : POSITIONS.map(() => 0);
}
