/** Starts a game against a bot, and goes there. */
import type { Host } from "./host/host";
import { place } from "./router.svelte";
import { t } from "./words";

export async function playBot(host: Host, name: string | null): Promise<void> {
  const { id } = await host.games.start({
    deal: null,
    names: [name ?? t("player-number", { number: 1 }), t("bot")],
    bots: [null, "apprentice"],
    columns: { type: "first" },
    banquets: false,
    pace: "own",
  });
  place.go(`/game/${id}`);
}
