import { describe, expect, it } from "vitest";
import { columnsOf, emptySheet } from "./empty-sheet";
import { winnersOf } from "./winners";

describe("the empty sheet", () => {
  it("has every place, open", () => {
    const sheet = emptySheet();
    expect(sheet.cells).toHaveLength(18);
    expect(sheet.cells.flatMap((cell) => cell.buildings).every(({ state }) => state === "open")).toBe(true);
    expect(sheet.links).toHaveLength(9);
    expect(sheet.rows.map((row) => row.character)).not.toContain("");
  });

  it("takes columns from an address, and stays blank where they make no sense", () => {
    expect(columnsOf("4,5,6,1,2,3")).toEqual([4, 5, 6, 1, 2, 3]);
    for (const bad of [null, "", "1,2,3", "1,1,2,3,4,5", "1,2,3,4,5,7", "1,2,3,4,5,6,6", "a,b,c,d,e,f"]) {
      expect(columnsOf(bad), String(bad)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });
});

describe("winners", () => {
  it("share the highest total", () => {
    expect(winnersOf([41, 52, 17])).toEqual([1]);
    expect(winnersOf([52, 17, 52])).toEqual([0, 2]);
    expect(winnersOf([12])).toEqual([0]);
  });
});
