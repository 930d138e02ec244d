/** Names of the controls on the sheet: what each is, needs, costs and gives. */
import type { CellView, Color, Kind, SheetView, Target } from "../wire";
import { valueOf } from "../lib/places";
import { printed, type Gift } from "../lib/printed";
import { costInWords } from "../lib/speak";
import {
  characterName,
  colorName,
  districtName,
  rowName,
  rowOf,
  someCitizens,
  someResource,
} from "../lib/terms";
import { sequence, t } from "../lib/words";
import type { Option } from "./choosing.svelte";
import type { Mark } from "./marks";

export function giftInWords(gift: Gift): string {
  return gift.type === "citizen"
    ? someCitizens(gift.color, gift.amount)
    : someResource(gift.resource, gift.amount);
}

/** What a decision is about, as a title. */
export function targetInWords(target: Target, columns: readonly number[]): string {
  switch (target.type) {
    case "building":
      return t("title-building", {
        row: rowName(rowOf(target.color, target.kind)),
        value: valueOf(columns, target.position),
      });
    case "resource":
      return t("title-resource", { what: someResource(target.resource, target.amount) });
    case "citizen":
      return t("title-citizen", { citizens: t(`citizens-${target.color}`) });
    case "relief":
      return t("prompt-relief");
  }
}

/** What a building gives. */
export function benefitInWords(color: Color, kind: Kind, position: number): string {
  if (kind === "work") return someCitizens(color, printed.work_citizens);
  const row = rowOf(color, kind);
  if (row === "fortress") {
    return t("benefit-fortress", { citizen: someCitizens(printed.fortress[position - 1] ?? "red", 1) });
  }
  if (row === "great_hall") {
    const hall = printed.great_hall[position - 1];
    return hall ? t("benefit-hall", { gift: giftInWords(hall.gift), color: hall.per }) : "";
  }
  const counted = printed.cathedral[position - 1] ?? "fortress";
  return t("benefit-cathedral", { character: characterName(counted), rows: t(`rows-${counted}`) });
}

/** The whole name of a building's button. */
export function buildingLabel(
  cell: CellView,
  kind: Kind,
  columns: number[],
  state: "built" | "open" | "lost",
  ways: Option[] | undefined,
): string {
  const name = { row: rowName(rowOf(cell.color, kind)), value: valueOf(columns, cell.position) };
  if (state === "built") return t("building-built", name);
  if (state === "lost") return t("building-lost", name);
  const gives = benefitInWords(cell.color, kind, cell.position);
  const needs = { color: colorName(cell.color) };
  const cheapest = ways?.[0];
  if (!cheapest) return t("building-open", { ...name, ...needs, gives });
  return cheapest.way.sector === null
    ? t("building-free", { ...name, gives })
    : t("building-reach", { ...name, ...needs, gives, cost: costInWords(cheapest.way.cost) });
}

/** The name of a control, with its rank where there is one. */
export const markedLabel = (label: string, mark: Mark | undefined) =>
  mark ? sequence([label, mark.label]) : label;

export function valueLabel(cell: CellView, value: number): string {
  return t(cell.protected ? "value-protected" : "value-open", { value });
}

export function crossedLabel(color: Color, value: number): string {
  return t("cell-crossed", { district: districtName(color), value });
}

/** Points that a row brings now, for its character. */
export function characterLabel(row: SheetView["rows"][number]): string {
  const names = { character: characterName(row.row), rows: t(`rows-${row.row}`) };
  return row.points > 0
    ? t("character-on", { ...names, points: row.points, standing: row.standing, total: row.total })
    : t("character-off", names);
}
