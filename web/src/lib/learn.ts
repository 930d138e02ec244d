/** Begins a guided game, and goes there. */
import { DEALS, type LessonName } from "../guide/lessons";
import type { Host } from "./host/host";
import { lessons } from "./lessons.svelte";
import { place } from "./router.svelte";
import { t } from "./words";

export async function learn(host: Host, lesson: LessonName, name: string | null): Promise<void> {
  const { seed, banquets } = DEALS[lesson];
  const deal = await host.deals.draw(seed);
  const { id } = await host.games.start({
    deal: deal.id,
    names: [name ?? t("player-number", { number: 1 })],
    bots: [],
    columns: { type: "first" },
    banquets,
    pace: "own",
  });
  lessons.begin(lesson, id);
  place.go(`/game/${id}`);
}
