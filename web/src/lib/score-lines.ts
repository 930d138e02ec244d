/** The lines of a score, as they are counted up at the end: for each what every player got, and why. */
import type { SheetView } from "../wire";
import {
  ALL_ROWS,
  BADGE,
  CITIZEN,
  citizensName,
  COLOR_OF,
  colorOfRow,
  COLORS,
  EMBLEM,
  resourceName,
  characterName,
} from "./terms";
import { t } from "./words";

export interface ScoreLine {
  key: string;
  /** Drawing and its classes. */
  icon: string;
  look: string;
  label: string;
  about: string;
  /** The clause that counts it. */
  clause: string;
  cells: { points: number; detail: string }[];
}

export function scoreLines(sheets: SheetView[]): ScoreLine[] {
  return [...citizenLines(sheets), ...rowLines(sheets), ...resourceLines(sheets)];
}

function citizenLines(sheets: SheetView[]): ScoreLine[] {
  return COLORS.map((color) => ({
    key: `citizens-${color}`,
    icon: CITIZEN[color],
    look: `g ${color}`,
    label: citizensName(color),
    about: t("result-each"),
    clause: "R7.1",
    cells: sheets.map((sheet) => ({ points: sheet.citizens[color], detail: "" })),
  }));
}

/** Rows that nobody has unlocked are left out. */
function rowLines(sheets: SheetView[]): ScoreLine[] {
  return ALL_ROWS.flatMap((row) => {
    const views = sheets.map((sheet) => sheet.rows.find((one) => one.row === row));
    if (!views.some((view) => view && view.points > 0)) return [];
    return {
      key: row,
      icon: BADGE[row],
      look: `badge ${colorOfRow(row)}`,
      label: characterName(row),
      about: t(`rows-${row}`),
      clause: "R6.4",
      cells: views.map((view) => ({
        points: view?.total ?? 0,
        detail:
          view && view.points > 0
            ? t("result-standing", { points: view.points, standing: view.standing })
            : "",
      })),
    };
  });
}

function resourceLines(sheets: SheetView[]): ScoreLine[] {
  return (["influence", "deniers", "knowledge"] as const).map((resource) => ({
    key: resource,
    icon: EMBLEM[COLOR_OF[resource]],
    look: `g ${COLOR_OF[resource]}`,
    label: t("result-left-over", { resource: resourceName(resource) }),
    about: t("result-halves"),
    clause: "R7.1",
    cells: sheets.map((sheet) => {
      const { circled, crossed } = sheet.resources[resource];
      return { points: sheet.score[resource], detail: t("result-left-text", { count: circled - crossed }) };
    }),
  }));
}
