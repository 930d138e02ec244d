/** The rules that are read over the page, so that nobody leaves a game to look something up. */

class Reading {
  /** The clause that was asked for; empty for the rules as a whole, null while nobody reads. */
  clause = $state<string | null>(null);

  get open(): boolean {
    return this.clause !== null;
  }

  show(clause = "") {
    this.clause = clause;
  }

  close() {
    this.clause = null;
  }
}

export const reading = new Reading();
