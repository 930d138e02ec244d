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
    const down = (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : later(LONG_PRESS));
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
    element.addEventListener("contextmenu", menu, options);
    return () => {
      hide();
      stop.abort();
    };
  };
}
