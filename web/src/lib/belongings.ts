/** The file with all that this device keeps: games and name, as its host packs them, and how the player likes the page. */
import type { Belongings, Brought } from "./host/host";
import { Problem } from "./host/problem";

export const FILE_NAME = "troyes-dice-device.json";
/** Many thousands of games. */
export const LARGEST_FILE = 100_000_000;

/** What the browser remembers of the player beside games. Keys of servers are none of it: whoever has one is that player. */
const SETTINGS = [
  "language",
  "theme",
  "troyes-settings",
  "troyes-keys",
  "troyes-lessons",
  "troyes-device-always",
];
/** What follows from all that, and goes with it. */
const FOLLOWING = ["troyes-games-to-go-on"];

export async function exported(belongings: Belongings): Promise<string> {
  const file = JSON.parse(await belongings.export()) as object;
  return JSON.stringify({ ...file, settings: knownSettings() });
}

/** Games first: they are refused where something is wrong, and then nothing has changed. */
export async function imported(belongings: Belongings, file: Blob): Promise<Brought> {
  if (file.size > LARGEST_FILE) throw new Problem("large-file", "No file of ours is as large as this.");
  const text = await file.text();
  const brought = await belongings.import(text);
  takeSettings((JSON.parse(text) as { settings?: unknown }).settings);
  return brought;
}

export async function cleared(belongings: Belongings) {
  await belongings.clear();
  for (const name of [...SETTINGS, ...FOLLOWING]) attempt(() => localStorage.removeItem(name));
}

function knownSettings(): Record<string, string> {
  const known = SETTINGS.map((name) => [name, attempt(() => localStorage.getItem(name))] as const);
  return Object.fromEntries(
    known.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** Whoever reads a setting looks at it anyhow: browsers keep what earlier versions have written. */
function takeSettings(settings: unknown) {
  if (typeof settings !== "object" || settings === null) return;
  for (const [name, value] of Object.entries(settings))
    if (SETTINGS.includes(name) && typeof value === "string")
      attempt(() => localStorage.setItem(name, value));
}

function attempt<Thing>(what: () => Thing): Thing | null {
  try {
    return what();
  } catch {
    // A browser that remembers nothing has nothing to lose.
    return null;
  }
}
