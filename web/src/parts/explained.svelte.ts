/** What is being explained right now. */

/** So long a note stays when the pointer has left what it explains: the way to its link. */
const GRACE = 300;

class Explained {
  of = $state.raw<HTMLElement | null>(null);
  text = $state("");
  /** The clause of the rules behind it. */
  clause = $state<string | undefined>();
  /** Whether the pointer is on the link of the note, which must not go away then. */
  held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(element: HTMLElement, text: string, clause?: string) {
    if (!text || !element.isConnected) return;
    clearTimeout(this.#timer);
    this.held = false;
    this.of = element;
    this.text = text;
    this.clause = clause;
  }

  /** Later, because an element that goes away loses its focus while the page is being drawn. */
  hide(element: HTMLElement) {
    queueMicrotask(() => {
      if (this.of === element && !this.held) this.of = null;
    });
  }

  /** When the pointer leaves: at once if there is nothing to go to. */
  leave(element: HTMLElement) {
    if (!this.clause) this.hide(element);
    else if (this.of === element) {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.hide(element), GRACE);
    }
  }
}

export const explained = new Explained();
