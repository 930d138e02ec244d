/**
 * All words that a person reads, from the Fluent catalogues in `locales/`, in the language that is spoken now.
 *
 * Catalogues are folders of areas (`locales/fr/table.ftl`), and one `Speech` for each language knows some of them: what is fetched by itself is fetched with its words (`withWords`). Only the English of `common` and `errors` is part of
 * the client. Keys and variables are types (`messages.ts`); `scripts/words.mjs` asks the compiler that every message is said, and that no part is fetched without its words.
 */
import type { FluentBundle } from "@fluent/bundle";
import type { Catalogues } from "../messages";
import { speaking } from "./language.svelte";
import type { Area } from "./speech";

/** The keys of all messages. */
export type Key = { [A in Area]: keyof Catalogues[A] }[Area];

/** The variables of one message. */
type ValuesOf<K> = { [A in Area]: K extends keyof Catalogues[A] ? Catalogues[A][K] : never }[Area];

type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** What has to be given for a message; for one of several messages, whatever any of them needs. */
export type Values<K extends Key> = All<K extends unknown ? ValuesOf<K> : never>;

/** Nothing for messages without variables; otherwise all of their variables, and no others. For a key that is none, nothing more is said. */
type Given<K extends Key, V> = [Key] extends [K]
  ? [values?: never]
  : keyof Values<K> extends never
    ? []
    : [values: V & Record<Exclude<keyof V, keyof Values<K>>, never>];

/**
 * The message with this key, its variables filled in. Keys and variables are types (`messages.ts`), and a page is loaded with
 * its words (`withWords`), so there is none that is missing; if there were one, it would show itself.
 */
export function t<const K extends Key, V extends Values<K>>(key: K, ...given: Given<K, V>): string {
  const text = say(speaking.speech.words, key, given[0]);
  if (text === null) console.error(`no words for ${key}`);
  return text ?? key;
}

function say(words: FluentBundle, key: string, values?: Record<string, string | number>): string | null {
  const message = words.getMessage(key);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const text = words.formatPattern(message.value, values, errors);
  for (const error of errors) console.error(`${key}:`, error);
  return text;
}

/** Whether there is a message with this key, for keys that are put together from what others send. */
export function has<K extends string>(key: K): key is K & Key {
  return speaking.speech.words.hasMessage(key);
}

/** A part of the client that is fetched when it is wanted, together with its words: it is not shown before it can speak. */
export async function withWords<Part>(part: Promise<Part>, ...areas: Area[]): Promise<Part> {
  const [fetched] = await Promise.all([part, speaking.learn(areas)]);
  return fetched;
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
