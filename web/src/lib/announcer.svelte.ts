/**
 * What is announced to those who cannot see it. `App.svelte` has the one region that says it, on every page.
 *
 * Each announcement is an element of its own, so one that repeats the last is heard again. It is worded by the same functions as the chronicle; `e2e/ear.spec.ts` compares it with the effects of the server.
 */
import { untrack } from "svelte";

/** Announcements that stay in the page: readers of screens need them only as they come. */
const KEPT = 6;

export interface Announcement {
  key: number;
  text: string;
}

export class Announcer {
  /** The latest ones. Each is an element of its own, so that one that repeats the last is heard again. */
  latest = $state.raw<readonly Announcement[]>([]);
  #keys = 0;

  say(text: string) {
    if (!text.trim()) return;
    this.#keys += 1;
    // An announcement does not depend on what was announced before.
    const before = untrack(() => this.latest);
    this.latest = [...before.slice(1 - KEPT), { key: this.#keys, text }];
  }

  /** Another page has nothing to do with what was announced on the one before. */
  clear() {
    this.latest = [];
  }
}

export const announcer = new Announcer();
