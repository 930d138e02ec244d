/** Handing games of a device to a server: whatever happens in between, each is there once in the end, and nothing is lost. */
import { expect, it } from "vitest";
import { handOverAll, type HandingDevice } from "./handing";
import { Problem } from "./problem";

/** A device with games, each of so many lines, and a server that has so many of some. */
function both(games: Record<string, number>, open: string[] = []) {
  const here = new Map(Object.entries(games));
  const handed = new Map<string, string>();
  const device: HandingDevice = {
    unhanded: async () => [...here.keys()].filter((id) => handed.get(id) !== `${here.get(id)}`).toSorted(),
    kept: async (id) => (here.has(id) ? { kept: { id } as never, stands: `${here.get(id)}` } : null),
    handed: async (id, stands) => void handed.set(id, stands),
    branchOff: async (id) => {
      if (open.includes(id)) return null;
      here.set(`${id}-own`, here.get(id)!);
      here.delete(id);
      return `${id}-own`;
    },
    giveUp: async (id) => (open.includes(id) ? null : void here.delete(id)),
  };
  const moved: string[] = [];
  const taken: string[] = [];
  const run = (answer: (id: string) => unknown = () => undefined) =>
    handOverAll(
      device,
      async (id) => {
        const says = answer(id);
        if (typeof says === "string") throw new Problem(says, says);
        taken.push(id);
        return { ahead: says === true };
      },
      (id) => moved.push(id),
    );
  return { here, run, moved, taken };
}

it("hands over all games, the oldest first, and each once", async () => {
  const { run, taken, here } = both({ b: 2, a: 1 });
  expect(await run()).toBe(true);
  expect(await run()).toBe(true);
  expect(taken).toEqual(["a", "b"]);
  here.set("a", 5);
  await run();
  expect(taken).toEqual(["a", "b", "a"]);
});

it.each(["unreachable", "internal", "not-stored", "unknown-outcome", "too-many-games", "wrong-method"])(
  "goes on later after %s, where it broke off",
  async (code) => {
    const { run, taken } = both({ a: 1, b: 2, c: 3 });
    expect(await run((id) => (id === "b" ? code : undefined))).toBe(false);
    expect(taken).toEqual(["a"]);
    expect(await run()).toBe(true);
    expect(taken).toEqual(["a", "b", "c"]);
  },
);

it("keeps what the server will never take, and hands over the rest", async () => {
  const { run, taken, here } = both({ a: 1, b: 2 });
  expect(await run((id) => (id === "a" ? "bad-record" : undefined))).toBe(true);
  expect(await run()).toBe(true);
  expect(taken).toEqual(["b"]);
  expect([...here.keys()]).toEqual(["a", "b"]);
});

it("makes two games of one that has gone on in two places", async () => {
  const { run, taken, here, moved } = both({ a: 9, b: 1 });
  expect(await run((id) => (id === "a" ? "diverged" : undefined))).toBe(true);
  expect(taken).toEqual(["a-own", "b"]);
  expect([[...here.keys()].toSorted(), moved]).toEqual([["a-own", "b"], ["a"]]);
});

it("leaves a game to the server that has all of it and more", async () => {
  const { run, here, moved } = both({ a: 9 });
  expect(await run(() => true)).toBe(true);
  expect([here.size, moved]).toEqual([0, ["a"]]);
});

it("renames nothing that somebody looks at, and comes back to it", async () => {
  const { run, here, taken } = both({ a: 9, b: 1, c: 1 }, ["a", "c"]);
  const answer = (id: string) => (id === "a" ? "diverged" : id === "c");
  expect(await run(answer)).toBe(false);
  expect([...here.keys()]).toEqual(["a", "b", "c"]);
  expect(taken).toContain("b");
});
