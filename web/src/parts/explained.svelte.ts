/** What is being explained right now. */

class Explained {
  of = $state.raw<HTMLElement | null>(null);
  text = $state("");

  show(element: HTMLElement, text: string) {
    if (!text || !element.isConnected) return;
    this.of = element;
    this.text = text;
  }

  hide(element: HTMLElement) {
    if (this.of === element) this.of = null;
  }
}

export const explained = new Explained();
