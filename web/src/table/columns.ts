/** How the columns of a game came about, as far as that is known. */
import type { TableView } from "../wire";
import { t } from "../lib/words";

export function columnsInWords({ columns_mode, columns_by, seats }: TableView): string {
  if (columns_mode === "first" || !columns_by) return t(`columns-${columns_mode}-text`);
  if (columns_mode === "expert") return t(`columns-expert-${columns_by}-text`);
  return t(`columns-rolled-${columns_by}-text`, { value: seats[0]?.board.columns[0] ?? 0 });
}

/** The columns, once they have their numbers. */
export const numberedInWords = (view: TableView): string =>
  `${columnsInWords(view)} ${view.seats[0]?.board.columns.join(" ") ?? ""}`;
