import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announcer } from "../lib/announcer.svelte";
import { HALF_DAYS } from "../lib/half-days";
import { buildingPlace } from "../lib/places";
import { Session } from "../lib/session.svelte";
import { stubBrowser } from "../testing/browser";
import { FakeHost } from "../testing/fake-host";
import {
  buildingOffer,
  personView,
  reliefOffer,
  roomView,
  seatView,
  tableView,
  playedView,
  wayView,
} from "../testing/views";
import type { SeatView, TableView } from "../wire";
import { waitingOf } from "./prompts";
import { Turn } from "./turn.svelte";

const hooks = { newDice: vi.fn(), finished: vi.fn() };
const offers = [buildingOffer("red", 2, [wayView(0)])];
/** A seat that still has to act, and one that has. */
const acting = (half_day = 1, change: Partial<SeatView> = {}) => seatView(half_day, { offers, ...change });
const done = (half_day = 1, change: Partial<SeatView> = {}) =>
  seatView(half_day, { done: true, decided: 1, version: half_day * 2 + 1, ...change });
const other = { yours: false, name: "Blaise" };

let host: FakeHost;

beforeEach(() => {
  stubBrowser();
  vi.clearAllMocks();
  announcer.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A turn at a table that shows these seats. */
function at(seats: SeatView[], change: Partial<TableView> = {}, gathered = false): Turn {
  host = new FakeHost();
  const turn = new Turn(new Session(host, "game"), hooks);
  turn.follow();
  if (gathered)
    host.table.listener.people.room(roomView([personView("Ada", { yours: true }), personView("Blaise")]));
  show(seats, change);
  return turn;
}

function show(seats: SeatView[], change: Partial<TableView> = {}) {
  host.table.listener.game.view(tableView(seats, change));
}

const said = () => announcer.latest.map(({ text }) => text);

describe("whose seat is looked at", () => {
  it("is the first of this device that has to act", () => {
    expect(at([done(), acting()]).current).toBe(1);
    expect(at([acting(1, other), done()]).current).toBe(1);
    expect(at([done(1, other), done(1, other)]).current).toBe(0);
  });

  it("stays when others act, and what was chosen there too", () => {
    const turn = at([acting(), acting(1, other)]);
    turn.choosing.choosePlace(buildingPlace("red", "work", 2));
    show([acting(), done(1, other)]);
    expect(turn.current).toBe(0);
    expect(turn.ghost?.built.size).toBe(1);
  });

  it("looking at another forgets what was chosen", () => {
    const turn = at([acting(), acting()]);
    turn.choosing.chooseDie(0);
    turn.look(1);
    expect([turn.current, turn.choosing.die]).toEqual([1, null]);
  });

  it("is one's own when new dice come, where everybody has a device", () => {
    const turn = at([done(), done(1, other)], {}, true);
    turn.look(1);
    show([acting(2), acting(2, other)]);
    expect(turn.current).toBe(0);
    expect(hooks.newDice).toHaveBeenCalledExactlyOnceWith(2);
  });
});

describe("what comes next", () => {
  it("is nothing while there is something to decide", () => {
    const turn = at([acting()]);
    expect([turn.next, turn.waiting]).toEqual([null, null]);
  });

  it.each([
    [0, "first-dice"],
    [1, "next-dice"],
    [HALF_DAYS, "see-result"],
  ] as const)("after half-day %i: %s", (half_day, to) => {
    expect(at([done(half_day)]).next).toEqual({ type: "go_on", to });
  });

  it("is passing the device on, where others play on it", async () => {
    const turn = at([done(), acting()]);
    turn.look(0);
    expect(turn.next).toEqual({ type: "pass", to: 1 });
    await turn.goOn();
    expect(turn.current).toBe(1);
    expect(host.table.sent).toEqual([]);
  });

  it("is waiting, where others play elsewhere", () => {
    const turn = at([done(), acting(1, other)], {}, true);
    expect(turn.next).toBeNull();
    expect(turn.waiting).toEqual({ type: "done" });
    expect(turn.thinking.map(({ name }) => name)).toEqual(["Blaise"]);
  });

  it("is not waiting at one's own pace", () => {
    expect(at([done(), acting(1, other)], { pace: "own" }, true).next).toEqual({
      type: "go_on",
      to: "next-dice",
    });
  });

  it("with the first to act comes their sheet", async () => {
    const turn = at([done(), done()]);
    turn.look(1);
    const going = turn.goOn();
    show([acting(2), acting(2)]);
    await host.table.answer();
    await going;
    expect(turn.current).toBe(0);
  });
});

describe("columns without numbers", () => {
  it("let nobody go on", () => {
    const numbering = { type: "expert", shuffled: [6, 5, 4, 3, 2, 1] } as const;
    const before = () => [done(0), done(0, other)];
    const turn = at(
      before(),
      { numbering: { ...numbering, shuffled: [...numbering.shuffled] }, due_at: 99 },
      true,
    );
    expect(turn.next).toBeNull();
    expect(turn.waiting?.type).toBe("numbering");
    expect(turn.diceDue).toBeNull();
    show(before(), { due_at: 99, columns_mode: "expert", columns_by: "crier" });
    expect(said()).toEqual(["Columns by the town crier: 1 2 3 4 5 6"]);
    expect(turn.next).toMatchObject({ to: "first-dice" });
    expect(turn.diceDue).toBe(99);
  });
});

describe("why nothing can be done", () => {
  it.each([
    ["watching", [acting(1, other)], 0],
    ["visiting", [acting(), acting(1, other)], 1],
    ["finished", [done(HALF_DAYS, { finished: true }), acting(3, other)], 0],
  ] as const)("%s", (type, seats, look) => {
    const turn = at([...seats]);
    turn.look(look);
    expect(turn.waiting?.type).toBe(type);
  });
});

describe("sending", () => {
  it("a decision waits for its answer, and announces what happened", async () => {
    const turn = at([acting()]);
    turn.choosing.choosePlace(buildingPlace("red", "work", 2));
    const sending = turn.confirm();
    expect(turn.busy).toBe(true);
    void turn.confirm();
    expect(host.table.sent).toMatchObject([
      { type: "play", seat: 0, command: { type: "decide", decision: { type: "take", sector: 0 } } },
    ]);
    const step = { decision: { type: "relief" as const }, cost: [0, 0, 0] as [number, number, number] };
    show([done(1, { chronicle: [playedView(1, [{ ...step, effects: offers[0]!.effects, points: 2 }])] })]);
    // What it changed is there: nobody has to wait for the answer.
    expect(turn.busy).toBe(false);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain("Count’s Palace 2");
    // Not even if the device is passed on, or new dice come, before that.
    show([acting(2, { chronicle: [playedView(1), playedView(2)] })]);
    await host.table.answer();
    await sending;
    expect(said()).toHaveLength(2);
  });

  it("what was decided before is not announced again", async () => {
    const chronicle = [
      playedView(1, [{ decision: { type: "relief" }, cost: [0, 0, 0], effects: [], points: 0 }]),
    ];
    const turn = at([acting(1, { decided: 1, chronicle })]);
    turn.choosing.choosePlace(buildingPlace("red", "work", 2));
    void turn.confirm();
    show([acting(1, { decided: 1, chronicle, hinted: true })]);
    await host.table.refuse("not-yet");
    expect(said()).toEqual([]);
  });

  it("relief needs no choice", async () => {
    const turn = at([seatView(1, { offers: [reliefOffer()] })]);
    void turn.confirm();
    expect(host.table.sent).toMatchObject([{ command: { decision: { type: "relief" } } }]);
  });

  it("a refusal is trouble until something else is sent", async () => {
    const turn = at([done()]);
    void turn.goOn();
    await host.table.refuse("not-yet");
    expect(turn.busy).toBe(false);
    expect(turn.problem).toMatchObject({ code: "not-yet" });
    expect(said()).toEqual([]);
    void turn.goOn();
    expect(turn.problem).toBeNull();
  });

  it("the trouble of the table shows in the same place", () => {
    const turn = at([acting()]);
    host.table.listener.line.failed({ code: "bad-message", sentence: "What?" });
    expect(turn.problem).toMatchObject({ code: "bad-message" });
  });

  it("an old answer does not end the wait for a newer one", async () => {
    const turn = at([done()]);
    void turn.goOn();
    show([acting(2)]);
    turn.choosing.choosePlace(buildingPlace("red", "work", 2));
    void turn.confirm();
    await host.table.answer();
    expect(turn.busy).toBe(true);
    await host.table.answer();
    expect(turn.busy).toBe(false);
  });
});

describe("undoing", () => {
  it("first undoes choices, and sends nothing for that", () => {
    const turn = at([acting(1, { decided: 1 })]);
    turn.choosing.choosePlace(buildingPlace("red", "work", 2));
    expect([turn.canUndo, turn.takesBack]).toEqual([true, false]);
    turn.undo();
    expect(host.table.sent).toEqual([]);
    expect([turn.canUndo, turn.takesBack]).toEqual([true, true]);
    turn.undo();
    expect(host.table.sent).toMatchObject([{ command: { type: "take_back", keep: 0 } }]);
  });

  it("has nothing to do on a fresh turn, and on others' sheets", () => {
    expect(at([acting()]).canUndo).toBe(false);
    expect(at([done(1, other)]).canUndo).toBe(false);
  });

  it("of what a stand-in did takes the whole half-day back", () => {
    const played = (half_day: number, stand_in = true) => ({ ...playedView(half_day), stand_in });
    const turn = at([done(1, { away: true, chronicle: [played(1)] }), acting(1, other)], {}, true);
    expect(turn.stoodIn).toEqual({ turns: [1], open: true });
    turn.takeOver();
    expect(host.table.sent).toMatchObject([{ command: { type: "take_back", keep: 0 } }]);
    const three = [played(1, false), played(2), played(3)];
    show([acting(4, { away: true, chronicle: [...three, played(4, false)] }), acting(4, other)]);
    expect(turn.stoodIn).toEqual({ turns: [2, 3], open: false });
  });

  it("speaks of a stand-in only where one has played", () => {
    const played = (half_day: number, stand_in: boolean) => ({ ...playedView(half_day), stand_in });
    // Time was up after the last turn was confirmed in person: the clock only went on.
    const ended = acting(16, {
      finished: true,
      away: true,
      chronicle: [played(15, true), played(16, false)],
    });
    expect(at([ended, acting(16, other)], {}, true).stoodIn).toBeNull();
    const back = done(16, { chronicle: [played(15, true), played(16, false)] });
    expect(at([back, acting(16, other)], {}, true).stoodIn).toBeNull();
  });
});

describe("others' sheets", () => {
  it("say of which half-day they are, where that is an earlier one", () => {
    const turn = at([acting(5), done(3, other)], { pace: "own" }, true);
    turn.look(1);
    expect(waitingOf(turn)?.detail).toBe("You see the wheel as it was then: Day 2, morning.");
    show([acting(5), done(5, other)]);
    expect(waitingOf(turn)?.detail).toBeNull();
  });
});

describe("new dice", () => {
  it("are announced with what they struck, but not those of a page that is opened", () => {
    const played = playedView(2, [], [{ type: "attacked", color: "red", position: 3, outcome: "crossed" }]);
    at([done()]);
    expect(said()).toEqual([]);
    show([acting(2, { chronicle: [played], event: played.event })]);
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain("Nobility 3");
  });
});

describe("hints", () => {
  it("are shown and hidden where they may be asked for", () => {
    const turn = at([acting()]);
    turn.toggleHints();
    expect(turn.hinting).toBe(true);
    turn.toggleHints();
    expect(turn.hinting).toBe(false);
    expect(at([acting()], { hints: "off" }).canHint).toBe(false);
    expect(at([acting(1, other)]).canHint).toBe(false);
  });

  it("that nobody can compute are trouble", () => {
    const turn = at([acting()], { hints: "no_solver" });
    turn.toggleHints();
    expect([turn.hinting, turn.problem?.code]).toEqual([false, "no-solver"]);
  });
});

describe("clocks", () => {
  it("the dice come by themselves when all have acted, where people are apart", () => {
    const due_at = 1_000;
    expect(at([done(), done(1, other)], { due_at }, true).diceDue).toBe(due_at);
    expect(at([done(), acting(1, other)], { due_at }, true).diceDue).toBeNull();
    expect(at([done(), done()], { due_at }).diceDue).toBeNull();
  });

  it("one's own time runs from the first dice on", () => {
    expect(at([acting(1, { due_at: 5 }), acting(1, other)], {}, true).timeDue).toBe(5);
    expect(at([done(0, { due_at: 5 }), done(0, other)], {}, true).timeDue).toBeNull();
  });
});

it("the end of the game is announced", () => {
  at([done(HALF_DAYS, { finished: true })], { finished: true });
  expect(hooks.finished).toHaveBeenCalledOnce();
});
