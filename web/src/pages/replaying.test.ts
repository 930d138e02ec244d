import { describe, expect, it } from "vitest";
import { emptySheet } from "../lib/empty-sheet";
import type { BoardView, ReplayStep, ReplayView, SheetView } from "../wire";
import { Replaying } from "./replaying.svelte";

const board = { sectors: [] } as unknown as BoardView;
const sheet = (total: number): SheetView => {
  const empty = emptySheet();
  return { ...empty, score: { ...empty.score, total } };
};
const step = (total: number): ReplayStep => ({
  decision: { type: "relief" },
  cost: [0, 0, 0],
  points: 1,
  effects: [],
  sheet: sheet(total),
});

/** Two half-days of two players: one decides once each time, the other twice in the first. */
const VIEW: ReplayView = {
  bots: [],
  id: "game",
  names: ["Ada", "Blaise"],
  finished: true,
  ended_early: false,
  start: sheet(0),
  setup_board: board,
  half_days: [1, 2].map((half_day) => ({
    board,
    seats: [
      { before: sheet(half_day * 10), event: [], steps: [step(half_day * 10 + 1)], stand_in: false },
      {
        before: sheet(half_day * 10),
        event: [],
        steps: half_day === 1 ? [step(11), step(12)] : [step(21)],
        stand_in: false,
      },
    ],
  })),
};

const where = (replay: Replaying) => [replay.half_day, replay.step, replay.sheet.score.total];

describe("a replay", () => {
  it("goes through dice and decisions, step by step", () => {
    const replay = new Replaying(VIEW, 1, 0, 0);
    const seen = [where(replay)];
    for (let at = 0; at < replay.last; at += 1) {
      replay.move(1);
      seen.push(where(replay));
    }
    expect(seen).toEqual([
      [0, 0, 0],
      [1, 0, 10],
      [1, 1, 11],
      [1, 2, 12],
      [2, 0, 20],
      [2, 1, 21],
    ]);
    replay.move(1);
    expect(where(replay)).toEqual([2, 1, 21]);
  });

  it("keeps the objects of what does not change", () => {
    const replay = new Replaying(VIEW, 0, 1, 0);
    const before = replay.sheet;
    replay.jump(replay.last);
    expect(replay.sheet).not.toBe(before);
    expect(replay.sheet).toEqual(sheet(21));
    expect(replay.sheet.score).not.toBe(before.score);
    expect(replay.sheet.cells).toBe(before.cells);
    expect(replay.sheet.resources.deniers).toBe(before.resources.deniers);
  });

  it("goes by half-days, back first to the dice of this one", () => {
    const replay = new Replaying(VIEW, 1, 1, 2);
    replay.moveHalfDay(-1);
    expect(where(replay)).toEqual([1, 0, 10]);
    replay.moveHalfDay(-1);
    expect(where(replay)).toEqual([0, 0, 0]);
    replay.moveHalfDay(1);
    replay.moveHalfDay(1);
    expect(where(replay)).toEqual([2, 0, 20]);
    replay.moveHalfDay(1);
    expect(where(replay)).toEqual([2, 1, 21]);
  });

  it("keeps the half-day when another seat is looked at, as far as that seat has the step", () => {
    const replay = new Replaying(VIEW, 1, 1, 2);
    replay.look(0);
    expect(where(replay)).toEqual([1, 1, 11]);
  });

  it("opens somewhere sensible, whatever the address says", () => {
    expect(where(new Replaying(VIEW, 9, 99, 99))).toEqual([2, 1, 21]);
    expect(where(new Replaying(VIEW, -3, -1, 5))).toEqual([0, 0, 0]);
    expect(where(new Replaying({ ...VIEW, half_days: [] }, 0, 4, 0))).toEqual([0, 0, 0]);
  });
});
