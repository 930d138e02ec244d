/** Catalogues taken apart: what their messages need and choose by. For tests and for the types of messages; no page loads this. */
import { type Entry, type Expression, type Message, type Pattern, parse } from "@fluent/syntax";

/** A choice between variants. */
export interface Choice {
  variable: string;
  /** The names of its variants, in alphabetical order. */
  variants: string[];
}

/** What a message says, and with what. */
export interface Facts {
  /** Variables that are used at all, also by messages that this one refers to. */
  used: Set<string>;
  /** Variables that are written out somewhere. */
  printed: Set<string>;
  choices: Choice[];
  /** Messages that are put into this one. */
  references: Set<string>;
  /** The text, with an x for whatever is put in. */
  texts: string[];
}

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
export const isPlural = (variant: string) => PLURALS.has(variant);

/** Whether the variants are names of things, not numbers or plurals. */
export const isByName = ({ variants }: Choice) =>
  !variants.some((variant) => isPlural(variant) || /^\d+$/.test(variant));

/** One file of a language. */
export class Catalogue {
  readonly entries: readonly Entry[];
  readonly messages: readonly Message[];

  /** Refuses what the program or the client would leave out in silence, and what no catalogue of ours has. */
  constructor(
    readonly path: string,
    text: string,
  ) {
    this.entries = parse(text, { withSpans: false }).body;
    this.messages = this.entries.filter((entry) => entry.type === "Message");
    for (const entry of this.entries) {
      if (entry.type === "Junk")
        throw new Error(`${path}: ${entry.annotations[0]?.message ?? "cannot be read"}: ${entry.content}`);
      if (entry.type === "Term") throw new Error(`${path}: -${entry.id.name}: terms are plain messages here`);
      if (entry.type === "Message" && (!entry.value || entry.attributes.length > 0))
        throw new Error(`${path}: ${entry.id.name}: a message has a value and no attributes`);
    }
  }

  /** Comments and messages from top to bottom. */
  get outline(): string[] {
    return this.entries.flatMap((entry) => {
      if (entry.type !== "Message") return "content" in entry ? `${entry.type}: ${entry.content}` : [];
      return [...(entry.comment ? [`Comment: ${entry.comment.content}`] : []), entry.id.name];
    });
  }
}

/** All catalogues of a language, by area. */
export class Language {
  readonly #messages = new Map<string, Message>();

  constructor(readonly areas: ReadonlyMap<string, Catalogue>) {
    for (const message of [...areas.values()].flatMap((catalogue) => catalogue.messages)) {
      if (this.#messages.has(message.id.name)) throw new Error(`${message.id.name} is said twice`);
      this.#messages.set(message.id.name, message);
    }
  }

  get keys(): string[] {
    return [...this.#messages.keys()];
  }

  has(key: string): boolean {
    return this.#messages.has(key);
  }

  factsOf(key: string): Facts {
    const facts: Facts = {
      used: new Set(),
      printed: new Set(),
      choices: [],
      references: new Set(),
      texts: [],
    };
    const lookAt = (pattern: Pattern, own: boolean) => {
      const parts = pattern.elements.map((one) => (one.type === "TextElement" ? one.value : one.expression));
      if (own) facts.texts.push(parts.map((part) => (typeof part === "string" ? part : "x")).join(""));
      for (const part of parts) if (typeof part !== "string") lookInto(part, own);
    };
    const lookInto = (expression: Expression, own: boolean) => {
      switch (expression.type) {
        case "VariableReference":
          facts.used.add(expression.id.name);
          facts.printed.add(expression.id.name);
          break;
        case "SelectExpression": {
          const { selector, variants } = expression;
          if (selector.type !== "VariableReference") throw new Error(`${key}: only variables choose`);
          facts.used.add(selector.id.name);
          const names = variants.map((one) => (one.key.type === "Identifier" ? one.key.name : one.key.value));
          facts.choices.push({ variable: selector.id.name, variants: names.toSorted() });
          for (const { value } of variants) lookAt(value, own);
          break;
        }
        case "MessageReference":
          if (own) facts.references.add(expression.id.name);
          lookAt(this.#valueOf(expression.id.name), false);
          break;
        default:
          throw new Error(`${key}: ${expression.type} is not for our catalogues`);
      }
    };
    lookAt(this.#valueOf(key), true);
    return facts;
  }

  #valueOf(key: string): Pattern {
    const value = this.#messages.get(key)?.value;
    if (!value) throw new Error(`there is no ${key}`);
    return value;
  }
}
