/** Decisions and effects in words: for the preview, the chronicle, the live region and the replay. */
import type { Color, Decision, Effect, PlayedHalfDay, PlayedStep, TileView } from "../wire";
import { valueOf } from "./places";
import {
  CITIZEN,
  characterName,
  colorName,
  DRAWING,
  districtName,
  EMBLEM,
  rowName,
  rowOf,
  someCitizens,
  someResource,
  COLOR_OF,
  type TILES,
} from "./terms";
import { enumeration, list, sequence, t } from "./words";

/** A price in words. */
export function costInWords(cost: readonly [number, number, number]): string {
  const [influence, deniers, knowledge] = cost;
  const parts: string[] = [];
  if (deniers) parts.push(someResource("deniers", deniers));
  if (influence) parts.push(someResource("influence", influence));
  if (knowledge) parts.push(someResource("knowledge", knowledge));
  return parts.length > 0 ? list(parts) : t("free");
}

/** A link of a chain: where something comes from, and what it brings. */
export interface ChainLink {
  icon: string;
  color: Color | "bonus";
  source: string;
  gains: string[];
  detail: string;
}

/** Effects as a chain: each thing that gives something, with what it gives. Places are called by the values of their columns. */
export function chainOf(
  effects: Effect[],
  columns: readonly number[],
  start: ChainLink | null = null,
): ChainLink[] {
  const chain: ChainLink[] = start ? [start] : [];
  const gain = (text: string, detail = "") => {
    let last = chain.at(-1);
    if (!last) {
      last = { icon: "diamond", color: "bonus", source: "", gains: [], detail: "" };
      chain.push(last);
    }
    last.gains.push(text);
    if (detail) last.detail = last.detail ? enumeration([last.detail, detail]) : detail;
  };
  for (const effect of effects) {
    switch (effect.type) {
      case "built": {
        const row = rowOf(effect.color, effect.kind);
        chain.push({
          icon: `${DRAWING[row]}-ink`,
          color: effect.color,
          source: t("chain-building", { row: rowName(row), value: valueOf(columns, effect.position) }),
          gains: row === "fortress" ? [t("protects")] : [],
          detail: "",
        });
        break;
      }
      case "linked":
        chain.push({
          icon: "diamond",
          color: "bonus",
          source: t("chain-link", {
            left: valueOf(columns, effect.left),
            right: valueOf(columns, effect.left + 1),
          }),
          gains: [],
          detail: "",
        });
        break;
      case "won":
        chain.push({
          icon: "shield",
          color: "bonus",
          source: t(`chain-${effect.bonus}`, {
            space: effect.space,
            citizens: t(`citizens-${effect.color}`),
          }),
          gains: [],
          detail: "",
        });
        break;
      case "circled":
        gain(someResource(effect.resource, effect.to - effect.from + 1));
        break;
      case "joined":
        gain(
          someCitizens(effect.color, effect.to - effect.from + 1),
          t("from-to", { from: effect.from - 1, to: effect.to }),
        );
        break;
      case "unlocked":
        gain(t("unlocks", { character: characterName(effect.row), points: effect.points }));
        break;
      case "lost_resources":
        gain(t("lost", { what: someResource(effect.resource, effect.count) }));
        break;
      case "lost_citizens":
        gain(t("lost", { what: t("some-citizens", { count: effect.count }) }));
        break;
      case "lost_building":
        gain(t("lost", { what: t(`lost-${effect.bonus}`) }));
        break;
      case "attacked":
      case "paid":
        break;
    }
  }
  return chain;
}

/** The first link of the chain of a decision that gains resources. */
export function startOf(decision: Decision): ChainLink | null {
  if (decision.type === "take" && decision.use === "resources") {
    return {
      icon: EMBLEM[decision.color],
      color: decision.color,
      source: t("chain-die"),
      gains: [],
      detail: "",
    };
  }
  if (decision.type === "relief")
    return { icon: "coin", color: "yellow", source: t("relief"), gains: [], detail: "" };
  if (decision.type === "citizen") {
    return {
      icon: CITIZEN[decision.color],
      color: decision.color,
      source: t("chain-chosen"),
      gains: [],
      detail: "",
    };
  }
  return null;
}

const linkInWords = ({ source, gains }: ChainLink) =>
  gains.length > 0 ? t("named", { name: source, what: enumeration(gains) }) : source;

/** What a decision would do, with its price and points: what eyes see drawn in dashed ink. */
export function previewInWords(
  option: {
    decision: Decision;
    offer: { effects: Effect[] };
    way: { cost: readonly [number, number, number]; points: number };
  },
  columns: readonly number[],
): string {
  const chain = chainOf(option.offer.effects, columns, startOf(option.decision));
  return t("announce-preview", {
    what: sequence(chain.map(linkInWords)) || t("nothing"),
    cost: costInWords(option.way.cost),
    count: option.way.points,
  });
}

/** A decision with all that followed, as one sentence about somebody with a name, or about you. */
export function stepInWords(
  step: Pick<PlayedStep, "decision" | "effects">,
  name: string | null,
  columns: readonly number[],
): string {
  const who = { self: name === null ? "yes" : "no", name: name ?? "" } as const;
  const chain = chainOf(step.effects, columns, startOf(step.decision));
  const [first, ...rest] = chain;
  const then = rest.map(linkInWords);
  const builds =
    step.decision.type === "build" || (step.decision.type === "take" && step.decision.use !== "resources");
  const gains = sequence([enumeration(first?.gains ?? []) || t(builds ? "no-dice" : "nothing"), ...then]);
  switch (step.decision.type) {
    case "take":
    case "build":
      return builds
        ? t("announce-build", { ...who, what: first?.source ?? "", gains })
        : t("announce-gain", { ...who, what: gains });
    case "relief":
      return t("announce-relief", { ...who, what: gains });
    case "citizen":
      return t("announce-citizen", { ...who, what: gains });
  }
}

/** The dice of a half-day, as they fell. */
export function diceInWords(half: Pick<PlayedHalfDay, "dice">): string {
  const clear = half.dice
    .filter((die) => !die.black)
    .map((die) => t("die-face", { color: colorName(die.color), value: die.value ?? 0 }));
  const black = half.dice.find((die) => die.black);
  return t("dice-fall", {
    clear: list(clear),
    black: black?.value ?? 0,
    plaza: black?.color ?? "red",
  });
}

/** What an attack did. */
export function attackInWords(effect: Effect, columns: readonly number[]): string | null {
  if (effect.type !== "attacked") return null;
  const { color, outcome, position } = effect;
  return t(`attack-${outcome}`, { color, district: districtName(color), value: valueOf(columns, position) });
}

/** What a tile does. */
export function tileInWords(tile: TileView): string {
  const number = tile.number as (typeof TILES)[number];
  return t(`tile-${number}-${tile.side}`);
}

/** Both sides of a tile, the one that is up first: whoever plans wants to know what it turns to. */
export function bothSidesInWords(tile: TileView): string[] {
  const side = (one: TileView) => t("named", { name: t(one.side), what: tileInWords(one) });
  return tile.side === "raid"
    ? [side(tile)]
    : [side(tile), t("tile-turned", { what: side({ ...tile, side: "raid" }) })];
}

/** Colours of the picture of a resource. */
export const colorOf = (resource: keyof typeof COLOR_OF) => COLOR_OF[resource];
