/** All words that a person reads, from the Fluent catalogues in `locales/`. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../locales/en.ftl?raw";

const bundle = new FluentBundle("en", { useIsolating: false });
for (const error of bundle.addResource(new FluentResource(english))) {
  console.error("locales/en.ftl:", error);
}

/** The message with this key; its placeholders filled in. A key that is missing shows itself. */
export function t(key: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(key);
  if (!message?.value) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${key}:`, error);
  return text;
}

/** Whether there is a message with this key. */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" });

/** "a, b and c". */
export function list(parts: string[]): string {
  return LIST.format(parts);
}

const DATE = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** A moment, given in milliseconds since 1970. */
export function moment(at: number): string {
  return DATE.format(at);
}

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

/** The day of a moment. */
export function day(at: number): string {
  return DAY.format(at);
}
