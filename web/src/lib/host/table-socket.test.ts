import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Problem, ServerMessage, SeatView, TableView } from "../../wire";
import type { TableListener } from "./connection";
import { TableSocket } from "./table-socket";

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = "";
  sent: { id: string; command: { type: string } }[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }
  break() {
    this.readyState = 3;
    this.dispatchEvent(new Event("close"));
  }
  async receive(message: ServerMessage) {
    await this.deliver(JSON.stringify(message));
  }
  async deliver(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const last = () => FakeSocket.all.at(-1)!;
const view = { id: "x", seats: [] } as unknown as TableView;
const table = (sequence: number): ServerMessage => ({ type: "table", sequence, view });
const changed = (sequence: number): ServerMessage => ({ type: "changed", sequence, table: view, seats: [] });

const through = (data: BlobPart, stream: GenericTransformStream) =>
  new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
const pack = (message: ServerMessage) => through(JSON.stringify(message), new CompressionStream("deflate"));
/** Takes as long as the connection takes for it. */
const unpacked = (packed: ArrayBuffer) => through(packed, new DecompressionStream("deflate"));

let connection: TableSocket;
let reported: ReturnType<typeof vi.fn>;
const listener = {
  game: { view: vi.fn<TableListener["game"]["view"]>(), hint: vi.fn() },
  people: { room: vi.fn(), said: vi.fn(), reacted: vi.fn() },
  line: { state: vi.fn(), failed: vi.fn(), missing: vi.fn() },
} satisfies TableListener;
/** Why there is no table, if there is none. */
let why: Problem | null;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.clearAllMocks();
  why = null;
  connection = new TableSocket("x", listener, async () => why);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("sequences", () => {
  it("in order are shown", async () => {
    last().open();
    await last().receive(table(1));
    await last().receive(changed(2));
    expect(listener.game.view).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all).toHaveLength(1);
    expect(last().address).toBe("wss://example.org/api/games/x/socket");
  });

  it("with a gap mean asking for everything again", async () => {
    last().open();
    await last().receive(table(1));
    await last().receive(changed(3));
    expect(listener.game.view).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    await last().receive(table(1));
    await last().receive(changed(2));
    expect(listener.game.view).toHaveBeenCalledTimes(3);
    // A gap is no trouble that anybody has to read about.
    expect(listener.line.state.mock.calls.flat()).toEqual(["open"]);
  });
});

describe("a message", () => {
  it("of a connection that is gone is not taken for one of the next", async () => {
    last().open();
    await last().receive(table(1));
    const packed = await pack(changed(2));
    // It is being unpacked while this browser gets a name.
    void last().deliver(packed);
    await Promise.resolve();
    connection.reconnect();
    await vi.waitFor(() => unpacked(packed));
    last().open();
    await last().receive(table(1));
    expect(listener.game.view).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all, "nothing was missed").toHaveLength(2);
  });

  it("that cannot be read does not keep the next ones away", async () => {
    last().open();
    await last().receive(table(1));
    await last().deliver("{");
    expect(reported).toHaveBeenCalledOnce();
    await last().receive(changed(2));
    expect(listener.game.view).toHaveBeenCalledTimes(2);
  });
});

it("of a chronicle only what is new comes", async () => {
  const seat = (half_days: number[], name = "Ada") =>
    ({ name, chronicle: half_days.map((half_day) => ({ half_day })) }) as unknown as SeatView;
  const change = (sequence: number, kept: number, one: SeatView): ServerMessage => ({
    type: "changed",
    sequence,
    table: view,
    seats: [{ seat: 0, kept, view: one }],
  });
  last().open();
  await last().receive({ type: "table", sequence: 1, view: { ...view, seats: [seat([1, 2])] } });
  await last().receive(change(2, 2, seat([3])));
  expect(listener.game.view.mock.lastCall?.[0].seats).toEqual([seat([1, 2, 3])]);
  // Somebody takes a turn back: what was sent of it is no longer true.
  await last().receive(change(3, 1, seat([2], "Ada again")));
  expect(listener.game.view.mock.lastCall?.[0].seats).toEqual([seat([1, 2], "Ada again")]);
});

