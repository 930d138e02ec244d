/** What has become of somebody's try, in a few words. */
import type { Fellow } from "../wire";
import { dayOf } from "../lib/half-days";
import { t } from "../lib/words";

export const fellowName = ({ name, you }: Fellow) =>
  you ? t("group-you", { name: name ?? t("nobody") }) : (name ?? t("nobody"));

export function fellowState({ state, half_day }: Fellow): string {
  if (state === "playing")
    return half_day > 0 ? t("group-state-playing", { day: dayOf(half_day) }) : t("group-state-begun");
  if (state === "open" || state === "to_come") return t("group-state-not-yet");
  return t(`group-state-${state}`);
}

/** The letter that stands for somebody. */
export const initial = (name: string | null) => Array.from(name?.trim() ?? "")[0]?.toUpperCase() ?? "?";
