/** What is played at a table: what a new one starts with, and all of it in words. */
import type { Level, RoomOptions } from "../wire";
import { printed } from "./printed";
import { t } from "./words";

export const LEVELS: Level[] = ["novice", "apprentice", "journeyman", "master", "grandmaster"];
export const MOST_PLACES = printed.most_players;

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
/** Seconds for a half-day. */
export const LIMITS = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];

export const DEFAULTS: RoomOptions = {
  columns: { type: "first" },
  banquets: false,
  pace: "together",
  limit: null,
  public: false,
  chat: true,
  hints: false,
  stand_in: "apprentice",
};
export const PLACES = 4;

export function limitInWords(limit: number | null): string {
  if (limit === null) return t("limit-none");
  if (limit % DAY === 0) return t("limit-days", { count: limit / DAY });
  if (limit % HOUR === 0) return t("limit-hours", { count: limit / HOUR });
  if (limit % MINUTE === 0) return t("limit-minutes", { count: limit / MINUTE });
  return t("limit-seconds", { count: limit });
}

/** The parts of a table that make a difference to somebody who chooses one. */
export function optionsInWords(options: RoomOptions): string[] {
  return [
    t(`columns-mode-${options.columns.type}`),
    options.banquets ? t("expansion") : null,
    t(`pace-${options.pace}`),
    options.limit === null ? null : t("lobby-limit", { time: limitInWords(options.limit) }),
    options.hints ? t("with-hints") : null,
  ].filter((part) => part !== null);
}
