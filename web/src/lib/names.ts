/** What players are called. Bots have no names: their level says who they are. */
import type { GameSummary, PlaceView, SeatView } from "../wire";
import { t } from "./words";

export function nameOf(seat: Pick<SeatView, "name" | "bot">): string {
  return seat.bot ? t("bot-named", { level: t(`level-${seat.bot}`) }) : seat.name || t("nobody");
}

/** All players of a game that is listed or looked at again. */
export const namesOf = ({ names, bots }: Pick<GameSummary, "names" | "bots">) =>
  names.map((name, seat) => nameOf({ name, bot: bots[seat] ?? null }));

export function placeName(place: PlaceView): string {
  if (place.type === "person") return place.name;
  return place.type === "bot" ? t("bot-named", { level: t(`level-${place.level}`) }) : t("open-place");
}

/** The first letter, for the round sign beside a name. */
export const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? "?";
