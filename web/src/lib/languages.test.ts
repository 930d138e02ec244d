import { expect, it } from "vitest";
import { bestLanguage } from "./languages";

it.each([
  [["en-GB", "en"], "en"],
  [["fr-CA"], "fr"],
  [["es-419", "en"], "es"],
  [["de-AT"], "de"],
  [["gsw-CH", "fr-CH"], "de"],
  [["zh"], "zh-Hant"],
  [["zh-TW"], "zh-Hant"],
  [["zh-HK", "en-HK"], "zh-Hant"],
  [["zh-Hant-MO"], "zh-Hant"],
  // The only Chinese there is.
  [["zh-CN", "en-US"], "zh-Hant"],
  [["zh-Hans"], "zh-Hant"],
  [["yue-HK"], "zh-Hant"],
  [["ko-KR"], "ko"],
  [["KO_kr"], "ko"],
  // Portuguese is not Spanish, but its reader may name Spanish as well.
  [["pt-BR"], "en"],
  [["pt-BR", "es", "en"], "es"],
  [["nl", "de", "en"], "de"],
  [["kok-IN"], "en"],
  [["x-klingon", ""], "en"],
  [[], "en"],
])("%j is best served in %s", (wanted, best) => {
  expect(bestLanguage(wanted)).toBe(best);
});
