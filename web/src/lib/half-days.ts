/** Half-days by their numbers, 1 to 16. */
import { t } from "./words";

export const HALF_DAYS = 16;

export const dayOf = (half_day: number) => Math.ceil(half_day / 2);
export const halfOf = (half_day: number) => (half_day % 2 === 1 ? "morning" : "afternoon");

/** "Day 4, morning". */
export function halfDayName(half_day: number): string {
  return t("half-day", { day: dayOf(half_day), half: halfOf(half_day) });
}
