/** Numbers with decimals, as they are written in the language that is spoken now. */
import { speaking } from "./language.svelte";

type Sign = "negative" | "exceptZero";

const formats = new Map<string, Intl.NumberFormat>();

function format(value: number, digits: number, signDisplay: Sign): string {
  const key = `${speaking.tag} ${digits} ${signDisplay}`;
  let known = formats.get(key);
  if (!known) {
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay };
    known = new Intl.NumberFormat(speaking.tag, options);
    formats.set(key, known);
  }
  // A minus is as wide as a plus; the keyboard's is not.
  return known.format(value).replace("-", "−");
}

/** "62.4" */
export const decimal = (value: number, digits = 1) => format(value, digits, "negative");

/** "+0.4", "−1.3", "0.0" */
export const signed = (value: number, digits = 1) => format(value, digits, "exceptZero");
