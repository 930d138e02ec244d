import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settle, stubBrowser } from "../testing/browser";
import { FakeHost } from "../testing/fake-host";
import { messageView, personView, roomView, seatView, tableView } from "../testing/views";
import { announcer } from "./announcer.svelte";
import { muted } from "./muted.svelte";
import { Session } from "./session.svelte";

let host: FakeHost;
let session: Session;
const said = () => announcer.latest.map(({ text }) => text);

function open(name: string | null = null) {
  host = new FakeHost({ me: { known: name !== null, name, has_recovery_code: false, webhook: null } });
  session = new Session(host, "game");
}

beforeEach(() => {
  stubBrowser();
  announcer.clear();
  muted.clear();
  open();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("connects to its table, and disconnects", () => {
  expect(host.table.id).toBe("game");
  session.close();
  expect(host.table.closed).toBe(true);
});

it("opens where the browser keeps nothing", () => {
  session.close();
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  open();
  host.table.listener.people.said([messageView(1)]);
  expect(session.unread).toBe(1);
  session.readAll();
  expect(session.unread).toBe(0);
});

describe("the game", () => {
  it("is sent to every follower, from now on and as it is", () => {
    const view = tableView([seatView(1)]);
    host.table.listener.game.view(view);
    const follower = vi.fn();
    const stop = session.follow(follower);
    host.table.listener.game.view(tableView([seatView(2)]));
    stop();
    host.table.listener.game.view(tableView([seatView(3)]));
    expect(follower).toHaveBeenCalledTimes(2);
    expect(session.view?.seats[0]?.board.now?.number).toBe(3);
  });

  it("says who has acted, if they are people somewhere else", () => {
    const seats = (done: boolean) =>
      [
        ["Ada", true, null],
        ["Blaise", false, null],
        ["", false, "master"],
      ].map(([name, yours, bot]) => seatView(1, { name, yours, bot, done } as object));
    host.table.listener.people.room(roomView([personView("Ada", { yours: true })], { phase: "started" }));
    host.table.listener.game.view(tableView(seats(false)));
    host.table.listener.game.view(tableView(seats(true)));
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain("Blaise");
    expect(said()[0]).not.toContain("Ada");
  });

  it("at one's own pace nobody is announced", () => {
    const seats = (done: boolean) => [seatView(1), seatView(1, { name: "Blaise", yours: false, done })];
    host.table.listener.people.room(roomView([], { phase: "started" }));
    host.table.listener.game.view(tableView(seats(false), { pace: "own" }));
    host.table.listener.game.view(tableView(seats(true), { pace: "own" }));
    expect(said()).toEqual([]);
  });
});

describe("people", () => {
  it("who come and go are announced; oneself is not", () => {
    const me = personView("Ada", { yours: true });
    host.table.listener.people.room(roomView([me]));
    host.table.listener.people.room(roomView([me, personView("Blaise")]));
    host.table.listener.people.room(roomView([me]));
    expect(said()).toHaveLength(2);
    expect(said().every((text) => text.includes("Blaise"))).toBe(true);
  });

  it("a player who is expected sits down by coming, once", async () => {
    const expected = [personView("Ada", { yours: true, contribution: null })];
    host.table.listener.people.room(roomView(expected));
    host.table.listener.people.room(roomView(expected, { version: 2 }));
    expect(host.table.sent).toMatchObject([{ type: "room", command: { type: "sit", name: "Ada" } }]);
    await host.table.answer();
  });

  it("sitting down makes somebody of nobody, by a connection of their own", async () => {
    host.table.listener.people.room(roomView([{ type: "open" }]));
    const sitting = session.sit("Ada");
    await settle();
    expect(host.known.me).toMatchObject({ known: true, name: "Ada" });
    expect(host.table.reconnected).toBe(1);
    await host.table.answer();
    expect(await sitting).toBe(true);
  });

  it("a player who has that name already sits down at once", async () => {
    session.close();
    open("Ada");
    host.table.listener.people.room(roomView([{ type: "open" }]));
    void session.sit("Ada");
    await settle();
    expect(host.table.reconnected).toBe(0);
    expect(host.table.sent).toMatchObject([{ type: "room", command: { type: "sit" } }]);
  });

  it("a name that is refused is trouble, and nobody sits down", async () => {
    host.table.listener.people.room(roomView([{ type: "open" }]));
    host.me.rename = async () => {
      throw new Error("no");
    };
    expect(await session.sit("Ada")).toBe(false);
    expect(session.problem).toMatchObject({ code: "unknown" });
    expect(host.table.sent).toEqual([]);
  });

  it("what is refused is shown until something else is asked for", async () => {
    const starting = session.changeRoom({ type: "start" });
    await host.table.refuse("nobody-there");
    expect(await starting).toBe(false);
    expect(session.problem).toMatchObject({ code: "nobody-there" });
    void session.say("Hello!");
    expect(session.problem).toBeNull();
  });
});

describe("talk", () => {
  it("is sorted, heard once, and counted until it is read", () => {
    host.table.listener.people.said([messageView(2), messageView(1)]);
    host.table.listener.people.said([messageView(2)]);
    expect(session.shown.map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(said()).toHaveLength(2);
    expect(session.unread).toBe(2);
    session.readAll();
    expect(session.unread).toBe(0);
    session.close();
    session = new Session(host, "game");
    host.table.listener.people.said([messageView(1), messageView(2), messageView(3)]);
    expect(session.unread).toBe(1);
  });

  it("of before, of oneself and of the muted is not announced", () => {
    muted.add("rude");
    host.table.listener.people.said([
      messageView(1, { at: 0 }),
      messageView(2, { yours: true }),
      messageView(3, { writer: "rude" }),
    ]);
    expect(said()).toEqual([]);
    expect(session.shown).toHaveLength(2);
  });

  it("the same words twice are announced twice", () => {
    host.table.listener.people.said([messageView(1)]);
    host.table.listener.people.said([messageView(2)]);
    expect(said()).toHaveLength(2);
    expect(new Set(said()).size).toBe(1);
  });

  it("a sign is shown for a moment", () => {
    vi.useFakeTimers();
    host.table.listener.people.reacted({ seat: 0, name: "Blaise", reaction: "wave" });
    expect(session.signs).toMatchObject([{ name: "Blaise", reaction: "wave" }]);
    vi.advanceTimersByTime(5_000);
    expect(session.signs).toEqual([]);
  });
});

describe("the connection", () => {
  it("that is back says so for a moment", () => {
    vi.useFakeTimers();
    const { line } = host.table.listener;
    line.state("open");
    expect(session.connection).toBe("open");
    line.state("lost");
    line.state("open");
    expect(session.connection).toBe("back");
    vi.advanceTimersByTime(4_000);
    expect(session.connection).toBe("open");
  });

  it("to a table that is not there says why", () => {
    host.table.listener.line.missing({ code: "no-game", sentence: "No." });
    expect(session.missing).toMatchObject({ code: "no-game" });
  });
});

it("where games are hosted without people, nothing about people is sent", async () => {
  const { connect } = host;
  host.connect = (id, listener) => Object.assign(connect.call(host, id, listener), { people: null });
  session = new Session(host, "game");
  expect(await session.say("Is anybody here?")).toBe(false);
  session.react("wave");
  expect(host.table.sent).toEqual([]);
});
