/** What is being explained right now. */

class Explained {
  of = $state.raw<HTMLElement | null>(null);
  text = $state("");

  show(element: HTMLElement, text: string) {
    if (!text || !element.isConnected) return;
    this.of = element;
    this.text = text;
  }

  /** Later, because an element that goes away loses its focus while the page is being drawn. */
  hide(element: HTMLElement) {
    queueMicrotask(() => {
      if (this.of === element) this.of = null;
    });
  }
}

export const explained = new Explained();
