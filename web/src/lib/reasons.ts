/** Why one decision is worth more than another, in words: what it brings from citizens, rows and resources. */
import type { Decision, Effect, EvaluationView } from "../wire";
import { decimal } from "./numbers";
import { valueOf } from "./places";
import { RESOURCE_OF, rowName, rowOf, someResource } from "./terms";
import { list, t } from "./words";

const PARTS = ["citizens", "rows", "resources"] as const;
/** Smaller differences are not shown: with one decimal they would be nothing. */
const SHOWN = 0.05;

type Worth = Pick<EvaluationView, (typeof PARTS)[number]>;

/** What `one` brings compared with `other`, the greatest difference first; empty if there is none to speak of. */
export function reasonInWords(one: Worth, other: Worth): string {
  const differences = PARTS.map((part) => ({ part, points: one[part] - other[part] }))
    .filter(({ points }) => Math.abs(points) >= SHOWN)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return list(
    differences.map(({ part, points }) =>
      t(points > 0 ? "reason-more" : "reason-less", { part, points: decimal(Math.abs(points)) }),
    ),
  );
}

/** What a decision is about, without all that follows: "Fortress 3". */
export function decisionInWords(decision: Decision, effects: Effect[], columns: readonly number[]): string {
  switch (decision.type) {
    case "take":
      if (decision.use === "resources")
        return t("title-resource", { what: someResource(RESOURCE_OF[decision.color], decision.value) });
      break;
    case "citizen":
      return t("title-citizen", { citizens: t(`citizens-${decision.color}`) });
    case "relief":
      return t("relief");
    case "build":
      break;
  }
  // A building stands before anything follows from it.
  const built = effects.find((effect) => effect.type === "built");
  if (built?.type !== "built") return "";
  return t("title-building", {
    row: rowName(rowOf(built.color, built.kind)),
    value: valueOf(columns, built.position),
  });
}
