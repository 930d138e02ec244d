/** Days of UTC as people write them, and what there is to say of them. */
import type { Class, DayView } from "../wire";
import { speaking } from "./language.svelte";
import { t } from "./words";

const DAY = 24 * 60 * 60 * 1_000;

/** "2026-11-18" as a moment of that day. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** "2026-11-18". */
export const dayName = (date: Date) => date.toISOString().slice(0, 10);

/** The day so many days later. */
export const plus = (day: string, days: number) => dayName(new Date(noon(day).getTime() + days * DAY));

function written(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(speaking.tag, { ...options, timeZone: "UTC" }).format(noon(day));
}

/** "Wednesday 18 November". */
export const longDay = (day: string) => written(day, { weekday: "long", day: "numeric", month: "long" });

/** "18 November". */
export const shortDay = (day: string) => written(day, { day: "numeric", month: "long" });

/** "November 2026". */
export const monthName = (day: string) => written(day, { month: "long", year: "numeric" });

/** "W". */
export const weekdayLetter = (day: string) => written(day, { weekday: "narrow" });

/** The first days of the month of a day, and of those before and after it. */
export function monthOf(day: string): { first: string; last: string; before: string; after: string } {
  const [year, month] = day.split("-").map(Number) as [number, number];
  const begins = (shift: number) => dayName(new Date(Date.UTC(year, month - 1 + shift, 1)));
  return { first: begins(0), last: plus(begins(1), -1), before: begins(-1), after: begins(1) };
}

/** The place of a day in its week: 0 is Monday. */
export const weekday = (day: string) => (noon(day).getUTCDay() + 6) % 7;

/** Whole hours and minutes of a time in milliseconds. */
export function hoursAndMinutes(time: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil(time / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

const SQUARES: Record<Class, string> = {
  best: "🟩",
  fine: "🟦",
  inaccuracy: "🟨",
  mistake: "🟧",
  blunder: "🟥",
};

/** What a player may send to others: it says nothing of the dice. */
export function shareText(view: DayView, link: string): string | null {
  const { result, field } = view;
  if (!result) return null;
  const about = { day: shortDay(view.day), score: result.score };
  const first = field?.par
    ? t("day-share-line-par", { ...about, par: field.par.score })
    : t("day-share-line", about);
  const classes = result.explained?.classes ?? [];
  const squares = classes.map((one) => SQUARES[one]).join("");
  return [first, squares, link].filter((line) => line).join("\n");
}

/** What is said of a score beside par. */
export function besidePar(score: number, par: number): string {
  if (score === par) return t("day-on-par");
  const points = Math.abs(score - par);
  return score > par ? t("day-over-par", { points }) : t("day-under-par", { points });
}
