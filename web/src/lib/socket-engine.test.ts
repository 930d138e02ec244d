import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage, SeatView, TableView } from "../wire";
import type { Listener } from "./engine";
import { SocketEngine } from "./socket-engine";

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = 0;
  binaryType = "";
  sent: { id: string; wish: { type: string } }[] = [];

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
  async tell(message: ServerMessage) {
    await this.deliver(JSON.stringify(message));
  }
  async deliver(data: unknown) {
    this.dispatchEvent(new MessageEvent("message", { data }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

const last = () => FakeSocket.all.at(-1)!;
const view = { id: "x", seats: [] } as unknown as TableView;
const table = (number: number): ServerMessage => ({ type: "table", number, view });
const changed = (number: number): ServerMessage => ({ type: "changed", number, table: view, seats: [] });

const through = (data: BlobPart, stream: GenericTransformStream) =>
  new Response(new Blob([data]).stream().pipeThrough(stream)).arrayBuffer();
const pack = (message: ServerMessage) => through(JSON.stringify(message), new CompressionStream("deflate"));
/** Takes as long as the engine takes for it. */
const unpacked = (packed: ArrayBuffer) => through(packed, new DecompressionStream("deflate"));

let engine: SocketEngine;
let reported: ReturnType<typeof vi.fn>;
let listener: { [Key in keyof Listener]: ReturnType<typeof vi.fn> };

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
  engine = new SocketEngine("x");
  const names = ["view", "room", "said", "reacted", "connection", "failed", "missing"];
  listener = Object.fromEntries(names.map((name) => [name, vi.fn()])) as typeof listener;
  engine.listen(listener as unknown as Listener);
});

afterEach(() => {
  engine.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("numbers", () => {
  it("in order are shown", async () => {
    last().open();
    await last().tell(table(1));
    await last().tell(changed(2));
    expect(listener.view).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all).toHaveLength(1);
    expect(last().address).toBe("wss://example.org/api/games/x/socket");
  });

  it("with a gap mean asking for everything again", async () => {
    last().open();
    await last().tell(table(1));
    await last().tell(changed(3));
    expect(listener.view).toHaveBeenCalledTimes(1);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    await last().tell(table(1));
    await last().tell(changed(2));
    expect(listener.view).toHaveBeenCalledTimes(3);
    // A gap is no trouble that anybody has to read about.
    expect(listener.connection.mock.calls.flat()).toEqual(["connecting", "open"]);
  });
});

describe("a message", () => {
  it("of a connection that is gone is not taken for one of the next", async () => {
    last().open();
    await last().tell(table(1));
    const packed = await pack(changed(2));
    // It is being unpacked while this browser gets a name.
    void last().deliver(packed);
    await Promise.resolve();
    engine.reconnect();
    await vi.waitFor(() => unpacked(packed));
    last().open();
    await last().tell(table(1));
    expect(listener.view).toHaveBeenCalledTimes(2);
    expect(FakeSocket.all, "nothing was missed").toHaveLength(2);
  });

  it("that cannot be read does not keep the next ones away", async () => {
    last().open();
    await last().tell(table(1));
    await last().deliver("{");
    expect(reported).toHaveBeenCalledOnce();
    await last().tell(changed(2));
    expect(listener.view).toHaveBeenCalledTimes(2);
  });
});

it("of a chronicle only what is new comes", async () => {
  const seat = (half_days: number[], name = "Ada") =>
    ({ name, told: half_days.map((half_day) => ({ half_day })) }) as unknown as SeatView;
  const tell = (number: number, kept: number, one: SeatView): ServerMessage => ({
    type: "changed",
    number,
    table: view,
    seats: [{ seat: 0, kept, view: one }],
  });
  last().open();
  await last().tell({ type: "table", number: 1, view: { ...view, seats: [seat([1, 2])] } });
  await last().tell(tell(2, 2, seat([3])));
  expect(listener.view.mock.lastCall?.[0].seats).toEqual([seat([1, 2, 3])]);
  // Somebody takes a turn back: what was told of it is no longer true.
  await last().tell(tell(3, 1, seat([2], "Ada again")));
  expect(listener.view.mock.lastCall?.[0].seats).toEqual([seat([1, 2], "Ada again")]);
});

describe("wishes", () => {
  it("are sent again until they are answered; signs are not", async () => {
    last().open();
    await last().tell(table(1));
    const verdict = engine.say("hello");
    engine.react("wave");
    expect(last().sent.map(({ wish }) => wish.type)).toEqual(["say", "react"]);
    const [{ id } = { id: "" }] = last().sent;
    last().break();
    expect(listener.connection).toHaveBeenLastCalledWith("lost");
    void engine.send(0, { type: "go_on" });
    await vi.advanceTimersByTimeAsync(300);
    last().open();
    expect(last().sent.map(({ wish }) => wish.type)).toEqual(["say", "play"]);
    expect(last().sent[0]?.id).toBe(id);
    await last().tell({ type: "answer", id, verdict: { type: "accepted", number: 1 } });
    expect(await verdict).toEqual({ type: "accepted", number: 1 });
  });

  it("without an answer tell that the line is dead", async () => {
    last().open();
    await last().tell(table(1));
    void engine.room({ type: "start" });
    await vi.advanceTimersByTimeAsync(10_500);
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent.map(({ wish }) => wish.type)).toEqual(["room"]);
  });

  it("after becoming somebody else go by a new connection", async () => {
    last().open();
    void engine.room({ type: "stand" });
    engine.reconnect();
    expect(FakeSocket.all).toHaveLength(2);
    last().open();
    expect(last().sent).toHaveLength(1);
  });

  it("asks again under the same id as long as the server does not know what became of a wish", async () => {
    last().open();
    await last().tell(table(1));
    const sent = engine.send(0, { type: "go_on" });
    const resolved = vi.fn();
    void sent.then(resolved);
    const { id } = last().sent[0]!;
    const unknown: ServerMessage = { type: "answer", id, verdict: { type: "unknown" } };
    await last().tell(unknown);
    expect(listener.failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    await last().tell(unknown);
    expect(listener.failed).toHaveBeenCalledWith(expect.objectContaining({ code: "unknown-outcome" }));
    expect(resolved).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(last().sent.map((message) => message.id)).toEqual([id, id, id]);
    await last().tell({ type: "answer", id, verdict: { type: "accepted", number: 1 } });
    expect(resolved).toHaveBeenCalledWith({ type: "accepted", number: 1 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(last().sent).toHaveLength(3);
  });
});
