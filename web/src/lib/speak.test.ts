/** Sentences that are put together. */
import { describe, expect, it } from "vitest";
import { bothSidesInWords } from "./speak";

describe("tiles", () => {
  it("are explained with both sides as long as they can turn", () => {
    const banquet = bothSidesInWords({ number: 2, side: "banquet" });
    expect(banquet).toEqual([
      "Banquet: This die is free.",
      "Once turned: Raid: This die costs 1 denier more.",
    ]);
    expect(bothSidesInWords({ number: 2, side: "raid" })).toEqual(["Raid: This die costs 1 denier more."]);
  });
});
