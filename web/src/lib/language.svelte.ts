/** The language that the client speaks now: the browser's until the player chooses one, changed without loading the page again. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import english from "../../../locales/en.ftl?raw";
import { bestLanguage, LANGUAGES } from "./languages";

interface Speech {
  tag: string;
  words: FluentBundle;
  list: Intl.ListFormat;
  moment: Intl.DateTimeFormat;
  day: Intl.DateTimeFormat;
}

/** The language as it is written where the reader lives, as far as the browser says: dates differ between British and American. */
function asWrittenHere(tag: string): string {
  const written = (one: string) => {
    const { language, script } = new Intl.Locale(one).maximize();
    return `${language}-${script}`;
  };
  // The tests of words run without a browser.
  const here = globalThis.navigator?.languages ?? [];
  return here.find((one) => written(one) === written(tag)) ?? tag;
}

function speechOf(tag: string, catalogue: string): Speech {
  const words = new FluentBundle(tag, { useIsolating: false });
  for (const error of words.addResource(new FluentResource(catalogue))) {
    console.error(`locales/${tag}.ftl:`, error);
  }
  const here = asWrittenHere(tag);
  return {
    tag,
    words,
    list: new Intl.ListFormat(tag, { type: "conjunction" }),
    moment: new Intl.DateTimeFormat(here, { dateStyle: "medium", timeStyle: "short" }),
    day: new Intl.DateTimeFormat(here, { dateStyle: "medium" }),
  };
}

/** What every other language falls back on. */
export const ENGLISH = speechOf("en", english);

function stored(): string | null {
  try {
    const tag = localStorage.getItem("language");
    return LANGUAGES.some((language) => language.tag === tag) ? tag : null;
  } catch {
    return null;
  }
}

class Speaking {
  /** Everything in words reads this, so that a page is worded anew when it changes. */
  speech = $state.raw(ENGLISH);
  #wanted = "en";

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

  /** A catalogue that cannot be fetched changes nothing. */
  async #speak(tag: string) {
    this.#wanted = tag;
    const language = LANGUAGES.find((one) => one.tag === tag);
    try {
      const speech = language?.load ? speechOf(tag, (await language.load()).default) : ENGLISH;
      // Somebody may have chosen yet another one meanwhile.
      if (this.#wanted !== tag) return;
      this.speech = speech;
      document.documentElement.lang = tag;
    } catch (error) {
      console.warn(`locales/${tag}.ftl:`, error);
    }
  }
}

export const speaking = new Speaking();
