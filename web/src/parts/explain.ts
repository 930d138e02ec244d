/** Explanations on hover, keyboard focus and long press, shown in one place for the whole page. */
import type { Attachment } from "svelte/attachments";
import { explained } from "./explained.svelte";

const HOVER = 350;
const LONG_PRESS = 450;

/**
 * Lets an element explain itself, with a link to the clause of the rules behind it. Both may depend on state: they are asked
 * for when they are shown.
 */
export function explain(text: () => string, clause?: () => string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whether a finger has got an explanation: then it asked, and lifting it does nothing else. */
    let asked = false;
    const show = () => explained.show(element, text(), clause?.());
    const later = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, pause);
    };
    const hide = () => {
      clearTimeout(timer);
      explained.hide(element);
    };
    const leave = (event: PointerEvent) => {
      clearTimeout(timer);
      // A finger always leaves: what a long press has shown stays until something else is touched.
      if (event.pointerType === "mouse") explained.leave(element);
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER);
    const press = () => {
      show();
      asked = explained.of === element;
    };
    const down = (event: PointerEvent) => {
      asked = false;
      clearTimeout(timer);
      if (event.pointerType === "mouse") hide();
      else timer = setTimeout(press, LONG_PRESS);
    };
    const click = (event: Event) => {
      if (asked) event.stopImmediatePropagation();
      if (asked) event.preventDefault();
      asked = false;
    };
    const focus = () => element.matches(":focus-visible") && later(HOVER);
    const menu = (event: Event) => explained.of === element && event.preventDefault();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener("pointerenter", enter, options);
    element.addEventListener("pointerleave", leave, options);
    element.addEventListener("pointerdown", down, options);
    element.addEventListener("pointerup", () => clearTimeout(timer), options);
    element.addEventListener("pointercancel", hide, options);
    element.addEventListener("focus", focus, options);
    element.addEventListener("blur", hide, options);
    element.addEventListener("click", click, { ...options, capture: true });
    element.addEventListener("contextmenu", menu, options);
    return () => {
      hide();
      stop.abort();
    };
  };
}
