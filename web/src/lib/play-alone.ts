/** Starts a game alone, and goes there. */
import type { ColumnsChoice } from "../wire";
import type { Host } from "./host/host";
import { place } from "./router.svelte";
import { t } from "./words";

interface Wanted {
  columns: ColumnsChoice;
  banquets: boolean;
}
const PLAIN: Wanted = { columns: { type: "first" }, banquets: false };

/** Without a name, somebody is player 1. */
export async function playAlone(host: Host, name: string | null, wanted: Wanted = PLAIN): Promise<void> {
  const { id } = await host.games.start({
    deal: null,
    names: [name ?? t("player-number", { number: 1 })],
    bots: [],
    ...wanted,
    pace: "own",
  });
  place.go(`/game/${id}`);
}
