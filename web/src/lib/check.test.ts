import { describe, expect, it } from "vitest";
import lines from "../../../testdata/examples/deals.jsonl?raw";
import { checkDice } from "./check";
import { NoRecord, readRecord } from "./record";

/** Records in which the deals of the vectors were played. */
const games = lines
  .trim()
  .split("\n")
  .map((line) => {
    const { setup, rolls, seed, columns_mode, commitment } = JSON.parse(line);
    const record = readRecord({ format: "troyes-dice", setup, half_days: rolls, seed, columns_mode });
    return { record, seed: seed as string, commitment: commitment as string };
  });
const [game] = games;
if (!game) throw new Error("no vectors");

describe("dice of games", () => {
  it("follow from their seeds", async () => {
    for (const { record, seed, commitment } of games) {
      const check = await checkDice(record, seed, commitment);
      expect(check).toMatchObject({ right: true, seed: "right", plazas: "right", columns: "right" });
      expect(check.rolls).toEqual(Array.from({ length: 16 }, () => "right"));
    }
  });

  it("a changed die and a foreign fingerprint are noticed", async () => {
    const rolls = game.record.rolls.map((roll, index) =>
      index === 4 ? { ...roll, black: (roll.black % 6) + 1 } : roll,
    );
    const check = await checkDice({ ...game.record, rolls }, game.seed, "00".repeat(32));
    expect(check).toMatchObject({ right: false, seed: "wrong" });
    expect(check.rolls.flatMap((verdict, index) => (verdict === "wrong" ? [index] : []))).toEqual([4]);
  });

  it("columns that a person chose are nobody's fault", async () => {
    const chosen = { ...game.record, columnsMode: "expert" as const, columns: [6, 1, 5, 2, 4, 3] };
    expect(await checkDice(chosen, game.seed, null)).toMatchObject({
      right: true,
      columns: "hand",
      seed: null,
    });
  });

  it("texts that are no records are refused", () => {
    for (const bad of [null, 3, [], {}, { format: "troyes-dice", setup: {} }]) {
      expect(() => readRecord(bad)).toThrow(NoRecord);
    }
  });
});
