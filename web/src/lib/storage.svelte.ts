/** Whether what this device hosts is still there after a restart of the browser. */

class Storage {
  /** The browser gives no storage, or has no more room: games last as long as the page. */
  forgetful = $state(false);

  forget() {
    this.forgetful = true;
  }
}

export const storage = new Storage();
