/** Which host has a game, and who opens new ones: nobody waits for a server that does not answer, and nothing is lost between the two. */
import { expect, it, vi } from "vitest";
import { FakeHost } from "../../testing/fake-host";
import { seatView, tableView } from "../../testing/views";
import type { DealView, GameSummary, NewGame } from "../../wire";
import { ChosenHost, type Device, type Memory } from "./chosen";
import type { HandingDevice } from "./handing";
import { Problem } from "./problem";

// Without locks, as on pages without https.
vi.stubGlobal("navigator", {});

const aView = () => tableView([seatView(1)]);
const ALONE = { deal: null, names: ["Ada"] } as unknown as NewGame;
const summary = (id: string) => ({ id }) as GameSummary;
const away = () => Promise.reject(new Problem("unreachable", "The server cannot be reached."));

function hosts(memory: Partial<Memory> = {}) {
  const server = new FakeHost({ games: { ours: aView() } });
  const own = new FakeHost({ games: { mine: aView(), "made-1": aView() } });
  let loaded = 0;
  const unhanded = ["mine"];
  const handing: HandingDevice = {
    unhanded: async () => [...unhanded],
    kept: async (id) => ({ kept: { id } as never, stands: "1" }),
    handed: async (id) => void unhanded.splice(unhanded.indexOf(id), 1),
    branchOff: async () => null,
    giveUp: async () => null,
  };
  const device: Device = Object.assign(own, {
    handing,
    has: async (id: string) => id in (own.known.games ?? {}),
  });
  const open = async () => {
    loaded += 1;
    return device;
  };
  const kept = { hosted: false, always: false, ...memory };
  const taken: string[] = [];
  const handOver = async (id: string) => (taken.push(id), { ahead: false });
  const chosen = new ChosenHost(server, open, kept, handOver);
  return { server, own, device, kept, taken, loaded: () => loaded, chosen };
}

it("leaves everything to a server that answers, and loads nothing else", async () => {
  const { chosen, server, loaded } = hosts();
  await chosen.games.start(ALONE);
  await chosen.games.get("ours");
  expect([server.started.length, loaded()]).toEqual([1, 0]);
});

it("hosts a game itself when the server does not answer, and remembers where it is", async () => {
  const { chosen, server, own, kept } = hosts();
  server.games.start = away;
  expect(await chosen.games.start(ALONE)).toEqual({ id: "made-1" });
  expect([own.started.length, kept.hosted]).toEqual([1, true]);
  server.games.get = () => Promise.reject(new Error("asked the wrong one"));
  await chosen.games.get("made-1");
});

it("passes on what a server refuses", async () => {
  const { chosen, server, own } = hosts();
  server.games.start = () => Promise.reject(new Problem("bad-name", "No."));
  await expect(chosen.games.start(ALONE)).rejects.toMatchObject({ code: "bad-name" });
  expect(own.started).toEqual([]);
});

it("does not wait for a server that says nothing", async () => {
  const { chosen, server, own } = hosts();
  let patience: AbortSignal | undefined;
  server.games.start = (_, signal) => {
    patience = signal;
    return away();
  };
  await chosen.games.start(ALONE);
  expect(patience).toBeInstanceOf(AbortSignal);
  expect(own.started).toHaveLength(1);
});

it("asks no server where the player wants this device", async () => {
  const { chosen, server, own } = hosts({ always: true });
  await chosen.games.start(ALONE);
  expect([server.started.length, own.started.length]).toEqual([0, 1]);
});

it("shows the games of both, and those of the device without a server", async () => {
  const { chosen, server, own } = hosts({ hosted: true });
  server.known.history = {
    games: [summary("9"), summary("5"), summary("4")],
    your_turn: [summary("2")],
    more: true,
  };
  own.known.history = { games: [summary("8"), summary("3")], your_turn: [], more: false };
  const { games, your_turn, more } = await chosen.games.list();
  // What is older than the last of the server comes with the next page.
  expect(games.map(({ id }) => id)).toEqual(["9", "8", "5", "4"]);
  expect(more).toBe(true);
  expect(your_turn.map(({ id }) => id)).toEqual(["2"]);
  server.games.list = away;
  expect((await chosen.games.list()).games.map(({ id }) => id)).toEqual(["8", "3"]);
});

