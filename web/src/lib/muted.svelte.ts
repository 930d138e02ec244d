/** People whose words this browser does not show. Writers have other names at other tables, so nobody is muted by mistake. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "troyes-muted";
const MOST = 200;

function kept(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export const muted = new SvelteSet<string>(kept());

export function toggleMuted(writer: string) {
  if (!muted.delete(writer)) muted.add(writer);
  try {
    localStorage.setItem(KEY, JSON.stringify([...muted].slice(-MOST)));
  } catch {
    // Then it holds as long as the page is open.
  }
}
