/** The host of this device with the real core and a database in memory: what is acknowledged is kept, whatever happens in between. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import network from "../../../../../crates/troyes-solver/weights/troyes.weights?inline";
import module from "../../../../../target/troyes-browser.wasm?inline";
import type { HintView, NewGame, TableView } from "../../../wire";
import { Core, Trap } from "./core";
import { Database } from "./database";
import { seenBy } from "../thinking/seen";
import { Hosting, type Surroundings } from "./hosting";
import type { Analysed, Ask } from "./protocol";
import { MemoryShelf, type Shelf, StorageFailed } from "./shelf";

const bytesOf = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const compiled = bytesOf(module).then((bytes) => WebAssembly.compile(bytes));
const weights = bytesOf(network);

// Whole games, and sometimes much else on the machine.
vi.setConfig({ testTimeout: 60_000 });

let databases = 0;
let name = "";
let open: Database[] = [];
beforeEach(() => (name = `test-${(databases += 1)}`));
afterEach(() => {
  open.forEach((one) => one.close());
  open = [];
});

async function database() {
  const one = await Database.open(name);
  open.push(one);
  return one;
}

/** A tab: a host on the same database as all other tabs of the test. */
async function tab(change: Partial<Surroundings> = {}) {
  const shown: TableView[] = [];
  const calls = { forgetful: 0, announced: 0, weights: 0 };
  let clock = 1_795_000_000_000;
  let chance = 0;
  const hosting = new Hosting({
    startCore: async () => Core.start(await compiled),
    weights: async () => ((calls.weights += 1), weights),
    shelf: change.shelf ?? (await database()),
    now: () => (clock += 1),
    chance: (length) => Uint8Array.from({ length }, () => (chance = (chance * 167 + 13) % 251)),
    alone: (_, what) => what(),
    announce: () => (calls.announced += 1),
    show: (_, view) => shown.push(view),
    forgetful: () => (calls.forgetful += 1),
    ...change,
  });
  return { hosting, shown, calls };
}

const ALONE: NewGame = {
  deal: null,
  names: ["Ada"],
  bots: [],
  columns: { type: "first" },
  banquets: false,
  pace: "own",
};

/** A core that has the solver and no games, and whom it matters nothing. */
async function thinking() {
  const core = await Core.start(await compiled);
  core.takeWeights(await weights);
  return core;
}
const NOBODY = {
  player: "00000000-0000-0000-0000-000000000000",
  now: () => 0,
  chance: (length: number) => new Uint8Array(length),
};

const own = (view: TableView) => view.seats[0]!;
let commands = 0;
async function step(hosting: Hosting, id: string) {
  const [offer] = own(await hosting.view(id)).offers;
  const command = offer
    ? ({ type: "decide", decision: offer.decision } as const)
    : ({ type: "go_on" } as const);
  return hosting.play(id, 0, `c${(commands += 1)}`, command);
}

async function playOn(hosting: Hosting, id: string, until: (view: TableView) => boolean) {
  for (let steps = 0; steps < 500; steps += 1) {
    if (until(await hosting.view(id))) return;
    const outcome = await step(hosting, id);
    if (outcome.type !== "accepted") throw new Error(outcome.code);
  }
  throw new Error("it never ends");
}

it("plays a whole game, whose dice earn nothing", async () => {
  const { hosting, calls } = await tab();
  const { id } = await hosting.start(ALONE);
  await playOn(hosting, id, (view) => view.finished);
  const view = await hosting.view(id);
  expect([view.origin, view.counts]).toEqual(["device", false]);
  expect((await hosting.hall()).finished).toBe(0);
  expect((await hosting.replay(id)).half_days).toHaveLength(16);
  expect(calls.weights).toBe(0);
  const core = await thinking();
  const over = { id, record: await hosting.record(id), bots: [null], ended_early: false };
  const { view: analysis, strongest } = core.ask<Analysed>({ type: "analyse", ...over }, NOBODY);
  expect(analysis.players[0]!.half_days).toHaveLength(16);
  expect(strongest.half_days).toHaveLength(16);
  const again = await hosting.upload(await hosting.record(id));
  expect(own(await hosting.view(again.id)).sheet).toEqual(own(view).sheet);
  const { games } = await hosting.list();
  expect(games.map((game) => game.id)).toEqual([again.id, id]);
  expect(games[1]!.scores).toEqual([own(view).sheet.score.total]);
});

