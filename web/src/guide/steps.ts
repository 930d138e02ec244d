/**
 * What the guide says next: a pure function of what has been explained, of what the server shows and of what the player is about to
 * choose. A topic is due when it first matters, or when the game is so far that it would otherwise never be explained.
 */
import type { Color, Decision, Effect, Kind, Row, SeatView, SectorView } from "../wire";
import { keyOf } from "../lib/decision-key";
import { HALF_DAYS } from "../lib/half-days";
import { buildingPlace, selectPlace, selectRow } from "../lib/places";
import { printed } from "../lib/printed";
import { colorOfRow, rowOf } from "../lib/terms";
import type { Option } from "../table/choosing.svelte";
import { DEALS, TOPICS, type LessonName, type Proposal, type Topic } from "./lessons";

export interface Situation {
  seat: SeatView;
  /** Every place that can be reached, with its ways. */
  reach: ReadonlyMap<string, readonly Option[]>;
  /** What a confirmation would send. */
  chosen: Option | null;
}

export interface Step {
  topic: Topic;
  /** The clause of the rules. */
  clause: string;
  /** What it speaks of, as selectors: the first that is on the screen counts. */
  spot: string[];
  /** The effect that made it matter, to be shown in words. */
  effect: Effect | null;
  /** The die that made it matter, by its sector. */
  sector: number | null;
}

interface StepPlan {
  clause: string;
  /** Explained from this half-day on, whether it has come up or not. */
  from: number;
  /** Whether it comes up now. */
  matters?: (situation: Situation) => boolean;
  /** Whether it is too late to say it: then it counts as explained. */
  over?: (situation: Situation) => boolean;
  /** Explained before all that is not: it is about this very moment. */
  urgent?: boolean;
  spot: (situation: Situation) => string[];
  effect?: (situation: Situation) => Effect | null;
  sector?: (situation: Situation) => number | null;
}

const NEVER = Infinity;
/** The spaces with the first bonus of a resource track (R2.4) and of a citizen track (R2.9). */
const FIRST_TRACK_BONUS = Math.min(...printed.resource_bonus_spaces);
const FIRST_ROW_BONUS = Math.min(...printed.row_bonuses.map(({ space }) => space));
const now = ({ seat }: Situation) => seat.board.now?.number ?? 0;
const acting = ({ seat }: Situation) => now({ seat } as Situation) > 0 && !seat.done;
const happened = ({ seat }: Situation): Effect[] =>
  seat.chronicle.flatMap(({ turn }) => turn.flatMap(({ effects }) => effects));
const any = (effects: Effect[], type: Effect["type"]) => effects.some((effect) => effect.type === type);
const ahead = ({ chosen }: Situation): Effect[] => chosen?.offer.effects ?? [];

/** Handles of the page's parts: class names are for looks alone. */
const part = (name: string) => `[data-part="${name}"]`;
const place = (color: Color, kind: Kind, position: number) =>
  selectPlace(buildingPlace(color, kind, position));
const row = selectRow;
const cell = (color: Color, position: number) =>
  `${place(color, "prestige", position)}, ${place(color, "work", position)}`;
const resource = (color: Color) =>
  `${part("district")}[data-color="${color}"] :is(${part("resource")}, ${part("track")})`;
/** A die, by its sector. */
export const die = (index: number) => `${part("dice")} > li:nth-child(${index + 1}) ${part("die")}`;

/** Whether the player is about to build in a row, or has done so. */
function builds(situation: Situation, color: Color, kind: Kind): boolean {
  return [...ahead(situation), ...happened(situation)].some(
    (effect) => effect.type === "built" && effect.color === color && effect.kind === kind,
  );
}

const changes = ({ seat, chosen }: Situation, what: "value" | "color"): boolean => {
  if (chosen?.decision.type !== "take") return false;
  const sector = seat.board.sectors[chosen.decision.sector];
  return !!sector && sector[what] !== chosen.decision[what];
};

