/** Lets a sound be heard, if the player wants sounds: what makes them is fetched with the first one. */
import { settings } from "./settings.svelte";
import type { Sound } from "./synthesis";

export async function sound(which: Sound, seconds = 0) {
  if (!settings.chosen.sound) return;
  try {
    const { play } = await import("./synthesis");
    await play(which, seconds);
  } catch {
    // Sounds are decoration: a browser that has none, or is offline, plays in silence.
  }
}