it("keeps what it has acknowledged, for the next who opens it", async () => {
  const first = await tab();
  const { id } = await first.hosting.start(ALONE);
  await playOn(first.hosting, id, (view) => own(view).chronicle.length > 2);
  const later = await tab();
  expect(await later.hosting.view(id)).toEqual(await first.hosting.view(id));
});

it("counts a command once, in whichever tab it comes", async () => {
  const [one, other] = [await tab(), await tab()];
  const { id } = await one.hosting.start(ALONE);
  const going = { type: "go_on" } as const;
  const both = await Promise.all([
    one.hosting.play(id, 0, "same", going),
    other.hosting.play(id, 0, "same", going),
  ]);
  expect(both).toEqual([
    { type: "accepted", sequence: 1 },
    { type: "accepted", sequence: 1 },
  ]);
  expect(own(await other.hosting.view(id)).version).toBe(1);
});

it("two tabs without locks never decide both", async () => {
  const [one, other] = [await tab(), await tab()];
  const { id } = await one.hosting.start(ALONE);
  await one.hosting.play(id, 0, "on", { type: "go_on" });
  const offers = own(await other.hosting.view(id)).offers;
  const decide = (at: number) => ({ type: "decide", decision: offers[at]!.decision }) as const;
  await Promise.all([one.hosting.play(id, 0, "a", decide(0)), other.hosting.play(id, 0, "b", decide(1))]);
  const [left, right] = [await one.hosting.view(id), await other.hosting.view(id)];
  expect(left).toEqual(right);
  // Every line of the log stands at a place of its own, and all of them replay.
  expect(own(await (await tab()).hosting.view(id))).toEqual(own(left));
});

it("begins afresh after a core that has stopped", async () => {
  let stops = false;
  const startCore = async () => {
    const core = await Core.start(await compiled);
    const ask = core.ask.bind(core);
    core.ask = <Thing>(question: Ask, setting: never) => {
      if (stops && question.type === "adopt") {
        stops = false;
        throw new Trap("unreachable");
      }
      return ask<Thing>(question, setting);
    };
    return core;
  };
  const { hosting } = await tab({ startCore });
  const { id } = await hosting.start(ALONE);
  stops = true;
  const command = { type: "go_on" } as const;
  await expect(hosting.play(id, 0, "on", command)).rejects.toMatchObject({ code: "device-failed" });
  // It was kept before the core stopped: asked again, it counts once.
  expect(await hosting.play(id, 0, "on", command)).toEqual({ type: "accepted", sequence: 1 });
  expect(own(await hosting.view(id)).version).toBe(1);
});

it("lets bots play when the weights have come", async () => {
  const { hosting, calls } = await tab();
  const { id } = await hosting.start({ ...ALONE, names: ["Ada", ""], bots: [null, "grandmaster"] });
  await playOn(hosting, id, (view) => own(view).chronicle.length > 1);
  expect(calls.weights).toBe(1);
  expect((await hosting.view(id)).seats[1]!.chronicle.length).toBeGreaterThan(0);
});

it("says that a bot cannot come, and keeps nothing of it", async () => {
  const { hosting } = await tab({ weights: () => Promise.reject(new StorageFailed("no network")) });
  const { id } = await hosting.start({ ...ALONE, names: ["Ada", ""], bots: [null, "novice"] });
  const refused = await hosting.play(id, 0, "on", { type: "go_on" });
  expect(refused).toMatchObject({ type: "refused" });
  expect(own(await hosting.view(id)).version).toBe(0);
});

it("keeps that a hint is taken before it says so, and the solver needs no more than what is seen", async () => {
  const { hosting, shown } = await tab();
  const { id } = await hosting.start(ALONE);
  expect(await hosting.takeHint(id, 0)).toMatchObject({ type: "refused", code: "not-rolled" });
  await hosting.play(id, 0, "on", { type: "go_on" });
  expect(await hosting.takeHint(id, 0)).toEqual({ type: "accepted", sequence: 1 });
  expect(own(shown.at(-1)!).hinted).toBe(true);
  expect(own(await (await tab()).hosting.view(id)).hinted).toBe(true);
  const [seat, core] = [own(await hosting.view(id)), await thinking()];
  const rank = { type: "rank", seen: seenBy(seat), seat: 0, version: seat.version, closely: true } as const;
  const hint = core.ask<HintView>(rank, NOBODY);
  expect(hint).toMatchObject({ seat: 0, version: 1, complete: true });
  expect(hint.decisions).toHaveLength(seat.offers.reduce((ways, offer) => ways + offer.ways.length, 0));
});