const struck = ({ seat }: Situation, outcome: string) =>
  seat.event.find((effect) => effect.type === "attacked" && effect.outcome === outcome) ?? null;
const struckCell = (situation: Situation, outcome: string): string[] => {
  const effect = struck(situation, outcome);
  return effect?.type === "attacked" ? [cell(effect.color, effect.position)] : [part("sheet")];
};

/** A link whose one side stands, or any. */
function openLink({ seat }: Situation): string[] {
  const standing = (name: Row, position: number) =>
    seat.sheet.cells.some(
      (one) =>
        one.position === position && one.buildings.some((two) => two.row === name && two.state === "built"),
    );
  const half = seat.sheet.links.find(
    (link) => link.state === "open" && (standing(link.row, link.left) || standing(link.row, link.left + 1)),
  );
  if (!half) return [part("link")];
  const color = colorOfRow(half.row);
  const kind = rowOf(color, "prestige") === half.row ? "prestige" : "work";
  return [`${place(color, kind, half.left)}, ${place(color, kind, half.left + 1)}`, part("link")];
}

/** The first die of this half-day whose plaza has a tile with that side up, and that fits. */
const tiled = ({ seat }: Situation, side: "banquet" | "raid", fits: (one: SectorView) => boolean) => {
  const index = seat.board.sectors.findIndex((one) => one.tile?.side === side && fits(one));
  return index < 0 ? null : index;
};
const tiledDie = (side: "banquet" | "raid") => (situation: Situation) => {
  const index = tiled(situation, side, ({ available }) => available);
  return index === null ? [part("tiles"), part("wheel")] : [die(index)];
};
const destroyed = ({ available, value }: SectorView) => !available && value !== null;

