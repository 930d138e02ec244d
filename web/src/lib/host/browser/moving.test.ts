/** Everything that a device keeps as one file, and back: as a whole or not at all, and the same file twice is as good as once. */
import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import network from "../../../../../crates/troyes-solver/weights/troyes.weights?inline";
import module from "../../../../../target/troyes-browser.wasm?inline";
import type { NewGame, TableView } from "../../../wire";
import { Core } from "./core";
import { Database } from "./database";
import { Hosting } from "./hosting";
import { type Belongings, unfold } from "./moving";
import { MemoryShelf, type Shelf, StorageFailed } from "./shelf";

const bytesOf = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const compiled = bytesOf(module).then((bytes) => WebAssembly.compile(bytes));

vi.setConfig({ testTimeout: 60_000 });

let databases: Database[] = [];
let seed = 0;
beforeEach(() => (databases = []));
afterEach(() => databases.forEach((one) => one.close()));

/** Another browser, with nothing in it. */
async function device(shelf?: Shelf) {
  let chance = (seed += 1);
  let clock = 1_795_000_000_000;
  const own = shelf ?? (await Database.open(`device-${seed}`));
  if (own instanceof Database) databases.push(own);
  return new Hosting({
    startCore: async () => Core.start(await compiled),
    weights: () => bytesOf(network),
    shelf: own,
    now: () => (clock += 1),
    chance: (length) => Uint8Array.from({ length }, () => (chance = (chance * 167 + 13) % 251)),
    alone: (_, what) => what(),
    announce: () => {},
    show: () => {},
    forgetful: () => {},
  });
}

const ALONE: NewGame = {
  deal: null,
  names: ["Ada"],
  bots: [],
  columns: { type: "first" },
  banquets: false,
  pace: "own",
};

let commands = 0;
async function play(hosting: Hosting, id: string, steps: number, choose = 0) {
  for (let step = 0; step < steps; step += 1) {
    const { offers } = (await hosting.view(id)).seats[0]!;
    const offer = offers[Math.min(choose, offers.length - 1)];
    const command = offer
      ? ({ type: "decide", decision: offer.decision } as const)
      : ({ type: "go_on" } as const);
    const outcome = await hosting.play(id, 0, `c${(commands += 1)}`, command);
    expect(outcome.type).toBe("accepted");
  }
}

async function withGames() {
  const one = await device();
  await one.rename("Ada");
  const { id } = await one.start(ALONE);
  await play(one, id, 5);
  const deal = await one.draw("troyes");
  const { id: other } = await one.start({ ...ALONE, deal: deal.id });
  await play(one, other, 2);
  await one.hide(other);
  return { one, id, other };
}

/** As it travels. */
const fileOf = async (hosting: Hosting): Promise<Belongings> => unfold(JSON.stringify(await hosting.take()));
const shown = ({ seats, origin, created_at, seed: dice }: TableView) => ({ seats, origin, created_at, dice });

it("brings everything to another device, once", async () => {
  const { one, id, other } = await withGames();
  const file = await fileOf(one);
  const two = await device();
  expect(await two.bring(file)).toEqual({ added: 2, grown: 0, same: 0, parted: 0 });
  for (const game of [id, other]) expect(shown(await two.view(game))).toEqual(shown(await one.view(game)));
  expect((await two.me()).name).toBe("Ada");
  expect((await two.list()).games.map((game) => game.id)).toEqual([id]);
  expect(await fileOf(two)).toMatchObject({ name: "Ada", deals: file.deals });
  expect(await two.bring(file)).toEqual({ added: 0, grown: 0, same: 2, parted: 0 });
  // It goes on here, by the player of this device.
  await play(two, id, 3);
});

it("goes on where the other device has stopped, and never back", async () => {
  const { one, id } = await withGames();
  const early = await fileOf(one);
  const two = await device();
  await two.bring(early);
  await play(two, id, 4);
  const late = await fileOf(two);
  expect(await one.bring(late)).toEqual({ added: 0, grown: 1, same: 1, parted: 0 });
  expect(shown(await one.view(id))).toEqual(shown(await two.view(id)));
  expect(await one.bring(early)).toEqual({ added: 0, grown: 0, same: 2, parted: 0 });
  expect(shown(await one.view(id))).toEqual(shown(await two.view(id)));
});

