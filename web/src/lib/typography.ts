/** How texts are set in each language: for the tests of all that is written in `locales/`. */

/** What must not be in a text of a language, and why. */
const TYPOGRAPHY: Record<string, [RegExp, string][]> = {
  en: [[/[„«»「」]/, "English quotes are “ ”"]],
  fr: [
    [/(^|[^\u202f])[;:!?»]/, "a narrow no-break space goes before ; : ! ? »"],
    [/«(?!\u202f)/, "a narrow no-break space goes after «"],
    [/\u202f[\u202f ]/, "there are blanks too many"],
    [/[“”„]/, "French quotes are « »"],
  ],
  es: [[/[“”„]/, "Spanish quotes are « »"]],
  de: [[/[«»”]|“(?=\p{L})/u, "German quotes are „ “"]],
  "zh-Hant": [
    [/[,;:!?()]|\.(?!\d)/, "Chinese punctuation is full-width"],
    [/[“”‘’]/, "Chinese quotes are 「 」"],
    [
      /[\p{sc=Han}，。：；、！？（）「」…] (?![·+=→×])|(?<![·+=→×≈]) [\p{sc=Han}（「]|x x/u,
      "no blank stands beside Chinese characters: the page sets the space (`text-autospace`)",
    ],
    [/[国对说时这们个为发书买卖东车马门问间关实开张]/, "the characters are the traditional ones"],
  ],
  ko: [[/[，。：；！？「」]/, "Korean punctuation is half-width"]],
};

const EVERYWHERE: [RegExp, string][] = [
  [/['"`]|\.\.\./, "quotes, apostrophes and ellipses are not the keyboard's"],
  [/ {2}|^ | $/, "there are blanks too many"],
  [/\d-\d/, "ranges have an en dash"],
];

/** What is wrong with a text, in words. */
export function slipsIn(text: string, tag: string): string[] {
  const slips = [...EVERYWHERE, ...(TYPOGRAPHY[tag] ?? [])]
    .filter(([wrong]) => wrong.test(text))
    .map(([, why]) => why);
  if (tag === "es" && text.split("?").length !== text.split("¿").length)
    slips.push("questions have two marks");
  return slips;
}
