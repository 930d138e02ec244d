/** Explanations on hover, keyboard focus and long press, shown in one place for the whole page. */
import type { Attachment } from "svelte/attachments";
import { explained } from "./explained.svelte";

const HOVER = 350;
const LONG_PRESS = 450;

/** Lets an element explain itself. The text may depend on state: it is asked for when it is shown. */
export function explain(text: () => string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => explained.show(element, text());
    const later = (pause: number) => {
      clearTimeout(timer);
      timer = setTimeout(show, pause);
    };
    const hide = () => {
      clearTimeout(timer);
      explained.hide(element);
    };
    const enter = (event: PointerEvent) => event.pointerType === "mouse" && later(HOVER);
    const down = (event: PointerEvent) => (event.pointerType === "mouse" ? hide() : later(LONG_PRESS));
    const focus = () => element.matches(":focus-visible") && later(HOVER);
    const menu = (event: Event) => explained.of === element && event.preventDefault();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    element.addEventListener("pointerenter", enter, options);
    element.addEventListener("pointerleave", hide, options);
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
