/** When games of this device are handed to a server: at once where something has changed, and again and again while that fails. */

const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 10 * 60_000;

export class Hander {
  readonly #hand: () => Promise<boolean>;
  #running = false;
  /** Something has changed while the rest was being handed over. */
  #again = false;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `hand` answers whether nothing is left to be tried again. */
  constructor(hand: () => Promise<boolean>) {
    this.#hand = hand;
  }

  now() {
    clearTimeout(this.#timer);
    if (this.#running) this.#again = true;
    else void this.#run();
  }

  async #run() {
    this.#running = true;
    this.#again = false;
    const done = await this.#alone().catch(() => false);
    this.#running = false;
    if (this.#again) return this.now();
    if (done) {
      this.#pause = FIRST_PAUSE;
      return;
    }
    this.#timer = setTimeout(() => this.now(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** One tab does it for all; where there are no locks, several may, which is only more work. */
  #alone(): Promise<boolean> {
    if (!navigator.locks) return this.#hand();
    return navigator.locks.request("troyes-handing", { ifAvailable: true }, (lock) =>
      lock ? this.#hand() : true,
    );
  }
}
