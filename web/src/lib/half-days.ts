/** Half-days by their numbers, from 1. */
import type { Half } from "../wire";
import { printed } from "./printed";
import { t } from "./words";

export const HALF_DAYS = printed.half_days;

export const dayOf = (half_day: number) => Math.ceil(half_day / 2);
/** The days of a game, from 1. */
export const DAYS = Array.from({ length: dayOf(HALF_DAYS) }, (_, index) => index + 1);
export const halfOf = (half_day: number): Half => (half_day % 2 === 1 ? "morning" : "afternoon");

/** "Day 4, morning". */
export function halfDayName(half_day: number): string {
  return t("half-day", { day: dayOf(half_day), half: halfOf(half_day) });
}
