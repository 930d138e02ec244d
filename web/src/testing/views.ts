/** Views as a host sends them, for tests: true in shape, and as short as possible. */
import { emptySheet } from "../lib/empty-sheet";
import { dayOf, halfOf } from "../lib/half-days";
import { DEFAULTS } from "../lib/options";
import { POSITIONS } from "../lib/terms";
import type {
  Color,
  Effect,
  PlayedHalfDay,
  MessageView,
  OfferView,
  PlaceView,
  RoomView,
  SeatView,
  SectorView,
  PlayedStep,
  TableView,
  WayView,
} from "../wire";

const FREE = { any: 0, influence: 0, deniers: 0, knowledge: 0 };

/** A die; the second one is black. */
export function sectorView(index: number, change: Partial<SectorView> = {}): SectorView {
  const black = index === 1;
  return {
    slot: index + 1,
    color: "red",
    value: index + 1,
    black,
    available: !black,
    price: FREE,
    tile: null,
    ...change,
  };
}

/** A seat at a half-day; 0 is before the first dice. */
export function seatView(
  half_day: number,
  change: Partial<SeatView> = {},
  sectors = [0, 1, 2, 3].map((index) => sectorView(index)),
): SeatView {
  const day = Math.max(1, dayOf(half_day));
  const now = {
    number: half_day,
    day,
    half: halfOf(half_day),
    window: day - 1,
    slots: [1, 2, 3, 4],
    attacks: day >= 3,
  };
  return {
    name: "Ada",
    yours: true,
    bot: null,
    away: false,
    due_at: null,
    hinted: false,
    started: half_day > 0,
    done: half_day === 0,
    finished: false,
    version: half_day * 2,
    decided: 0,
    board: {
      now: half_day > 0 ? now : null,
      calendar: [],
      plazas: [],
      sectors,
      columns: POSITIONS,
      coming: [],
    },
    sheet: emptySheet(),
    offers: [],
    event: [],
    chronicle: [],
    feats: [],
    ...change,
  };
}

export function tableView(seats: SeatView[], change: Partial<TableView> = {}): TableView {
  return {
    seats,
    id: "game",
    created_at: 0,
    origin: "drawn",
    parent: null,
    counts: true,
    deal_of: null,
    people: seats.length,
    pace: "together",
    banquets: false,
    columns_mode: "first",
    columns_by: null,
    numbering: null,
    commitment: null,
    seed: null,
    fairness: null,
    due_at: null,
    hints: "on",
    finished: false,
    ended_early: false,
    ...change,
  };
}

export const wayView = (sector: number | null, change: Partial<WayView> = {}): WayView => ({
  sector,
  cost: [0, 0, 0],
  points: 0,
  ...change,
});

/** A building in a position, by these dice. */
export function buildingOffer(color: Color, position: number, ways: WayView[]): OfferView {
  const sector = ways[0]?.sector ?? 0;
  return {
    target: { type: "building", color, kind: "work", position },
    decision: { type: "take", sector, color, value: position, use: "work" },
    effects: [
      { type: "built", color, kind: "work", position },
      { type: "joined", color, from: 1, to: 2 },
    ],
    finishes: true,
    ways,
  };
}

export const reliefOffer = (): OfferView => ({
  target: { type: "relief" },
  decision: { type: "relief" },
  effects: [{ type: "circled", resource: "deniers", from: 4, to: 5 }],
  finishes: true,
  ways: [wayView(null)],
});

/** A half-day of a chronicle. */
export const playedView = (
  half_day: number,
  turn: PlayedStep[] = [],
  event: Effect[] = [],
): PlayedHalfDay => ({
  half_day,
  dice: [{ color: "red", value: 3, black: false, destroyed: false }],
  event,
  turn,
  total: 0,
  stand_in: false,
  turning: [],
});

export const personView = (
  name: string,
  change: Partial<Extract<PlaceView, { type: "person" }>> = {},
): PlaceView => ({
  type: "person",
  name,
  yours: false,
  host: false,
  crier: false,
  here: true,
  away_at: null,
  stand_in: false,
  offered: false,
  contribution: "00",
  ...change,
});

export function roomView(places: PlaceView[], change: Partial<RoomView> = {}): RoomView {
  return {
    id: "game",
    version: 1,
    created_at: 0,
    phase: "gathering",
    host: false,
    removed: false,
    options: DEFAULTS,
    webhook: { type: "none" },
    commitment: "fingerprint",
    places,
    watching: 0,
    rematch: null,
    ...change,
  };
}

export const messageView = (sequence: number, change: Partial<MessageView> = {}): MessageView => ({
  sequence,
  channel: "table",
  seat: null,
  writer: "somebody",
  name: "Blaise",
  text: "Hello!",
  at: Date.now() + 60_000,
  yours: false,
  ...change,
});
