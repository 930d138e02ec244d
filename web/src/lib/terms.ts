/** Which drawing and which words belong to which thing of the game. */
import type { Color, Kind, Resource, Row } from "../wire";
import { printed } from "./printed";
import { t } from "./words";

export const COLORS: Color[] = ["red", "yellow", "white"];
export const KINDS: Kind[] = ["prestige", "work"];
/** The columns of a sheet, from 1; the values that they are numbered with are the same. */
export const POSITIONS = Array.from({ length: printed.columns }, (_, index) => index + 1);

export const RESOURCE_OF: Record<Color, Resource> = {
  red: "influence",
  yellow: "deniers",
  white: "knowledge",
};
export const COLOR_OF: Record<Resource, Color> = { influence: "red", deniers: "yellow", knowledge: "white" };

/** The emblem of a colour, which is also the picture of its resource. */
export const EMBLEM: Record<Color, string> = { red: "banner", yellow: "coin", white: "book" };
export const CITIZEN = {
  red: "knight",
  yellow: "craftsman",
  white: "priest",
} as const satisfies Record<Color, string>;

/** The tiles of Banquets & Raids, by the numbers that are printed on them. */
export const TILES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const ROWS: Record<Color, Record<Kind, Row>> = {
  red: { prestige: "fortress", work: "counts_palace" },
  yellow: { prestige: "great_hall", work: "city_hall" },
  white: { prestige: "cathedral", work: "bishopric" },
};
export const ALL_ROWS: Row[] = COLORS.flatMap((color) => KINDS.map((kind) => ROWS[color][kind]));

export function rowOf(color: Color, kind: Kind): Row {
  return ROWS[color][kind];
}

export function colorOfRow(row: Row): Color {
  return COLORS.find((color) => KINDS.some((kind) => ROWS[color][kind] === row)) ?? "red";
}

/** The drawing of a row's buildings, without `-trace` or `-ink`. */
export const DRAWING: Record<Row, string> = {
  fortress: "fortress",
  counts_palace: "palace",
  great_hall: "hall",
  city_hall: "cityhall",
  cathedral: "cathedral",
  bishopric: "bishopric",
};

/** The badge of the character who counts a row. */
export const BADGE: Record<Row, string> = {
  fortress: "badge-hugues",
  counts_palace: "badge-isabeau",
  great_hall: "badge-thibaut",
  city_hall: "badge-jeanne",
  cathedral: "badge-urbain",
  bishopric: "badge-marie",
};

export const colorName = (color: Color) => t(`color-${color}`);
export const districtName = (color: Color) => t(`district-${color}`);
export const rowName = (row: Row) => t(`row-${row}`);
/** The character who scores a row at the end. */
export const characterName = (row: Row) => t(`character-${row}`);
export const resourceName = (resource: Resource) => t(`resource-${resource}`);
export const citizensName = (color: Color) => t(`citizens-${color}`);
export const someResource = (resource: Resource, count: number) => t(`some-${resource}`, { count });
export const someCitizens = (color: Color, count: number) => t(`some-${CITIZEN[color]}s`, { count });
