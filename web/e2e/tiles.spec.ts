import { expect, test } from "./fixtures";
import { verify } from "./program";
import { wordsOf } from "./words";

type Tile = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
const words = wordsOf("en");
const saying = (tile: Tile, side: "banquet" | "raid") => words(`tile-${tile}-${side}`);

/** Deals whose tiles are all eight together. */
const DEALS = [
  { seed: "banquets 0" },
  { seed: "banquets 1" },
  { seed: "banquets 2" },
  { seed: "banquets 3" },
  { seed: "banquets 4" },
  { seed: "banquets 5" },
];

test("Banquets & Raids with every tile", async ({ page, player }) => {
  test.setTimeout(240_000);
  const wanted = new Set<Tile>([1, 2, 3, 4, 5, 6, 7, 8]);
  const raided = new Set<Tile>();
  for (const { seed } of DEALS) {
    const deal = await (await page.request.post("/api/deals", { data: { seed } })).json();
    const tiles: Tile[] = deal.board.plazas.flatMap((plaza: { tile: { number: Tile } | null }) =>
      plaza.tile ? [plaza.tile.number] : [],
    );
    expect(tiles).toHaveLength(3);
    if (!tiles.some((tile) => wanted.has(tile))) continue;
    await player.startWith({ seed, banquets: true });
    for (const tile of tiles) {
      wanted.delete(tile);
      await expect(page.getByTestId("tiles").getByText(saying(tile, "banquet"))).toBeVisible();
    }
    for (let half_day = 1; half_day <= 16; half_day += 1) {
      await player.roll();
      // The die beside a tile, if it can be had.
      const tiled = page.locator('[data-part="die"][data-tile]:not([aria-disabled])');
      if ((await tiled.count()) > 0) await tiled.first().click();
      await player.takeTurn((places) => places[(half_day * 5) % places.length] ?? "");
      for (const tile of tiles) {
        if (
          await page
            .getByTestId("tiles")
            .locator('[data-side="raid"]')
            .getByText(saying(tile, "raid"))
            .isVisible()
        )
          raided.add(tile);
      }
    }
    await player.roll();
    await page.waitForURL(/\/result$/);
    expect(verify(await player.record())).toMatchObject({ ok: true, finished: true });
  }
  expect([...wanted]).toEqual([]);
  expect(raided.size).toBeGreaterThan(3);
});