const LESSON_STEPS: Record<Topic, StepPlan> = {
  // Before the first dice.
  welcome: {
    clause: "R7.1",
    from: 0,
    over: (s) => now(s) > 1,
    spot: () => [part("total"), part("cast-total")],
  },
  sheet: { clause: "R2.1", from: 0, over: (s) => now(s) > 2, spot: () => [part("district")] },
  roll: { clause: "R4.1", from: 0, over: (s) => now(s) > 0, spot: () => [part("go")] },

  // The first turn.
  dice: { clause: "R4.2", from: 1, spot: () => [part("die")] },
  prices: { clause: "R1.6", from: 1, spot: () => [part("die-price"), part("die")] },
  black: { clause: "R4.3", from: 1, spot: () => [`${part("die")}[data-black]`] },
  actions: { clause: "R5.5", from: 1, spot: () => [part("district")] },
  choose: {
    clause: "R5.1",
    from: 1,
    over: (s) => s.chosen !== null || now(s) > 1 || (now(s) === 1 && !acting(s)),
    spot: () => [part("die")],
  },
  preview: {
    clause: "R6.7",
    from: NEVER,
    matters: (s) => s.chosen !== null && now(s) > 0,
    over: (s) => now(s) > 4,
    urgent: true,
    spot: () => [part("confirm")],
  },
  citizens: {
    clause: "R2.6",
    from: 3,
    matters: (s) => any(happened(s), "joined"),
    spot: () => [part("citizens")],
  },
  undo: {
    clause: "R4.6",
    from: 3,
    matters: (s) => now(s) > 0 && s.seat.done,
    spot: () => [part("acts")],
  },

  // One thing after the other.
  turning: { clause: "R4.7", from: 2, spot: () => [part("coming"), part("wheel")] },
  resources: {
    clause: "R6.1",
    from: 2,
    matters: (s) => s.chosen?.offer.target.type === "resource",
    spot: () => ['[data-place^="resource-"]', part("track")],
  },
  value: {
    clause: "R5.2",
    from: 3,
    matters: (s) => changes(s, "value"),
    spot: () => [resource("red")],
  },
  cathedral: {
    clause: "R6.4",
    from: 3,
    matters: (s) => builds(s, "white", "prestige"),
    spot: () => [row("white", "prestige")],
  },
  fortress: {
    clause: "R6.2",
    from: 4,
    matters: (s) => builds(s, "red", "prestige"),
    spot: () => [row("red", "prestige")],
  },
  saved: {
    clause: "R4.4",
    from: 14,
    matters: (s) => struck(s, "protected") !== null,
    urgent: true,
    effect: (s) => struck(s, "protected"),
    spot: (s) => struckCell(s, "protected"),
  },
  crossed: {
    clause: "R4.5",
    from: 8,
    matters: (s) => struck(s, "crossed") !== null,
    urgent: true,
    effect: (s) => struck(s, "crossed"),
    spot: (s) => struckCell(s, "crossed"),
  },
  color: {
    clause: "R5.3",
    from: 6,
    matters: (s) => changes(s, "color"),
    spot: () => [resource("white")],
  },
  links: {
    clause: "R2.10",
    from: 7,
    matters: (s) => any(ahead(s), "linked") || any(happened(s), "linked"),
    spot: openLink,
  },
  hall: {
    clause: "R6.3",
    from: 8,
    matters: (s) => builds(s, "yellow", "prestige"),
    spot: () => [row("yellow", "prestige")],
  },
  track: {
    clause: "R2.4",
    from: 9,
    matters: (s) => Object.values(s.seat.sheet.resources).some(({ circled }) => circled >= FIRST_TRACK_BONUS),
    spot: () => [`${part("space")}[data-bonus]`],
  },
  columns: {
    clause: "R2.8",
    from: 9,
    matters: (s) => happened(s).some((effect) => effect.type === "won" && effect.bonus === "one_of_each"),
    spot: () => [part("column-bonus")],
  },
  free: {
    clause: "R6.6",
    from: 13,
    matters: (s) => s.seat.offers.length > 0 && s.seat.offers.every((one) => one.decision.type === "build"),
    urgent: true,
    spot: () => [part("confirm")],
  },
  rows: {
    clause: "R2.9",
    from: 11,
    matters: (s) => Object.values(s.seat.sheet.citizens).some((count) => count >= FIRST_ROW_BONUS - 3),
    spot: () => [`${part("citizen")}[data-bonus]`],
  },
  relief: {
    clause: "R5.6",
    from: 12,
    matters: (s) => s.seat.offers.some((one) => one.decision.type === "relief"),
    urgent: true,
    spot: () => [part("confirm")],
  },
  score: {
    clause: "R7.1",
    from: HALF_DAYS - 1,
    spot: () => [`${part("character")}, ${part("left-over")}, ${part("total")}`, part("cast")],
  },
  last: { clause: "R7.1", from: HALF_DAYS, spot: () => [part("left-over"), part("track")] },
  end: {
    clause: "R7.2",
    from: NEVER,
    matters: (s) => now(s) === HALF_DAYS && s.seat.done,
    spot: () => [part("go")],
  },

  // Banquets & Raids.
  tiles: { clause: "R8.1", from: 0, spot: () => [part("tiles"), part("drawn"), part("wheel")] },
  feast: {
    clause: "R8.3",
    from: 4,
    matters: (s) => tiled(s, "banquet", ({ available }) => available) !== null,
    sector: (s) => tiled(s, "banquet", ({ available }) => available),
    spot: tiledDie("banquet"),
  },
  use: {
    clause: "R8.4",
    from: 6,
    matters: ({ seat, chosen }) =>
      chosen?.decision.type === "take" && !!seat.board.sectors[chosen.decision.sector]?.tile,
    urgent: true,
    spot: () => [part("confirm")],
  },
  "turn-over": {
    clause: "R8.2",
    from: 6,
    matters: (s) => tiled(s, "banquet", destroyed) !== null,
    urgent: true,
    spot: (s) => {
      const index = tiled(s, "banquet", destroyed);
      return index === null ? [part("tiles"), part("wheel")] : [die(index)];
    },
  },
  raid: {
    clause: "R8.2",
    from: 7,
    matters: ({ seat }) => seat.board.plazas.some(({ tile }) => tile?.side === "raid"),
    spot: () => [`${part("tiles")} [data-side="raid"]`, part("tiles"), part("wheel")],
  },
  raided: {
    clause: "R8.3",
    from: 8,
    matters: (s) => tiled(s, "raid", ({ available }) => available) !== null,
    sector: (s) => tiled(s, "raid", ({ available }) => available),
    spot: tiledDie("raid"),
  },
  limits: { clause: "R8.3", from: 5, spot: () => [part("tiles"), part("wheel")] },
  others: { clause: "R8.1", from: 8, spot: () => [part("tiles"), part("wheel")] },
};

