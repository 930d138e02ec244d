/** What does not fit, and what is left in English: both run inside the page. */

/**
 * Texts that do not fit: cut off by something that hides what overflows, sticking out of their button or cell, or out of the
 * window. What a person has typed may be cut off.
 */
export function misfits(): string[] {
  const BOX =
    'button, a, label, summary, th, td, legend, dt, dd, kbd, [data-part="row-label"], [data-part="resource"], [data-part="character"], [data-part="left-over"]';
  const NAMED = "[data-names]";
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? "";
    if (!parent || !text || parent.closest("noscript, script, option, [data-typed]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const out = (box: DOMRect, slack: number) =>
      rect.left < box.left - slack ||
      rect.right > box.right + slack ||
      (rect.height < box.height + 20 &&
        (rect.top < box.top - slack - 3 || rect.bottom > box.bottom + slack + 3));
    const name = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
    let scrolls = false;
    let hidden = false;
    for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(at);
      // For screen readers only.
      if (clipPath !== "none") hidden = true;
      if (hidden) break;
      // Names of people may be long.
      if (textOverflow === "ellipsis" && at.matches(NAMED)) scrolls = true;
      if (scrolls) break;
      if (/auto|scroll/.test(overflowX + overflowY)) {
        scrolls = true;
        break;
      }
      if (/hidden|clip/.test(overflowX) && out(at.getBoundingClientRect(), 1)) {
        found.push(`"${text}" is cut off by ${name(at)}`);
        break;
      }
    }
    if (hidden) continue;
    const box = parent.closest(BOX);
    if (box && getComputedStyle(box).display !== "inline" && out(box.getBoundingClientRect(), 1.5)) {
      found.push(`"${text}" sticks out of ${name(box)}`);
    }
    if (!scrolls && (rect.left < -1 || rect.right > innerWidth + 1))
      found.push(`"${text}" leaves the window`);
  }
  // The dial: its words stay within the hub, the window and the sectors.
  for (const one of document.querySelectorAll<SVGTextElement>("[data-fits]")) {
    const { width } = one.getBBox();
    const most = Number(one.dataset.fits);
    if (width > most) found.push(`"${one.textContent}" is ${width} wide where ${most} fit`);
  }
  return [...new Set(found)];
}

/** Words that only English has, in anything that is shown or read aloud. */
export function englishLeft(): string[] {
  const said = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((element) =>
    ["aria-label", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const lines = [document.title, ...document.body.innerText.split("\n"), ...said];
  return lines.filter((line) => /\b(the|of|with|your|you|and|this|day|turn)\b/i.test(line));
}
