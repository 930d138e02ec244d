/** Compares how dice fell with how they had to fall. */
import type { Deal } from "./deal";
import { commitmentOf, dealOf, rolledColumns, seedOf } from "./deal";
import type { DiceRecord } from "./record";

/** `hand`: a person chose it, so the seed has nothing to say. */
export type Verdict = "right" | "wrong" | "hand";

export interface DiceCheck {
  deal: Deal;
  /** SHA-256 of the seed, computed here. */
  fingerprint: string;
  /** Whether the fingerprint is the one that was published; null if none was. */
  seed: Exclude<Verdict, "hand"> | null;
  plazas: Verdict;
  columns: Verdict;
  /** Nothing in a game without Banquets & Raids. */
  banquets: Verdict | null;
  /** One for every half-day that was played. */
  rolls: Verdict[];
  right: boolean;
}

const same = (a: unknown, b: unknown): Exclude<Verdict, "hand"> =>
  JSON.stringify(a) === JSON.stringify(b) ? "right" : "wrong";

export async function checkDice(
  record: DiceRecord,
  seedText: string,
  published: string | null,
): Promise<DiceCheck> {
  const seed = await seedOf(seedText);
  const [deal, fingerprint] = [await dealOf(seed), await commitmentOf(seed)];
  const checks = {
    seed: published === null ? null : same(fingerprint, published),
    plazas: same(record.plazas, deal.plazas),
    columns: columnsVerdict(record, deal),
    banquets: record.banquets.length > 0 ? same(record.banquets, deal.banquets) : null,
    rolls: record.rolls.map((roll, index) => same(roll, deal.rolls[index])),
  };
  const all = [checks.seed, checks.plazas, checks.columns, checks.banquets, ...checks.rolls];
  return { deal, fingerprint, ...checks, right: all.every((verdict) => verdict !== "wrong") };
}

/** Directions and expert columns may be a person's choice; only the first value of rolled columns never is. */
function columnsVerdict({ columns, columnsMode }: DiceRecord, deal: Deal): Verdict {
  if (columnsMode === "rolled") return same(columns[0], deal.rolled.first);
  if (columnsMode === "first") return same(columns, [1, 2, 3, 4, 5, 6]);
  const known = [deal.shuffled, rolledColumns(deal.rolled)].some((one) => same(one, columns) === "right");
  return known ? "right" : "hand";
}
