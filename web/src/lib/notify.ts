/** What the browser shows to somebody who looks at something else. */

interface Notice {
  title: string;
  body: string;
  /** One notice takes the place of another with the same tag. */
  tag: string;
  /** What a click on it does, besides bringing the page to the front. */
  follow?: () => void;
}

/** Whether there is anything to ask for. */
export const possible = "Notification" in globalThis;

/** Lets the browser ask whether it may, where nobody has decided that yet; only ever after a tap. */
export async function askOnce() {
  if (possible && Notification.permission === "default") await Notification.requestPermission();
}

/** Shows a notice, unless the browser may not, or somebody looks at the page. */
export function notify({ title, body, tag, follow }: Notice) {
  if (!possible || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const notice = new Notification(title, { body, tag, icon: `${import.meta.env.BASE_URL}favicon.svg` });
    notice.addEventListener("click", () => {
      window.focus();
      notice.close();
      follow?.();
    });
  } catch {
    // Some browsers on phones allow this to service workers only.
  }
}
