/** The languages that the client speaks. A new one is a catalogue in `locales/` and a line here. */

export interface Language {
  /** BCP 47, as in `<html lang>`. */
  tag: string;
  /** In the language itself. */
  name: string;
  /** Its catalogue, fetched when somebody wants it. English is always there: what others lack is said in English. */
  load: (() => Promise<{ default: string }>) | null;
}

export const LANGUAGES: Language[] = [
  { tag: "en", name: "English", load: null },
  { tag: "fr", name: "Français", load: () => import("../../../locales/fr.ftl?raw") },
  { tag: "es", name: "Español", load: () => import("../../../locales/es.ftl?raw") },
  { tag: "de", name: "Deutsch", load: () => import("../../../locales/de.ftl?raw") },
  { tag: "zh-Hant", name: "繁體中文", load: () => import("../../../locales/zh-Hant.ftl?raw") },
  { tag: "ko", name: "한국어", load: () => import("../../../locales/ko.ftl?raw") },
];

/** Tags that name a language of the list in another way. */
const ALSO: Record<string, string> = { cmn: "zh", yue: "zh", gsw: "de" };

/** What a tag is about: its language without script and country. */
function primary(tag: string): string {
  const first = tag.toLowerCase().split(/[-_]/)[0] ?? "";
  return ALSO[first] ?? first;
}

/**
 * The first of the wanted languages that is spoken here, whatever its script or country: a reader of any Chinese is better
 * served by the one Chinese there is than by English. English if nothing fits.
 */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => primary(language.tag) === primary(tag));
    if (found) return found.tag;
  }
  return "en";
}
