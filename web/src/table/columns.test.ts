import { expect, it } from "vitest";
import { seatView, tableView } from "../testing/views";
import { columnsInWords } from "./columns";

/** R3.2: the opening claims nothing that nobody knows. */
it.each([
  ["first", null, "Columns in order:"],
  ["rolled", null, "Columns, rolled:"],
  ["rolled", "crier", "A die gave position 1 a 1, and the town crier chose the direction:"],
  ["rolled", "seed", "A die gave position 1 a 1, and the direction was drawn by lot:"],
  ["expert", null, "Columns in an order of their own:"],
  ["expert", "crier", "Columns by the town crier:"],
  ["expert", "seed", "Columns, shuffled:"],
] as const)("%s columns by %s", (columns_mode, columns_by, text) => {
  expect(columnsInWords(tableView([seatView(0)], { columns_mode, columns_by }))).toBe(text);
});
