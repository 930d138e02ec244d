/** Who won: the highest total, shared if it is reached more than once. */
export function winnersOf(totals: number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
