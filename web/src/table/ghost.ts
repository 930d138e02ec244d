/** What a choice would draw on the sheet, by the effects of its offer. */
import type { Color, Effect, Resource, Row, PlayedStep } from "../wire";
import { buildingPlace } from "../lib/places";
import { rowOf } from "../lib/terms";

export interface Ghost {
  /** Spaces that would be crossed out to pay. */
  paid: Record<Resource, number>;
  /** Spaces that would be circled. */
  circled: Record<Resource, Set<number>>;
  joined: Record<Color, Set<number>>;
  /** Places of buildings, as `placeOf` names them. */
  built: Set<string>;
  /** Positions that would be protected. */
  protected: Set<number>;
  /** Diamonds, as `row-left`. */
  linked: Set<string>;
  unlocked: Map<Row, number>;
  /** Bonuses of the citizen tracks, as `color-space` and `space`. */
  won: Set<string>;
  points: number;
}

export function linkKey(row: Row, left: number): string {
  return `${row}-${left}`;
}

const spaces = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

export function ghostOf({ cost, points, effects }: Pick<PlayedStep, "cost" | "points" | "effects">): Ghost {
  const [influence, deniers, knowledge] = cost;
  const ghost: Ghost = {
    paid: { influence, deniers, knowledge },
    circled: { influence: new Set(), deniers: new Set(), knowledge: new Set() },
    joined: { red: new Set(), yellow: new Set(), white: new Set() },
    built: new Set(),
    protected: new Set(),
    linked: new Set(),
    unlocked: new Map(),
    won: new Set(),
    points,
  };
  for (const effect of effects) draw(ghost, effect);
  return ghost;
}

function draw(ghost: Ghost, effect: Effect) {
  switch (effect.type) {
    case "circled":
      for (const space of spaces(effect.from, effect.to)) ghost.circled[effect.resource].add(space);
      break;
    case "joined":
      for (const space of spaces(effect.from, effect.to)) ghost.joined[effect.color].add(space);
      break;
    case "built":
      ghost.built.add(buildingPlace(effect.color, effect.kind, effect.position));
      if (rowOf(effect.color, effect.kind) === "fortress") ghost.protected.add(effect.position);
      break;
    case "linked":
      ghost.linked.add(linkKey(effect.row, effect.left));
      break;
    case "unlocked":
      ghost.unlocked.set(effect.row, effect.points);
      break;
    case "won":
      ghost.won.add(`${effect.color}-${effect.space}`).add(`${effect.space}`);
      break;
    default:
      break;
  }
}
