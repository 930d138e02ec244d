/** Opens a table for people anywhere, and goes there. */
import type { RoomOptions } from "../wire";
import type { People } from "./host/people";
import { DEFAULTS, PLACES } from "./options";
import { place } from "./router.svelte";
import { t } from "./words";

/** A player without a name is asked for it at the table. */
export async function openTable(
  people: People,
  name: string | null,
  options: Partial<RoomOptions> = {},
  places: number = PLACES,
): Promise<void> {
  const { id } = await people.open({
    name: name ?? t("player-number", { number: 1 }),
    places,
    options: { ...DEFAULTS, ...options },
    webhook: null,
  });
  place.go(`/game/${id}`);
}
