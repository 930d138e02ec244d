/**
 * The language that the client speaks now: the browser's until the player chooses one, changed without loading the page again.
 *
 * It is state: a new language words the page anew and touches nothing else. A language is spoken once it knows the areas of all pages seen so far.
 */
import { START } from "virtual:catalogues";
import { bestLanguage, LANGUAGES } from "./languages";
import { type Area, Speech } from "./speech";

function stored(): string | null {
  try {
    const tag = localStorage.getItem("language");
    return LANGUAGES.some((language) => language.tag === tag) ? tag : null;
  } catch {
    return null;
  }
}

class Speaking {
  readonly #speeches = new Map([["en", new Speech("en", START)]]);
  /** What is spoken, for those who must not be worded anew: a page that is being fetched would be fetched and opened once more. */
  #spoken = this.#speechOf("en");
  /** Everything in words reads this, so that a page is worded anew when it changes. */
  speech = $state.raw(this.#spoken);
  #wanted = "en";
  /** The areas of all pages that have been seen: any language has to know them before it is spoken. */
  readonly #areas = new Set(Object.keys(START) as Area[]);

  get tag(): string {
    return this.speech.tag;
  }

  /** Takes up the remembered language, or the best one for this browser. */
  async start() {
    addEventListener("languagechange", () => {
      if (!stored()) void this.#speak(bestLanguage(navigator.languages));
    });
    await this.#speak(stored() ?? bestLanguage(navigator.languages));
  }

  async choose(tag: string) {
    try {
      localStorage.setItem("language", tag);
    } catch {
      // It lasts as long as the page, then.
    }
    await this.#speak(tag);
  }

  /**
   * Learns areas in the language that is spoken.
   *
   * # Errors
   *
   * Rejects if a catalogue cannot be fetched.
   */
  async learn(areas: readonly Area[]) {
    for (const area of areas) this.#areas.add(area);
    let speech: Speech;
    do {
      speech = this.#spoken;
      await speech.learn(areas);
      // Another language that was chosen meanwhile may not know them yet.
    } while (speech !== this.#spoken);
  }

  /** A language that cannot be fetched changes nothing. */
  async #speak(tag: string) {
    this.#wanted = tag;
    const speech = this.#speechOf(tag);
    try {
      let known: number;
      do {
        known = this.#areas.size;
        await speech.learn(this.#areas);
        // Another page may have been opened meanwhile.
      } while (known !== this.#areas.size);
      // Somebody may have chosen yet another one meanwhile.
      if (this.#wanted !== tag) return;
      this.#spoken = speech;
      this.speech = speech;
      document.documentElement.lang = tag;
    } catch (error) {
      console.warn(`locales/${tag}:`, error);
    }
  }

  #speechOf(tag: string): Speech {
    let speech = this.#speeches.get(tag);
    if (!speech) this.#speeches.set(tag, (speech = new Speech(tag)));
    return speech;
  }
}

export const speaking = new Speaking();
