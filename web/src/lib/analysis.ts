/** Reading an analysis: what is worth showing of it, and waiting for it. */
import type {
  AnalysisProgress,
  AnalysisView,
  Class,
  ComparedView,
  DecisionAnalysisView,
  PlayerAnalysisView,
} from "../wire";

export const CLASSES: Class[] = ["best", "fine", "inaccuracy", "mistake", "blunder"];

export interface Mistake {
  key: string;
  half_day: number;
  /** The decision of the half-day, from 1, as the replay counts its steps. */
  step: number;
  decision: DecisionAnalysisView;
  compared: ComparedView;
}

/** Every decision that is shown beside a better one, the dearest first. */
export function mistakesOf(player: PlayerAnalysisView): Mistake[] {
  const all = player.half_days.flatMap(({ half_day, decisions }) =>
    decisions.flatMap((decision, index) =>
      decision.compared
        ? [{ key: `${half_day}-${index}`, half_day, step: index + 1, decision, compared: decision.compared }]
        : [],
    ),
  );
  return all.toSorted((a, b) => b.decision.loss - a.decision.loss || a.half_day - b.half_day);
}

/** How many decisions there were of each class. */
export function countsOf(player: PlayerAnalysisView): Record<Class, number> {
  const counts: Record<Class, number> = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
  for (const { decisions } of player.half_days) for (const { class: one } of decisions) counts[one] += 1;
  return counts;
}

/** The expected score from before the first roll to the end: 17 values. */
export const curveOf = (player: PlayerAnalysisView): number[] => [
  player.start,
  ...player.half_days.map(({ after }) => after),
];

/** Everybody for whom a number is the greatest. Differences that nobody sees are none. */
export function leaders(players: PlayerAnalysisView[], of: (player: PlayerAnalysisView) => number): number[] {
  const most = Math.max(...players.map(of));
  return players.flatMap((player, index) => (most - of(player) < 0.05 ? [index] : []));
}

/** Asks until it is there, and reports how far it has come meanwhile. */
export async function untilThere<T extends object>(
  ask: () => Promise<T | AnalysisProgress>,
  report: (progress: AnalysisProgress) => void,
  goOn: () => boolean,
): Promise<T | null> {
  while (goOn()) {
    const answer = await ask();
    if (!isProgress(answer)) return answer;
    report(answer);
  }
  return null;
}

const isProgress = (answer: object): answer is AnalysisProgress => "done" in answer && "of" in answer;

export type { AnalysisProgress, AnalysisView };
