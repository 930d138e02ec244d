/**
 * Handing games of this device to a server, so that they are found on the player's other devices. It may break off anywhere and begin again: a
 * server takes the same game as often as it comes, and what has gone on in two places becomes two games.
 */
import type { HandedOver } from "../../wire";
import type { Handable } from "./browser/hosting";
import type { KeptGame } from "./browser/protocol";
import { Problem } from "./problem";

/** What of a device's games is handed over. */
export interface HandingDevice {
  unhanded(): Promise<string[]>;
  kept(id: string): Promise<Handable | null>;
  handed(id: string, stands: string): Promise<void>;
  /** Gives what was played here a name of its own, or nothing where somebody looks at the game. */
  branchOff(id: string): Promise<string | null>;
  /** Leaves a game to the server, or nothing where somebody looks at it. */
  giveUp(id: string): Promise<void | null>;
}

export type HandOver = (id: string, kept: KeptGame) => Promise<HandedOver>;

/** What a server says of a game that it will never take as it is. It stays here, and is not offered again before it changes. */
const NEVER = new Set(["bad-record", "bad-name", "bad-body", "nobody", "too-large", "not-yours"]);

/** Hands over all that is new; whether nothing is left to be tried again. `moved` hears of games that have left this device. */
export async function handOverAll(
  device: HandingDevice,
  handOver: HandOver,
  moved: (id: string) => void,
): Promise<boolean> {
  let all = true;
  const waiting = await device.unhanded();
  // A branch comes right after the game that it has left.
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const found = await device.kept(id);
    if (!found) continue;
    const { kept, stands } = found;
    try {
      const { ahead } = await handOver(id, kept);
      if (!ahead) await device.handed(id, stands);
      else if ((await device.giveUp(id)) === null) all = false;
      else moved(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === "diverged") {
        const branch = await device.branchOff(id);
        if (branch === null) all = false;
        else {
          moved(id);
          waiting.unshift(branch);
        }
      } else if (NEVER.has(error.code)) await device.handed(id, stands);
      // Whatever else keeps this game from being taken keeps the others from it, too.
      else return false;
    }
  }
  return all;
}