describe("commands", () => {
  it("are sent again until they are answered; signs are not", async () => {
    last().open();
    await last().receive(table(1));
    const verdict = connection.people.say("hello");
    connection.people.react("wave");
    expect(last().sent.map(({ command }) => command.type)).toEqual(["say", "react"]);
    const [{ id } = { id: "" }] = last().sent;
    last().break();
    expect(listener.line.state).toHaveBeenLastCalledWith("lost");
    void connection.game.play(0, { type: "go_on" });
    await vi.advanceTimersByTimeAsync(300);
    last().open();
    expect(last().sent.map(({ command }) => command.type)).toEqual(["say", "play"]);
    expect(last().sent[0]?.id).toBe(id);
    await last().receive({ type: "answer", id, verdict: { type: "accepted", sequence: 1 } });
    expect(await verdict).toEqual({ type: "accepted", sequence: 1 });
  });

  it("whose end the server does not know are asked about again, by the same id", async () => {
    last().open();
    await last().receive(table(1));
    const answer = connection.game.play(0, { type: "go_on" });
    const [{ id } = { id: "" }] = last().sent;
    const unknown: ServerMessage = { type: "answer", id, verdict: { type: "unknown" } };
    await last().receive(unknown);
    expect(listener.line.failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().sent.map((one) => one.id)).toEqual([id, id]);
    // Only what lasts is reported.
    await last().receive(unknown);
    expect(listener.line.failed).toHaveBeenCalledWith(expect.objectContaining({ code: "unknown-outcome" }));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().sent.map((one) => one.id)).toEqual([id, id, id]);
    await last().receive({ type: "answer", id, verdict: { type: "accepted", sequence: 1 } });
    expect(await answer).toEqual({ type: "accepted", sequence: 1 });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(last().sent).toHaveLength(3);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("without an answer show that the line is dead", async () => {
    last().open();
    await last().receive(table(1));
    void connection.people.room({ type: "start" });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent.map(({ command }) => command.type)).toEqual(["room"]);
  });

  it("after becoming somebody else go by a new connection", async () => {
    last().open();
    void connection.people.room({ type: "stand" });
    connection.reconnect();
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent).toHaveLength(1);
  });
});

describe("clients that have lost the same server", () => {
  it.each([
    [0, 125],
    [0.5, 187.5],
    [0.999, 250],
  ])("come back at moments of their own (%d)", async (chance, pause) => {
    vi.spyOn(Math, "random").mockReturnValue(chance);
    last().open();
    last().break();
    await vi.advanceTimersByTimeAsync(pause - 5);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(FakeSocket.all).toHaveLength(2);
    vi.spyOn(Math, "random").mockRestore();
  });
});

describe("a table that was never there", () => {
  it("is reported, and not waited for", async () => {
    why = { code: "no-game", sentence: "There is no such game." };
    last().break();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listener.line.missing).toHaveBeenCalledExactlyOnceWith(why);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is waited for while nobody knows", async () => {
    last().break();
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(2);
    expect(listener.line.missing).not.toHaveBeenCalled();
  });
});

it("after closing nothing is heard any more", async () => {
  last().open();
  connection.close();
  await last().receive(table(1));
  expect(listener.game.view).not.toHaveBeenCalled();
});

it("what was played arrives, even when nobody looks any more", async () => {
  last().open();
  await last().receive(table(1));
  last().break();
  const answer = connection.game.play(0, { type: "go_on" });
  void connection.game.takeHint(0);
  listener.line.state.mockClear();
  connection.close();
  await vi.advanceTimersByTimeAsync(300);
  last().open();
  expect(last().sent.map(({ command }) => command.type)).toEqual(["play"]);
  const id = last().sent[0]!.id;
  await last().receive({ type: "answer", id, verdict: { type: "accepted", sequence: 1 } });
  expect(await answer).toEqual({ type: "accepted", sequence: 1 });
  // Then it is over: nobody hears, and nothing connects.
  const sockets = FakeSocket.all.length;
  last().break();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(sockets);
  expect(listener.line.state).not.toHaveBeenCalled();
});
