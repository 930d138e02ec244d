/** Who is missed, and from when on. */
import { describe, expect, it } from "vitest";
import { personView, roomView, seatView, tableView } from "../testing/views";
import { absentees, anybodyGone } from "./absence";

const NOW = 1_000_000;

describe("people who are away", () => {
  const view = tableView([seatView(1), seatView(1, { yours: false }), seatView(1, { yours: false })]);
  const room = roomView(
    [
      personView("Ada", { yours: true, away_at: 0 }),
      personView("Blaise", { here: false, away_at: NOW }),
      personView("Carla", { here: false, away_at: NOW + 1, offered: true }),
    ],
    { phase: "started" },
  );

  it("are missed after a while, and nobody who plays at this browser is", () => {
    expect(absentees(room, view, NOW).map(({ name }) => name)).toEqual(["Blaise"]);
    expect(absentees(room, view, NOW + 1)).toMatchObject([{ seat: 1 }, { seat: 2, offered: true }]);
    expect([room, roomView([personView("Ada")]), null].map(anybodyGone)).toEqual([true, false, false]);
  });

  it("are not missed when they have finished, or the game has", () => {
    const seats = view.seats.map((seat) => ({ ...seat, finished: !seat.yours }));
    expect(absentees(room, { ...view, seats }, NOW + 1)).toEqual([]);
    expect(absentees(room, { ...view, finished: true }, NOW + 1)).toEqual([]);
    expect(absentees(null, view, NOW)).toEqual([]);
  });
});
