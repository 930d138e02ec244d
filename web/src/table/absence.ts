/** Who keeps the others waiting, and who may do something about it. */
import type { RoomView, TableView } from "../wire";
import { serverTime } from "../lib/clock";

export interface Absentee {
  /** The seat, from 0. */
  seat: number;
  name: string;
  /** Since when the host can do something, in milliseconds since 1970. */
  since: number;
  standIn: boolean;
  offered: boolean;
}

/** People of the table who still have to play and have been away for a while. */
export function absentees(room: RoomView | null, view: TableView, now = serverTime()): Absentee[] {
  if (!room || view.finished) return [];
  return room.places.flatMap((place, seat) => {
    const plays = view.seats[seat]?.finished === false;
    if (place.type !== "person" || place.yours || place.away_at === null || !plays) return [];
    if (place.away_at > now) return [];
    return [
      {
        seat,
        name: place.name,
        since: place.away_at,
        standIn: place.stand_in || view.seats[seat]?.away === true,
        offered: place.offered,
      },
    ];
  });
}

/** Whether somebody has gone, so that the time matters. */
export const anybodyGone = (room: RoomView | null): boolean =>
  room?.places.some((place) => place.type === "person" && place.away_at !== null) === true;
