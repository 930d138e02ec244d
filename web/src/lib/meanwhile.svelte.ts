/** A game of a server whose line is lost, and the game of this device that is played until it is back. */
import type { Host } from "./host/host";
import { place } from "./router.svelte";
import { t } from "./words";

const KEY = "troyes-meanwhile";
/** How often the server is asked whether it is back. */
const ASKED_EVERY = 5_000;

interface Waiting {
  /** The game of the server. */
  game: string;
  /** The game of this device. */
  here: string;
}

function kept(): Waiting | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Waiting | null;
  } catch {
    return null;
  }
}

class Meanwhile {
  #waiting = $state.raw<Waiting | null>(kept());
  /** Whether the server has the game again. */
  back = $state(false);

  /** The game of the server that waits while this one is played. */
  gameOf(here: string): string | null {
    return this.#waiting?.here === here ? this.#waiting.game : null;
  }

  /** Begins a game on this device, and goes there. What was sent to the other is sent on. */
  async begin(host: Host, game: string) {
    const { device } = host;
    if (!device) return;
    const name = (await host.me.get().catch(() => null))?.name;
    const { id } = await device.start({
      deal: null,
      names: [name ?? t("player-number", { number: 1 })],
      bots: [],
      columns: { type: "first" },
      banquets: false,
      pace: "own",
    });
    this.#keep({ game, here: id });
    place.go(`/game/${id}`);
  }

  /** Looks for the server until it has the game, or until what is returned is called. */
  watch(host: Host, game: string): () => void {
    this.back = false;
    const ask = async () => {
      this.back ||= await host.games.get(game).then(
        () => true,
        () => false,
      );
      if (this.back) stop();
    };
    const timer = setInterval(() => void ask(), ASKED_EVERY);
    const online = () => void ask();
    addEventListener("online", online);
    const stop = () => {
      clearInterval(timer);
      removeEventListener("online", online);
    };
    void ask();
    return stop;
  }

  /** Goes back to the game of the server. The one of this device stays in the list. */
  end(game: string) {
    this.#keep(null);
    place.go(`/game/${game}`);
  }

  #keep(waiting: Waiting | null) {
    this.#waiting = waiting;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(waiting));
    } catch {
      // It lasts as long as the page, then.
    }
  }
}

export const meanwhile = new Meanwhile();
