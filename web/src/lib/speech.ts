/** A language as far as it is known: the catalogues of its areas are fetched when a page wants them. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { catalogue } from "virtual:catalogues";
import type { Catalogues } from "../messages";

/** A part of the words, and the name of its catalogue in every language. */
export type Area = keyof Catalogues;

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

export class Speech {
  readonly words: FluentBundle;
  readonly list: Intl.ListFormat;
  readonly moment: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly #areas = new Map<Area, Promise<void>>();

  constructor(
    readonly tag: string,
    known: Partial<Record<Area, string>> = {},
  ) {
    const here = asWrittenHere(tag);
    this.words = new FluentBundle(tag, { useIsolating: false });
    this.list = new Intl.ListFormat(tag, { type: "conjunction" });
    this.moment = new Intl.DateTimeFormat(here, { dateStyle: "medium", timeStyle: "short" });
    this.day = new Intl.DateTimeFormat(here, { dateStyle: "medium" });
    for (const [area, text] of Object.entries(known)) {
      this.#add(text);
      this.#areas.set(area as Area, Promise.resolve());
    }
  }

  /** Fetches what is not known yet. What could not be fetched is tried again the next time. */
  async learn(areas: Iterable<Area>): Promise<void> {
    await Promise.all(Array.from(areas, (area) => this.#areas.get(area) ?? this.#load(area)));
  }

  #load(area: Area): Promise<void> {
    const fetched = catalogue(`${this.tag}/${area}`).then((text) => this.#add(text));
    this.#areas.set(area, fetched);
    fetched.catch(() => this.#areas.delete(area));
    return fetched;
  }

  #add(text: string) {
    for (const error of this.words.addResource(new FluentResource(text))) console.error(this.tag, error);
  }
}
