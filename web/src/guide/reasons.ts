/**
 * Why the guide proposes something: every reason is held against what the server says would happen. A player who has taken another way
 * before is given no reason that is not so.
 */
import type { Color, Effect, Resource } from "../wire";
import { rowOf } from "../lib/terms";
import type { Option } from "../table/choosing.svelte";
import { DEALS, type LessonName, type Reason } from "./lessons";
import type { Situation } from "./steps";

type Holds = (option: Option, situation: Situation) => boolean;

const effects = ({ offer }: Option) => offer.effects;
const costs = (option: Option, ...cost: number[]) =>
  option.way.cost.every((one, index) => one === cost[index]);
const isFree = (option: Option) => costs(option, 0, 0, 0);

/** How many citizens of a colour come. */
function citizens(option: Option, color: Color): number {
  const counts = effects(option).map((effect) =>
    effect.type === "joined" && effect.color === color ? effect.to - effect.from + 1 : 0,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** How many of a resource are gained. */
function gains(option: Option, resource: Resource): number {
  const counts = effects(option).map((effect) =>
    effect.type === "circled" && effect.resource === resource ? effect.to - effect.from + 1 : 0,
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

const has = (option: Option, fits: (effect: Effect) => boolean) => effects(option).some(fits);
const links = (option: Option) => has(option, ({ type }) => type === "linked");

/** Whether a diamond beside what is built lacks only the other building. */
function opensLink(option: Option, { seat }: Situation): boolean {
  const { target } = option.offer;
  if (target.type !== "building" || links(option)) return false;
  const row = rowOf(target.color, target.kind);
  return seat.sheet.links.some(
    (link) =>
      link.row === row &&
      link.state === "open" &&
      (link.left === target.position || link.left + 1 === target.position),
  );
}

const HOLDS: Record<Reason, Holds> = {
  "why-first-1": (one) => isFree(one) && citizens(one, "red") === 2,
  "why-first-2": (one) => costs(one, 0, 1, 0) && gains(one, "deniers") === 6 && citizens(one, "yellow") > 0,
  "why-first-3": (one) =>
    isFree(one) &&
    has(one, (effect) => effect.type === "unlocked" && effect.row === rowOf("red", "prestige")),
  "why-first-4": (one, { seat }) => costs(one, 1, 0, 0) && seat.board.now?.number === 4,
  "why-first-5": (one) =>
    has(one, (effect) => effect.type === "built" && effect.color === "white" && effect.kind === "prestige"),
  "why-first-6": (one, situation) => citizens(one, "red") === 2 && opensLink(one, situation),
  "why-first-7": (one) => isFree(one) && links(one) && gains(one, "influence") === 3,
  "why-first-8": (one) => citizens(one, "red") === 4,
  "why-banquets-1": (one) => citizens(one, "red") === 3,
  "why-banquets-2": isFree,
};

/** The printed reason for what is proposed, if it is the one that was thought of and holds here. */
export function reasonFor(lesson: LessonName, option: Option, situation: Situation): Reason | null {
  const half_day = situation.seat.board.now?.number;
  const { decision } = option;
  const planned = DEALS[lesson].proposals.find((one) => one.half_day === half_day);
  if (!planned || decision.type !== "take") return null;
  const { sector, color, value, use } = decision;
  const same =
    planned.sector === sector && planned.color === color && planned.value === value && planned.use === use;
  return same && HOLDS[planned.why](option, situation) ? planned.why : null;
}

/** What can be said of any proposal: what it brings at once, as far as it brings anything. */
export function meritOf(option: Option): "why-diamond" | "why-character" | "why-free" | null {
  if (links(option)) return "why-diamond";
  if (has(option, ({ type }) => type === "unlocked")) return "why-character";
  return isFree(option) ? "why-free" : null;
}
