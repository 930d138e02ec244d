import { expect, it } from "vitest";
import { learnTime, serverTime } from "./clock";

it("small differences are rounding, large ones are a wrong clock", () => {
  const near = (at: number) => Math.abs(serverTime() - at) < 1_600;
  learnTime(new Date(Date.now() + 3_600_000).toUTCString());
  expect(near(Date.now() + 3_600_000)).toBe(true);
  learnTime(null);
  learnTime("nonsense");
  expect(near(Date.now() + 3_600_000)).toBe(true);
  learnTime(new Date().toUTCString());
  expect(near(Date.now())).toBe(true);
});