it("makes two of a game that went on differently, and loses neither", async () => {
  const { one, id } = await withGames();
  const two = await device();
  await two.bring(await fileOf(one));
  await play(one, id, 3, 0);
  await play(two, id, 3, 1);
  const file = await fileOf(two);
  const before = shown(await one.view(id));
  expect(await one.bring(file)).toEqual({ added: 0, grown: 0, same: 1, parted: 1 });
  expect(shown(await one.view(id))).toEqual(before);
  const parted = (await one.list()).games.find((game) => game.id !== id)!;
  expect(shown(await one.view(parted.id))).toEqual(shown(await two.view(id)));
  await play(one, parted.id, 2);
  expect(await one.bring(file)).toEqual({ added: 0, grown: 0, same: 2, parted: 0 });
});

it.each(["", "{", "null", "[]", '"text"', "{}", '{"format":"troyes-dice"}', "\u0000"])(
  "knows that %j is none of ours",
  (text) => {
    expect(() => unfold(text)).toThrowError(expect.objectContaining({ code: "foreign-file" }));
  },
);

it("says that a file is newer than the program", () => {
  const text = JSON.stringify({ format: "troyes-dice-device", version: 2 });
  expect(() => unfold(text)).toThrowError(expect.objectContaining({ code: "newer-file" }));
});

it("takes a file as a whole or not at all", async () => {
  const { one } = await withGames();
  const file = await fileOf(one);
  const two = await device();
  const spoilt: ((given: any) => void)[] = [
    (given) => given.games[1].entries.shift(),
    (given) => (given.games[1].entries[0].entry = "{}"),
    (given) => (given.games[1].counts = true),
    (given) => (given.games[1].start = given.games[1].start.slice(10)),
    (given) => (given.games[1] = {}),
    (given) => (given.games[1] = structuredClone(given.games[0])),
    (given) => (given.games[1].seats = null),
    (given) => (given.games[1].entries[0].command_id = given.games[1].entries[1].command_id),
    (given) => (given.name = "x".repeat(50)),
    (given) => (given.deals = [{ id: "x", seed: 7, known: true }]),
  ];
  for (const spoil of spoilt) {
    const broken = structuredClone(file);
    spoil(broken);
    await expect(two.bring(broken), String(spoil)).rejects.toMatchObject({ code: "broken-file" });
    expect(await two.count(), String(spoil)).toEqual({ games: 0, unfinished: 0 });
    expect((await two.me()).name).toBeNull();
  }
  for (const field of ["games", "deals", "name"])
    expect(() => unfold(JSON.stringify({ ...file, [field]: 7 }))).toThrowError(
      expect.objectContaining({ code: "broken-file" }),
    );
  // Nothing of all that is in the way of the real one.
  expect(await two.bring(file)).toMatchObject({ added: 2 });
});

it("says that there is no room, and keeps nothing", async () => {
  const { one } = await withGames();
  const full = new MemoryShelf();
  full.bring = () => Promise.reject(new StorageFailed("QuotaExceededError"));
  const two = await device(full);
  await expect(two.bring(await fileOf(one))).rejects.toMatchObject({ code: "no-room" });
  expect(await two.count()).toEqual({ games: 0, unfinished: 0 });
});

it("takes along what there was no room for", async () => {
  const full = await Database.open("full");
  databases.push(full);
  const one = await device(full);
  const { id } = await one.start(ALONE);
  await play(one, id, 2);
  full.append = () => Promise.reject(new StorageFailed("QuotaExceededError"));
  await play(one, id, 3);
  const two = await device();
  await two.bring(await fileOf(one));
  expect(shown(await two.view(id))).toEqual(shown(await one.view(id)));
});

it("forgets everything, and begins anew", async () => {
  const { one, id } = await withGames();
  const file = await fileOf(one);
  await one.clear();
  expect(await one.count()).toEqual({ games: 0, unfinished: 0 });
  expect((await one.me()).name).toBeNull();
  await expect(one.view(id)).rejects.toMatchObject({ code: "no-such-game" });
  expect(await one.bring(file)).toMatchObject({ added: 2 });
  await play(one, id, 1);
});
