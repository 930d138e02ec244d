/** The names of places on a sheet: what options, previews and marks are sorted by, and what controls carry as `data-place`. */
import type { Color, Effect, Kind, Resource, Target } from "../wire";

/** The die value of a column, by its position: what people call a place by. */
export const valueOf = (columns: readonly number[], position: number) => columns[position - 1] ?? position;

export const buildingPlace = (color: Color, kind: Kind, position: number) =>
  `building-${color}-${kind}-${position}`;
/** All amounts of a resource have the same place: its track. */
export const resourcePlace = (resource: Resource) => `resource-${resource}`;
export const citizenPlace = (color: Color) => `citizen-${color}`;
/** Relief is no place on the sheet. */
export const RELIEF = "relief";

export function placeOf(target: Target): string {
  switch (target.type) {
    case "building":
      return buildingPlace(target.color, target.kind, target.position);
    case "resource":
      return resourcePlace(target.resource);
    case "citizen":
      return citizenPlace(target.color);
    case "relief":
      return RELIEF;
  }
}

/** The place of what is built first, so that the eye finds it. */
export function firstBuilt(effects: readonly Effect[]): string | null {
  const built = effects.find((effect) => effect.type === "built");
  return built ? buildingPlace(built.color, built.kind, built.position) : null;
}

/** Where a place is drawn, as a selector. */
export const selectPlace = (place: string) => `[data-place="${place}"]`;
/** A whole row of buildings, as a selector. */
export const selectRow = (color: Color, kind: Kind) => `[data-place^="building-${color}-${kind}-"]`;
