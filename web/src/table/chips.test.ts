import { expect, test } from "vitest";
import { chipsOf } from "./chips";

const PHONE = { phone: true, stacked: true };
const TABLET = { phone: false, stacked: true };
const DESK = { phone: false, stacked: false };

test("everybody, where there is room", () => {
  expect(chipsOf(2, 0, 0, PHONE)).toEqual([0, 1]);
  expect(chipsOf(3, 0, 0, TABLET)).toEqual([0, 1, 2]);
  expect(chipsOf(4, 0, 0, DESK)).toEqual([0, 1, 2, 3]);
});

test("oneself always, and the seat that is looked at where there is room", () => {
  expect(chipsOf(5, 3, 0, PHONE)).toEqual([3]);
  expect(chipsOf(5, 3, 1, TABLET)).toEqual([1, 3]);
  expect(chipsOf(10, 9, 9, DESK)).toEqual([0, 1, 9]);
});
