import { describe, expect, it } from "vitest";
import { buildingPlace, RELIEF, resourcePlace } from "../lib/places";
import { buildingOffer, reliefOffer, seatView, sectorView, wayView } from "../testing/views";
import type { OfferView } from "../wire";
import { Choosing } from "./choosing.svelte";

const red2 = buildingPlace("red", "work", 2);
const white3 = buildingPlace("white", "work", 3);
const influence: OfferView = {
  target: { type: "resource", resource: "influence", amount: 3 },
  decision: { type: "take", sector: 2, color: "red", value: 3, use: "resources" },
  effects: [{ type: "circled", resource: "influence", from: 4, to: 6 }],
  finishes: true,
  ways: [wayView(2)],
};
/** Red 2 by the first die for nothing or by the third, which is white, for two knowledge; white 3 by the third. */
const offers = [
  buildingOffer("red", 2, [
    wayView(2, { cost: [0, 0, 2], points: 3 }),
    wayView(0, { points: 1 }),
    wayView(3, { cost: [0, 1, 0], pay: "deniers", points: 1 }),
  ]),
  buildingOffer("white", 3, [wayView(2)]),
  influence,
];
const sectors = [0, 1, 2, 3].map((index) => sectorView(index, index === 2 ? { color: "white" } : {}));
const seat = seatView(1, { offers }, sectors);

function choosing(shown = seat): Choosing {
  const made = new Choosing();
  made.meet(shown);
  return made;
}

describe("what is offered", () => {
  it("is sorted by place, cheapest way first", () => {
    const { reach } = choosing();
    expect([...reach.keys()].toSorted()).toEqual([red2, white3, resourcePlace("influence")].toSorted());
    expect(reach.get(red2)?.map(({ way }) => way.sector)).toEqual([0, 3, 2]);
  });

  it("becomes a decision with the die and the payment of its way", () => {
    const [free, paid, recolored] = choosing().reach.get(red2) ?? [];
    expect(free?.decision).toEqual({ type: "take", sector: 0, color: "red", value: 2, use: "work" });
    expect(paid?.decision).toMatchObject({ sector: 3, pay: "deniers" });
    expect([free, paid, recolored].map((option) => option?.recolored)).toEqual([false, false, true]);
  });

  it("says which dice can do anything", () => {
    expect([...choosing().usableDice].toSorted()).toEqual([0, 2, 3]);
  });
});

describe("die and place", () => {
  it("in either order end in the same option", () => {
    const dieFirst = choosing();
    dieFirst.chooseDie(2);
    dieFirst.choosePlace(red2);
    const placeFirst = choosing();
    placeFirst.choosePlace(red2);
    placeFirst.chooseDie(2);
    expect(dieFirst.chosen?.way.sector).toBe(2);
    expect(placeFirst.chosen?.decision).toEqual(dieFirst.chosen?.decision);
  });

  it("a place that the new die cannot reach is given up", () => {
    const one = choosing();
    one.choosePlace(white3);
    one.chooseDie(0);
    expect(one.place).toBeNull();
    expect(one.chosen).toBeNull();
  });

  it("what cannot be chosen is not", () => {
    const one = choosing();
    one.chooseDie(1);
    one.choosePlace(buildingPlace("yellow", "work", 1));
    expect([one.die, one.place]).toEqual([null, null]);
  });

  it("the same die again lets it go", () => {
    const one = choosing();
    one.chooseDie(0);
    one.chooseDie(0);
    expect(one.die).toBeNull();
  });
});

describe("ways", () => {
  it("the cheapest is chosen until another is picked", () => {
    const one = choosing();
    one.choosePlace(red2);
    expect(one.chosen?.way.sector).toBe(0);
    one.pick(one.ways[2]!);
    expect(one.chosen?.way.sector).toBe(2);
    one.choosePlace(red2);
    expect(one.chosen?.way.sector).toBe(0);
  });

  it("a jump forgets the die that was chosen", () => {
    const one = choosing();
    const option = one.reach.get(white3)![0]!;
    one.chooseDie(0);
    one.jump(option);
    expect([one.die, one.chosen]).toEqual([null, option]);
  });
});

it("going back undoes one step after the other", () => {
  const one = choosing();
  one.chooseDie(2);
  one.choosePlace(white3);
  expect([one.back(), one.place, one.die]).toEqual([true, null, 2]);
  expect([one.back(), one.die]).toEqual([true, null]);
  expect(one.back()).toBe(false);
});

it("relief chooses itself, and nothing has to be chosen for it", () => {
  const one = choosing(seatView(1, { offers: [reliefOffer()] }));
  expect(one.chosen?.place).toBe(RELIEF);
  expect(one.back()).toBe(false);
});

describe("a new view", () => {
  it("of the same position keeps what is chosen", () => {
    const one = choosing();
    one.choosePlace(red2);
    one.meet({ ...seat, hinted: true });
    expect(one.place).toBe(red2);
  });

  it("of another position, or of somebody else, does not", () => {
    for (const change of [{ version: seat.version + 1 }, { name: "Blaise" }]) {
      const one = choosing();
      one.choosePlace(red2);
      one.meet({ ...seat, ...change });
      expect([one.place, one.chosen]).toEqual([null, null]);
    }
  });
});
