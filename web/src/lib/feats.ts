/** How the shield of each feat is drawn, and in which group it hangs. The words are `feat-…` in the catalogues. */
import type { Color } from "../wire";
import { CITIZEN, COLORS, DRAWING, EMBLEM, RESOURCE_OF, rowOf } from "./terms";
import type { Key } from "./words";

/** A feat that there are words for. */
export type Feat = NameIn<Key>;
type NameIn<K> = K extends `feat-${infer Name}-text` ? Name : never;

export type Tincture = Color | "sable" | "parted";

export interface FeatDesign {
  tincture: Tincture;
  /** One to three drawings. */
  charges: string[];
  /** What is written in the upper part: a number, or six pips. */
  chief: string;
  /** A ring of 18 around the charge. */
  ringed?: boolean;
  /** A diagonal across the field. */
  bend?: boolean;
}

const SIX = "••••••";

const byColor = <Name extends Feat>(design: (color: Color) => FeatDesign, name: (color: Color) => Name) =>
  Object.fromEntries(COLORS.map((color) => [name(color), design(color)])) as Record<Name, FeatDesign>;

const DESIGNS: Record<Feat, FeatDesign> = {
  "score-45": { tincture: "sable", charges: ["cityhall-ink"], chief: "45" },
  "score-55": { tincture: "sable", charges: ["cityhall-ink", "palace-ink"], chief: "55" },
  "score-65": { tincture: "sable", charges: ["cityhall-ink", "cathedral-ink", "palace-ink"], chief: "65" },
  "win-60": { tincture: "parted", charges: ["laurel"], chief: "60" },
  "character-18": { tincture: "parted", charges: ["badge-jeanne"], chief: "18" },
  "citizens-40": { tincture: "parted", charges: ["knight", "craftsman", "priest"], chief: "40" },
  ...byColor(
    (color) => ({ tincture: color, charges: [`${DRAWING[rowOf(color, "prestige")]}-ink`], chief: SIX }),
    (color) => `prestige-${color}` as const,
  ),
  ...byColor(
    (color) => ({
      tincture: color,
      charges: [`${DRAWING[rowOf(color, "work")]}-ink`],
      chief: SIX,
      bend: true,
    }),
    (color) => `work-${color}` as const,
  ),
  ...byColor(
    (color) => ({ tincture: color, charges: [EMBLEM[color]], chief: "", ringed: true }),
    (color) => `resources-${RESOURCE_OF[color]}` as const,
  ),
  ...byColor(
    (color) => ({ tincture: color, charges: [CITIZEN[color]], chief: "20" }),
    (color) => `citizens-${color}` as const,
  ),
  "three-alone": { tincture: "sable", charges: ["die-3"], chief: "" },
  "three-together": { tincture: "sable", charges: ["die-3", "die-5", "die-1"], chief: "" },
  "three-banquets": { tincture: "sable", charges: ["goblet", "torch"], chief: "" },
};

/** Whether this names a feat: the server sends plain text. */
export const isFeat = (name: string): name is Feat => Object.hasOwn(DESIGNS, name);

export const designOf = (feat: Feat): FeatDesign => DESIGNS[feat];

interface Group {
  name: "glory" | "buildings" | "plenty" | "constancy";
  feats: Feat[];
}

export const GROUPS: Group[] = [
  { name: "glory", feats: ["score-45", "score-55", "score-65", "win-60", "character-18", "citizens-40"] },
  {
    name: "buildings",
    feats: COLORS.flatMap((color): Feat[] => [`prestige-${color}`, `work-${color}`]),
  },
  {
    name: "plenty",
    feats: COLORS.flatMap((color): Feat[] => [`resources-${RESOURCE_OF[color]}`, `citizens-${color}`]),
  },
  { name: "constancy", feats: ["three-alone", "three-together", "three-banquets"] },
];
