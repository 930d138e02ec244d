/** The languages that the client speaks. A new one is a folder in `locales/` and a line here. */

export interface Language {
  /** BCP 47, as in `<html lang>`; also the name of its folder. */
  tag: string;
  /** In the language itself. */
  name: string;
}

export const LANGUAGES: Language[] = [
  { tag: "en", name: "English" },
  { tag: "fr", name: "Français" },
  { tag: "es", name: "Español" },
  { tag: "de", name: "Deutsch" },
  { tag: "zh-Hant", name: "繁體中文" },
  { tag: "ko", name: "한국어" },
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
