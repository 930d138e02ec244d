/** Who thinks: this browser wherever it can, its host otherwise; and what the host is asked then. */
import { afterEach, expect, it, vi } from "vitest";
import { FakeHost } from "../../../testing/fake-host";
import { seatView, tableView } from "../../../testing/views";
import type { AnalysisView, HintView, ReplayView, TableView } from "../../../wire";
import type { Analysed } from "../browser/protocol";
import type { TableListener } from "../connection";
import { Problem } from "../problem";
import { lackOf, type Lack } from "./lack";
import { type Thinks, ThinkingHost } from "./thinking-host";

const POSITION = tableView([{ ...seatView(3), yours: true, version: 7 }]);
const hintFor = (version: number, complete: boolean) => ({ seat: 0, version, complete }) as HintView;
const ANALYSED = { view: { id: "here" }, strongest: { id: "here" } } as unknown as Analysed;

afterEach(() => vi.useRealTimers());

/** A host with a solver beside it; what the solver does can be changed. */
function thinking(change: Partial<Thinks> = {}, lack: Lack | null = null) {
  const finished: TableView = { ...POSITION, finished: true };
  const server = new FakeHost({
    games: { over: finished, running: POSITION, ended: { ...finished, ended_early: true } },
    records: { over: { version: 1 } },
    analyses: { over: { id: "there" } as AnalysisView },
    replays: { over: { id: "there" } as ReplayView },
  });
  const asked: unknown[] = [];
  const solver: Thinks = {
    ready: async () => {},
    rank: async (rank) => (asked.push(rank), hintFor(rank.version, rank.closely)),
    analyse: async (game) => (asked.push(game), ANALYSED),
    ...change,
  };
  let loaded = 0;
  const host = new ThinkingHost(server, async () => ((loaded += 1), solver), lack);
  const [hints, failed]: [HintView[], string[]] = [[], []];
  const listener = {
    game: { view: () => {}, hint: (hint: HintView) => hints.push(hint) },
    line: { failed: ({ code }: { code: string }) => failed.push(code) },
  } as unknown as TableListener;
  return { host, server, listener, asked, hints, failed, loaded: () => loaded };
}

it("thinks here about what was seen, and says that a hint was taken", async () => {
  const { host, server, listener, asked, hints } = thinking();
  const table = host.connect("running", listener);
  server.table.listener.game.view(POSITION);
  const outcome = table.game.hint(0);
  await expect.poll(() => server.table.sent).toEqual([{ type: "take_hint", seat: 0 }]);
  expect(hints, "nothing is said before it is kept").toEqual([]);
  await server.table.answer({ type: "accepted", sequence: 7 });
  expect(await outcome).toEqual({ type: "accepted", sequence: 7 });
  await expect.poll(() => hints).toEqual([hintFor(7, false), hintFor(7, true)]);
  const { columns } = POSITION.seats[0]!.board;
  expect(asked[0]).toMatchObject({ seen: { columns }, seat: 0, version: 7, closely: false });
  // Whatever the view says besides is not for the solver.
  expect(Object.keys((asked[0] as { seen: object }).seen)).toEqual([
    "plazas",
    "tiles",
    "columns",
    "rolls",
    "turns",
  ]);
});

it("says nothing about a position that is gone", async () => {
  const { host, server, listener, hints } = thinking();
  const table = host.connect("running", listener);
  server.table.listener.game.view(POSITION);
  void table.game.hint(0);
  await expect.poll(() => server.table.sent.length).toBe(1);
  await server.table.answer({ type: "accepted", sequence: 6 });
  expect(hints).toEqual([]);
});

it("thinks nothing of what is refused", async () => {
  const { host, server, listener, asked } = thinking();
  const table = host.connect("running", listener);
  const outcome = table.game.hint(0);
  await expect.poll(() => server.table.sent.length).toBe(1);
  await server.table.refuse("no-hints");
  expect(await outcome).toMatchObject({ type: "refused", code: "no-hints" });
  expect(asked).toEqual([]);
});

it.each(["module", "simd"] as const)(
  "leaves thinking to the host without %s, and loads nothing",
  async (lack) => {
    const { host, server, listener, loaded } = thinking({}, lack);
    void host.connect("running", listener).game.hint(0);
    await expect.poll(() => server.table.sent).toEqual([{ type: "hint", seat: 0 }]);
    expect(await host.analyses.get("over")).toEqual({ id: "there" });
    expect([loaded(), host.lack]).toEqual([0, lack]);
  },
);

it("leaves thinking to the host while the weights cannot be had, and tries again", async () => {
  let away = true;
  const ready = async () => {
    if (away) throw new Problem("weights", "No network.");
  };
  const { host, server, listener } = thinking({ ready });
  void host.connect("running", listener).game.hint(0);
  await expect.poll(() => server.table.sent).toEqual([{ type: "hint", seat: 0 }]);
  expect(host.lack).toBe("weights");
  away = false;
  expect(await host.analyses.get("over")).toEqual({ id: "here" });
  expect(host.lack).toBeNull();
});

it("does not let anybody wait for a solver that is long on its way", async () => {
  vi.useFakeTimers();
  const { host, server } = thinking({ ready: () => new Promise(() => {}) });
  const analysis = host.analyses.get("over");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await analysis).toEqual({ id: "there" });
  // Who has nobody else to ask waits.
  server.analyses.get = () => Promise.reject(new Problem("solver-not-ready", "On its way."));
  let settled = false;
  void host.analyses.get("over").finally(() => (settled = true));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(settled).toBe(false);
});

it("lets the host think when the solver has stopped", async () => {
  const stopped = () => Promise.reject(new Problem("device-failed", "unreachable"));
  const { host, server, listener } = thinking({ rank: stopped, analyse: stopped });
  const table = host.connect("running", listener);
  server.table.listener.game.view(POSITION);
  void table.game.hint(0);
  await expect.poll(() => server.table.sent.length).toBe(1);
  await server.table.answer({ type: "accepted", sequence: 7 });
  await expect.poll(() => server.table.sent.at(-1)).toEqual({ type: "hint", seat: 0 });
  expect(await host.analyses.get("over")).toEqual({ id: "there" });
});

it("asks a server that knows no other way as before", async () => {
  const { host, server, listener } = thinking();
  void host.connect("running", listener).game.hint(0);
  await expect.poll(() => server.table.sent.length).toBe(1);
  await server.table.refuse("bad-message");
  expect(server.table.sent.at(-1)).toEqual({ type: "hint", seat: 0 });
});

it("analyses a finished game once, for its page and for its replay", async () => {
  const { host, asked } = thinking();
  expect(await host.analyses.get("over")).toEqual({ id: "here" });
  expect(await host.replays.strongest("over")).toEqual({ id: "here" });
  expect(asked).toEqual([{ id: "over", record: '{"version":1}', bots: [null], ended_early: false }]);
  await expect(host.analyses.get("running")).rejects.toMatchObject({ code: "not-over" });
  await expect(host.analyses.get("ended")).rejects.toMatchObject({ code: "ended-early" });
  expect(asked).toHaveLength(1);
});

it("finds out what a browser lacks", () => {
  expect(lackOf()).toBeNull();
  expect(lackOf({} as typeof globalThis)).toBe("module");
  const old = { validate: () => false } as unknown as typeof WebAssembly;
  expect(lackOf({ WebAssembly: old })).toBe("simd");
});
