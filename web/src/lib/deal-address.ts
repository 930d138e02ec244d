/** Where the deal of a game can be played again: the whole setup, so that it takes a few taps only. */
import type { TableView } from "../wire";

export function dealAddress(table: TableView): string | null {
  if (!table.seed) return null;
  const setup = new URLSearchParams({
    seed: table.seed,
    columns: table.columns_mode,
    order: table.seats[0]?.board.columns.join("") ?? "",
    banquets: table.banquets ? "1" : "0",
  });
  return `/new?${setup}`;
}