it("goes on in memory where there is no more room, and says so", async () => {
  const shelf: Shelf = await database();
  const { hosting, calls } = await tab({ shelf });
  const { id } = await hosting.start(ALONE);
  await step(hosting, id);
  shelf.append = () => Promise.reject(new StorageFailed("QuotaExceededError"));
  await playOn(hosting, id, (view) => own(view).chronicle.length > 2);
  expect(calls.forgetful).toBe(1);
  expect((await hosting.replay(id)).half_days.length).toBeGreaterThan(0);
});

it("plays without any storage", async () => {
  const { hosting } = await tab({ shelf: new MemoryShelf() });
  const { id } = await hosting.start({
    ...ALONE,
    banquets: true,
    columns: { type: "expert", columns: null },
  });
  await playOn(hosting, id, (view) => view.finished);
  expect((await hosting.list()).games).toHaveLength(1);
});

it("knows dice that this device has met", async () => {
  const { hosting } = await tab();
  const chosen = await hosting.draw("a seed");
  const drawn = await hosting.draw(null);
  const origin = async (deal: string) =>
    (await hosting.view((await hosting.start({ ...ALONE, deal })).id)).origin;
  expect(await origin(chosen.id)).toBe("chosen");
  expect(await origin(drawn.id)).toBe("device");
  expect(await origin(drawn.id), "the second time").toBe("chosen");
  await expect(hosting.deal("nothing")).rejects.toMatchObject({ code: "no-such-deal" });
});

it("branches, hides and renames", async () => {
  const { hosting } = await tab();
  const { id } = await hosting.start(ALONE);
  await playOn(hosting, id, (view) => own(view).chronicle.length > 3);
  const branch = await hosting.branch(id, { half_day: 2, dice: "same" });
  expect(branch.dice).toBe("same");
  expect((await hosting.view(branch.id)).parent).toBe(id);
  await hosting.hide(id);
  expect((await hosting.list()).games.map((game) => game.id)).toEqual([branch.id]);
  expect((await hosting.rename("  Ada ")).name).toBe("Ada");
  expect((await (await tab()).hosting.me()).name).toBe("Ada");
  await expect(hosting.rename(" ")).rejects.toMatchObject({ code: "bad-name" });
});

it("knows what a server has still to learn", async () => {
  const { hosting } = await tab();
  const { id } = await hosting.start(ALONE);
  const hand = async () => {
    const { kept, stands } = (await hosting.kept(id))!;
    await hosting.handed(id, stands);
    return kept;
  };
  expect(await hosting.unhanded()).toEqual([id]);
  expect((await hand()).entries).toEqual([]);
  expect(await hosting.unhanded()).toEqual([]);
  await step(hosting, id);
  expect(await hosting.unhanded()).toEqual([id]);
  expect((await hand()).entries).toHaveLength(1);
  await hosting.takeHint(id, 0);
  expect(await hosting.unhanded(), "a hint is something to learn").toEqual([id]);
  expect((await hand()).seats[0]!.hinted).toBe(true);
  expect(await (await tab()).hosting.unhanded()).toEqual([]);
});

it("what was played here becomes a game of its own, at once and as a whole", async () => {
  const { hosting } = await tab();
  const { id } = await hosting.start(ALONE);
  await playOn(hosting, id, (view) => own(view).chronicle.length > 2);
  const before = own(await hosting.view(id));
  const branch = await hosting.branchOff(id);
  expect(branch).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  await expect(hosting.view(id)).rejects.toMatchObject({ code: "no-such-game" });
  const view = await hosting.view(branch);
  expect([view.origin, view.parent, own(view)]).toEqual(["branched", id, before]);
  await step(hosting, branch);
  const later = await tab();
  expect((await later.hosting.list()).games.map((game) => game.id)).toEqual([branch]);
  expect(await later.hosting.unhanded()).toEqual([branch]);
  await later.hosting.giveUp(branch);
  expect(await later.hosting.has(branch)).toBe(false);
  expect((await hosting.list()).games).toEqual([]);
  await expect(hosting.play(branch, 0, "late", { type: "go_on" })).resolves.toMatchObject({
    code: "no-such-game",
  });
});
