/** How the shield of each feat is drawn, and in which group it hangs. The words are `feat-…` in the catalogues. */
import type { Color } from "../wire";
import { CITIZEN, COLORS, DRAWING, EMBLEM, RESOURCE_OF, rowOf } from "./terms";

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

const byColor = (design: (color: Color) => FeatDesign, name: (color: Color) => string) =>
  Object.fromEntries(COLORS.map((color) => [name(color), design(color)]));

const DESIGNS: Record<string, FeatDesign> = {
  "score-45": { tincture: "sable", charges: ["cityhall-ink"], chief: "45" },
  "score-55": { tincture: "sable", charges: ["cityhall-ink", "palace-ink"], chief: "55" },
  "score-65": { tincture: "sable", charges: ["cityhall-ink", "cathedral-ink", "palace-ink"], chief: "65" },
  "win-60": { tincture: "parted", charges: ["laurel"], chief: "60" },
  "character-18": { tincture: "parted", charges: ["badge-jeanne"], chief: "18" },
  "citizens-40": { tincture: "parted", charges: ["knight", "craftsman", "priest"], chief: "40" },
  ...byColor(
    (color) => ({ tincture: color, charges: [`${DRAWING[rowOf(color, "prestige")]}-ink`], chief: SIX }),
    (color) => `prestige-${color}`,
  ),
  ...byColor(
    (color) => ({
      tincture: color,
      charges: [`${DRAWING[rowOf(color, "work")]}-ink`],
      chief: SIX,
      bend: true,
    }),
    (color) => `work-${color}`,
  ),
  ...byColor(
    (color) => ({ tincture: color, charges: [EMBLEM[color]], chief: "", ringed: true }),
    (color) => `resources-${RESOURCE_OF[color]}`,
  ),
  ...byColor(
    (color) => ({ tincture: color, charges: [CITIZEN[color]], chief: "20" }),
    (color) => `citizens-${color}`,
  ),
  "three-alone": { tincture: "sable", charges: ["die-3"], chief: "" },
  "three-together": { tincture: "sable", charges: ["die-3", "die-5", "die-1"], chief: "" },
  "three-banquets": { tincture: "sable", charges: ["goblet", "torch"], chief: "" },
};

export const designOf = (feat: string): FeatDesign =>
  DESIGNS[feat] ?? { tincture: "sable", charges: ["laurel"], chief: "" };

export const GROUPS: { name: string; feats: string[] }[] = [
  { name: "glory", feats: ["score-45", "score-55", "score-65", "win-60", "character-18", "citizens-40"] },
  {
    name: "buildings",
    feats: COLORS.flatMap((color) => [`prestige-${color}`, `work-${color}`]),
  },
  {
    name: "plenty",
    feats: COLORS.flatMap((color) => [`resources-${RESOURCE_OF[color]}`, `citizens-${color}`]),
  },
  { name: "constancy", feats: ["three-alone", "three-together", "three-banquets"] },
];
