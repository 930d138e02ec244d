/** Writes the types of all messages that the client can say: `src/messages.ts`. */
import { type Facts, isByName, type Language } from "./catalogue";

/** What only the program says (`crates/troyes-words`); no browser is given it. */
export const PROGRAM_ONLY = ["terminal", "previews"];

/**
 * Areas and keys are those of English. A variable is what any language takes it for: where one language chooses by a number
 * that the others only write out, it has to be a number everywhere.
 */
export function typesOf(english: Language, all: readonly Language[]): string {
  const areas = [...english.areas].filter(([area]) => !PROGRAM_ONLY.includes(area));
  const written = areas.map(([area, { messages }]) => {
    const lines = messages.map(({ id: { name: key } }) => {
      const wordings = [english, ...all.filter((language) => language.has(key))];
      return `    "${key}": ${valuesOf(wordings.map((language) => language.factsOf(key)))};`;
    });
    return `  ${area}: {\n${lines.join("\n")}\n  };`;
  });
  return `${HEAD}\nexport interface Catalogues {\n${written.join("\n")}\n}\n`;
}

const HEAD = `// Written from locales/en by \`npm run words\`; not to be changed by hand.

/** What is written out as it is. */
type Text = string | number;

/** A message without variables. */
type Plain = Record<never, never>;

/** By area and key: the variables that a message needs. */`;

function valuesOf(facts: readonly Facts[]): string {
  const names = [...new Set(facts.flatMap(({ used }) => [...used]))];
  const written = names.map((name) => {
    const choices = facts.flatMap((one) => one.choices).filter(({ variable }) => variable === name);
    if (choices.length === 0) return `${name}: Text`;
    if (!choices.every(isByName)) return `${name}: number`;
    const variants = [...new Set(choices.flatMap((choice) => choice.variants))];
    return `${name}: ${variants.map((variant) => `"${variant}"`).join(" | ")}`;
  });
  return written.length > 0 ? `{ ${written.join("; ")} }` : "Plain";
}
