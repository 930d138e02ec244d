/** Messages of the browser about new dice, for people who look at something else meanwhile. */
import { t } from "./words";

const KEY = "troyes-notify-dice";

class Notices {
  /** Whether there is anything to ask for. */
  readonly possible = "Notification" in globalThis;
  on = $state(this.possible && Notification.permission === "granted" && localStorage.getItem(KEY) === "1");
  denied = $state(false);

  /** Asks the browser; only ever after a tap. */
  async switchOn() {
    if (!this.possible) return;
    const answer = await Notification.requestPermission();
    this.denied = answer !== "granted";
    this.on = answer === "granted";
    localStorage.setItem(KEY, this.on ? "1" : "0");
  }

  switchOff() {
    this.on = false;
    localStorage.setItem(KEY, "0");
  }

  /** Announces new dice, unless somebody looks. */
  newDice(table: string, when: string) {
    if (!this.on || !document.hidden) return;
    try {
      const notice = new Notification(t("new-dice"), {
        body: t("new-dice-text", { when }),
        tag: `troyes-${table}`,
        icon: `${import.meta.env.BASE_URL}favicon.svg`,
      });
      notice.addEventListener("click", () => {
        window.focus();
        notice.close();
      });
    } catch {
      // Some browsers on phones allow this to service workers only.
    }
  }
}

export const notices = new Notices();