const due = (topic: Topic, situation: Situation): boolean => {
  const { from, matters, over } = LESSON_STEPS[topic];
  if (over?.(situation)) return false;
  return now(situation) >= from || matters?.(situation) === true || atTheEnd(situation);
};

/** Before the result is shown, everything that has not been explained yet is. */
const atTheEnd = ({ seat }: Situation) => seat.board.now?.number === HALF_DAYS && seat.done;

/** What there is to say about a topic now. */
export function stepOf(topic: Topic, situation: Situation): Step {
  const { clause, spot, effect, sector } = LESSON_STEPS[topic];
  return {
    topic,
    clause,
    spot: spot(situation),
    effect: effect?.(situation) ?? null,
    sector: sector?.(situation) ?? null,
  };
}

/** Topics that need not be explained any more: what was shown when its moment passed, and what it is too late for. */
export function settled(
  lesson: LessonName,
  explained: readonly Topic[],
  shown: Topic | null,
  situation: Situation,
): Topic[] {
  return TOPICS[lesson].filter((topic) => {
    if (explained.includes(topic)) return false;
    return LESSON_STEPS[topic].over?.(situation) === true || (topic === shown && !due(topic, situation));
  });
}

/** The step to show: the first that is due, those about this very moment before all others. The end comes last. */
export function nextStep(
  lesson: LessonName,
  explained: readonly Topic[],
  shown: Topic | null,
  situation: Situation,
): Step | null {
  const open = TOPICS[lesson].filter((topic) => !explained.includes(topic) && due(topic, situation));
  const urgent = open.find(
    (topic) => LESSON_STEPS[topic].urgent && LESSON_STEPS[topic].matters?.(situation) === true,
  );
  // What is being read stays, unless something happens that cannot wait.
  const reading = shown !== null && open.includes(shown) ? shown : undefined;
  const topic = urgent ?? reading ?? open[0];
  return topic === undefined ? null : stepOf(topic, situation);
}

/** What the guide would do with these dice, if it is offered: what was thought of beforehand, or else what is worth most. */
export function proposalFor(
  lesson: LessonName,
  situation: Situation,
  best: Decision | null = null,
): Option | null {
  if (situation.seat.decided > 0) return null;
  const half_day = now(situation);
  const options = [...situation.reach.values()].flat();
  const planned = DEALS[lesson].proposals.find((one) => one.half_day === half_day);
  const found =
    planned && options.find(({ decision }) => decision.type === "take" && isTaken(decision, planned));
  return found ?? options.find(({ decision }) => best !== null && keyOf(decision) === keyOf(best)) ?? null;
}

const isTaken = (taken: Extract<Decision, { type: "take" }>, { sector, color, value, use }: Proposal) =>
  taken.sector === sector && taken.color === color && taken.value === value && taken.use === use;

/** The last half-day in which only what is proposed is lit. */
const LAST_LIT_ALONE = 3;

/** The places to be lit: at the beginning, only the one that is proposed. Another die, once taken up, shows all that it reaches. */
export function litPlaces(
  proposal: Option | null,
  situation: Situation,
): ReadonlyMap<string, readonly Option[]> | null {
  if (!proposal || situation.chosen || now(situation) > LAST_LIT_ALONE) return null;
  return new Map([...situation.reach].filter(([name]) => name === proposal.place));
}
