/** Whether what this device hosts is still there after a restart of the browser. */

class Storage {
  /** The browser gives no storage, or has no more room: games last as long as the page. */
  forgetful = $state(false);
  /** Whether the browser has promised to keep it, however scarce room becomes. */
  lasting = $state(false);

  forget() {
    this.forgetful = true;
  }

  /** Finds out what the browser has promised. */
  async look() {
    this.lasting = (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
  }

  /** Asks the browser for its promise, and returns whether it has given it. Some browsers ask the player. */
  async keep(): Promise<boolean> {
    await this.look();
    if (!this.lasting) this.lasting = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    return this.lasting;
  }
}

export const storage = new Storage();
