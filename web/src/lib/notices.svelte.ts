/** Messages of the browser about new dice, for people who look at something else meanwhile. */
import { notify, possible } from "./notify";
import { t } from "./words";

const KEY = "troyes-notify-dice";

/** Nothing where the browser keeps nothing. */
function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function remember(value: string) {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // It lasts as long as the page, then.
  }
}

class Notices {
  /** Whether there is anything to ask for. */
  readonly possible = possible;
  on = $state(this.possible && Notification.permission === "granted" && remembered() === "1");
  denied = $state(false);

  /** Asks the browser; only ever after a tap. */
  async switchOn() {
    if (!this.possible) return;
    const answer = await Notification.requestPermission();
    this.denied = answer !== "granted";
    this.on = answer === "granted";
    remember(this.on ? "1" : "0");
  }

  switchOff() {
    this.on = false;
    remember("0");
  }

  /** Announces new dice, unless somebody looks. */
  newDice(table: string, when: string) {
    if (!this.on || !document.hidden) return;
    notify({
      title: t("new-dice"),
      body: t("new-dice-text", { when }),
      tag: `troyes-${table}`,
    });
  }
}

export const notices = new Notices();