it("connects to the host that has the game", async () => {
  const { chosen, server, own } = hosts({ hosted: true });
  const listener = { game: {}, people: {}, line: {} } as never;
  const here = chosen.connect("mine", listener);
  const played = here.game.play(0, { type: "go_on" });
  await expect.poll(() => own.connections.length).toBe(1);
  await own.table.answer();
  expect(await played).toEqual({ type: "accepted", sequence: 1 });
  chosen.connect("ours", listener);
  await expect.poll(() => server.connections.length).toBe(1);
});

it("is a server alone where the build has nothing else", async () => {
  const { server } = hosts();
  server.games.start = away;
  const chosen = new ChosenHost(server, null, { hosted: false, always: true });
  await expect(chosen.games.start(ALONE)).rejects.toMatchObject({ code: "unreachable" });
});

it("is this device alone where there is no server", async () => {
  const { own, device, kept } = hosts();
  own.known.history = { games: [summary("3")], your_turn: [], more: false };
  own.known.deals = { troyes: { id: "drawn" } as DealView };
  const chosen = new ChosenHost(null, async () => device, kept);
  await chosen.deals.draw("troyes");
  expect(await chosen.games.start({ ...ALONE, deal: "drawn" })).toEqual({ id: "made-1" });
  expect((await chosen.games.list()).games.map(({ id }) => id)).toEqual(["3"]);
  expect(await chosen.me.rename("Ada")).toMatchObject({ name: "Ada" });
  // Nothing is offered that is not there.
  expect([chosen.people, chosen.me.account, chosen.device, chosen.manual]).toEqual([null, null, null, null]);
  // Nobody else could have it.
  await expect(chosen.games.get("theirs")).rejects.toMatchObject({ code: "not-found" });
});

it("lets the player choose, where there is a choice", async () => {
  const { chosen, server, own } = hosts();
  chosen.device!.always = true;
  await chosen.games.start(ALONE);
  expect([server.started.length, own.started.length]).toEqual([0, 1]);
  expect(new ChosenHost(server, null, { hosted: false, always: false }).device).toBeNull();
});

it("hands games of the device to the server, once, and not those of who wants them here", async () => {
  const { chosen, taken, kept, loaded } = hosts({ hosted: true, always: true });
  chosen.handOver();
  await Promise.resolve();
  expect([taken, loaded()]).toEqual([[], 0]);
  kept.always = false;
  chosen.handOver();
  await expect.poll(() => taken).toEqual(["mine"]);
  chosen.handOver();
  await new Promise((done) => setTimeout(done, 20));
  expect(taken).toEqual(["mine"]);
});

it("hands a game over when it is finished, and when its page is left", async () => {
  const { chosen, own, taken } = hosts({ hosted: true });
  const listener = { game: { view: () => {} }, people: {}, line: {} } as never;
  const table = chosen.connect("mine", listener);
  await expect.poll(() => own.connections.length).toBe(1);
  own.table.listener.game.view(aView());
  await new Promise((done) => setTimeout(done, 20));
  expect(taken).toEqual([]);
  own.table.listener.game.view({ ...aView(), finished: true });
  await expect.poll(() => taken).toEqual(["mine"]);
  table.close();
});

it("shows a game once that is here and on the server", async () => {
  const { chosen, server, own } = hosts({ hosted: true });
  server.known.history = { games: [summary("9"), summary("7")], your_turn: [], more: false };
  own.known.history = { games: [summary("7")], your_turn: [], more: false };
  expect((await chosen.games.list()).games.map(({ id }) => id)).toEqual(["9", "7"]);
});
