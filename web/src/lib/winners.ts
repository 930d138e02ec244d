/** Who won: the highest total, shared if it is reached more than once. */
export function winnersOf(totals: number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}

/** Everybody by their totals, highest first; equal totals share a place, and the next one is free. */
export function rankingOf(totals: number[]): { seat: number; rank: number }[] {
  return [...totals.keys()]
    .toSorted((a, b) => totals[b]! - totals[a]! || a - b)
    .map((seat) => ({ seat, rank: 1 + totals.filter((total) => total > totals[seat]!).length }));
}
