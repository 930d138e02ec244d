/** Begins the deal of a day, or plays it for practice, and goes there. */
import type { Daily } from "./host/daily";
import { place } from "./router.svelte";
import { t } from "./words";

/** Without a name, somebody is player 1. */
export async function beginDay(
  daily: Daily,
  how: "begin" | "practise",
  day: string,
  name: string | null,
): Promise<void> {
  const { id } = await daily[how](day, name ?? t("player-number", { number: 1 }));
  place.go(`/game/${id}`);
}
