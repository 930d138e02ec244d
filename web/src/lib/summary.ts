/** A result as plain text, to be sent to people. */
import type { TableView } from "../wire";
import { day, t } from "./words";

/** The best first; people with the same score share their rank. */
export function summaryOf(table: TableView, link: string): string {
  const scores = table.seats.map(({ name, sheet }) => ({ name, total: sheet.score.total }));
  const sorted = scores.toSorted((a, b) => b.total - a.total);
  const rank = (total: number) => 1 + sorted.filter((other) => other.total > total).length;
  const lines = sorted.map(({ name, total }) =>
    sorted.length === 1 ? `${name}: ${total}` : `${rank(total)}. ${name}: ${total}`,
  );
  return [t("result-summary", { when: day(table.created_at) }), ...lines, link].join("\n");
}
