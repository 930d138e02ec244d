/** All words that a person reads, from the Fluent catalogues in `locales/`, in the language that is spoken now. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { ENGLISH, speaking } from "./language.svelte";

type Values = Record<string, FluentVariable>;

/** The message with this key; its placeholders filled in. A key that is missing shows itself. */
export function t(key: string, values?: Values): string {
  const text = say(speaking.speech.words, key, values) ?? say(ENGLISH.words, key, values);
  if (text === null) console.error(`no words for ${key}`);
  return text ?? key;
}

function say(words: FluentBundle, key: string, values?: Values): string | null {
  const message = words.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = words.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${key}:`, error);
  return text;
}

/** Whether there is a message with this key. */
export function has(key: string): boolean {
  return ENGLISH.words.hasMessage(key);
}

/** "a, b and c". */
export function list(parts: string[]): string {
  return speaking.speech.list.format(parts);
}

/** "a, b, c". */
export function enumeration(parts: string[]): string {
  return parts.length > 0 ? parts.reduce((left, right) => t("enumeration", { left, right })) : "";
}

/** "a; b; c". */
export function sequence(parts: string[]): string {
  return parts.length > 0 ? parts.reduce((left, right) => t("sequence", { left, right })) : "";
}

/** A moment, given in milliseconds since 1970. */
export function moment(at: number): string {
  return speaking.speech.moment.format(at);
}

/** The day of a moment. */
export function day(at: number): string {
  return speaking.speech.day.format(at);
}
