/** Every catalogue says everything, in the same order, with the same variables, and in the typography of its language. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LESSONS, REASONS, TOPICS } from "../guide/lessons";
import { LANGUAGES } from "./languages";
import { slipsIn } from "./typography";

const catalogues = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../../locales/*.ftl", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ""), text]),
);
const sources = Object.entries(
  import.meta.glob<string>("../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
).filter(([path]) => !path.endsWith(".test.ts"));
const code = sources.map(([, text]) => text).join("\n");

type Message = FluentResource["body"][number];
type Pattern = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

interface Select {
  variable: string;
  keys: string[];
}
interface Facts {
  /** Variables that are used at all, also by messages that this one refers to. */
  used: Set<string>;
  /** Variables that are written out somewhere. */
  printed: Set<string>;
  selects: Select[];
  /** The text without its placeables. */
  texts: string[];
}

const parse = (text: string) =>
  new Map(new FluentResource(text).body.map((message) => [message.id, message] as const));

function factsOf(messages: Map<string, Message>, id: string): Facts {
  const facts: Facts = { used: new Set(), printed: new Set(), selects: [], texts: [] };
  const walkPattern = (pattern: Pattern, own: boolean) => {
    const parts = typeof pattern === "string" ? [pattern] : pattern;
    if (own) facts.texts.push(parts.map((part) => (typeof part === "string" ? part : "x")).join(""));
    for (const part of parts) if (typeof part !== "string") walk(part, own);
  };
  const walk = (expression: Expression, own: boolean) => {
    if (expression.type === "var") {
      facts.used.add(expression.name);
      facts.printed.add(expression.name);
    } else if (expression.type === "select") {
      const { selector, variants } = expression;
      if (selector.type !== "var") throw new Error(`${id}: only variables are selected by`);
      facts.used.add(selector.name);
      facts.selects.push({
        variable: selector.name,
        keys: variants.map(({ key }) => String(key.value)).toSorted(),
      });
      for (const { value } of variants) walkPattern(value, own);
    } else if (expression.type === "mesg") {
      const other = messages.get(expression.name)?.value;
      if (!other) throw new Error(`${id}: there is no ${expression.name}`);
      walkPattern(other, false);
    } else throw new Error(`${id}: ${expression.type} is not for our catalogues`);
  };
  const value = messages.get(id)?.value;
  if (value) walkPattern(value, true);
  return facts;
}

const english = parse(catalogues.en ?? "");
const ids = [...english.keys()];

const CATEGORIES = new Set(["zero", "one", "two", "few", "many", "other"]);
const isPlural = ({ keys }: Select) => keys.some((key) => CATEGORIES.has(key) && key !== "other");
const isToken = ({ keys }: Select) => keys.every((key) => !CATEGORIES.has(key) && !/^\d+$/.test(key));

/** The plural categories that numbers of a game can have in a language. */
function categoriesOf(tag: string): Set<string> {
  const rules = new Intl.PluralRules(tag);
  return new Set(Array.from({ length: 300 }, (_, number) => rules.select(number)));
}

it("has a catalogue for every language, and a language for every catalogue", () => {
  expect(Object.keys(catalogues).toSorted()).toEqual(LANGUAGES.map(({ tag }) => tag).toSorted());
});

/** Comments and messages from top to bottom, each by its first line or id. */
const outline = (text: string) =>
  text.split("\n").flatMap((line) => /^#.*|^[a-zA-Z][\w-]*(?= =)/.exec(line)?.[0] ?? []);

describe.each(Object.keys(catalogues))("%s", (tag) => {
  const text = catalogues[tag] ?? "";
  const messages = parse(text);
  const facts = new Map([...messages.keys()].map((id) => [id, factsOf(messages, id)] as const));
  const every = (complaint: (id: string, own: Facts, original: Facts) => string[]) =>
    ids.flatMap((id) => {
      const own = facts.get(id);
      return own ? complaint(id, own, factsOf(english, id)) : [];
    });

  it("parses to the last line", () => {
    const strange = text.split("\n").filter((line) => line && !/^(#|[a-zA-Z][\w-]* = ?|[ }])/.test(line));
    expect(strange).toEqual([]);
    const started = text.match(/^[a-zA-Z][\w-]*(?= =)/gm) ?? [];
    expect([...messages.keys()]).toEqual(started);
    expect(new Set(started).size).toBe(started.length);
    expect(text).not.toMatch(/\t|\r| $/m);
  });

  it("has the messages of English, in the same order, under the same comments", () => {
    expect(outline(text)).toEqual(outline(catalogues.en ?? ""));
  });

  it("uses the same variables", () => {
    expect(
      every((id, own, original) => [
        ...[...own.used]
          .filter((name) => !original.used.has(name))
          .map((name) => `${id}: nobody gives $${name}`),
        ...[...original.printed]
          .filter((name) => !own.used.has(name))
          .map((name) => `${id}: $${name} is left out`),
      ]),
    ).toEqual([]);
  });

  it("chooses by the same words", () => {
    const tokens = ({ selects }: Facts) =>
      [...new Set(selects.filter(isToken).map(({ variable, keys }) => `${variable}: ${keys}`))].toSorted();
    for (const id of ids) {
      const own = facts.get(id);
      if (own) expect(tokens(own), id).toEqual(tokens(factsOf(english, id)));
    }
  });

  it("has a variant for every plural of the language", () => {
    const needed = categoriesOf(tag);
    expect(
      every((id, { selects }) =>
        selects
          .filter((select) => isPlural(select) || (select.keys.includes("other") && needed.size > 1))
          .flatMap(({ keys }) => [
            ...[...needed].filter((one) => !keys.includes(one)).map((one) => `${id}: no [${one}]`),
            ...keys
              .filter((key) => CATEGORIES.has(key) && !needed.has(key))
              .map((key) => `${id}: there is no [${key}] in this language`),
          ]),
      ),
    ).toEqual([]);
  });

  it("keeps to the typography of the language", () => {
    const complaints = every((id, { texts }) =>
      texts.flatMap((line) => {
        // Labels and seeds of the dice are what they are everywhere.
        const plain = line.replace(/troyes-dice\S*\d|SHA-256|https?(:\/\/\S+)?/g, "x");
        return slipsIn(plain, tag).map((why) => `${id}: ${why}: ${line}`);
      }),
    );
    expect(complaints).toEqual([]);
  });

  it("leaves nothing in English", () => {
    if (tag === "en") return;
    const same = every((id, { texts }) => {
      const original = factsOf(english, id).texts.join("|");
      // Three words that are the same in both languages are an oversight; signs of units are not words.
      const worded = original.split(/\s+/).length > 3 && /\p{L}{4}/u.test(original);
      return texts.join("|") === original && worded ? [id] : [];
    });
    expect(same).toEqual([]);
  });
});

/** Keys that the code puts together, with all that can come out. Every other key stands in the code as it is. */
const COLORS = ["red", "yellow", "white"];
const ROWS = ["fortress", "counts_palace", "great_hall", "city_hall", "cathedral", "bishopric"];
const RESOURCES = ["influence", "deniers", "knowledge"];
const BONUSES = ["one_of_each", "free_work", "free_prestige", "other_citizens"];
const FEATS = [
  "score-45",
  "score-55",
  "score-65",
  "win-60",
  "character-18",
  "citizens-40",
  ...COLORS.flatMap((color) => [`prestige-${color}`, `work-${color}`, `citizens-${color}`]),
  ...RESOURCES.map((resource) => `resources-${resource}`),
  "three-alone",
  "three-together",
  "three-banquets",
];
const LEVELS = ["novice", "apprentice", "journeyman", "master", "grandmaster"];
const FAMILIES: Record<string, string[]> = {
  "color-": COLORS,
  "district-": COLORS,
  "row-": ROWS,
  "rows-": ROWS,
  "resource-": RESOURCES,
  "citizens-": COLORS,
  "some-": [...RESOURCES, "knights", "craftsmans", "priests"],
  "tile-": [1, 2, 3, 4, 5, 6, 7, 8].flatMap((tile) => [`${tile}-banquet`, `${tile}-raid`]),
  "link-": ["open", "won", "lost"],
  "chain-": BONUSES,
  "chain-choose-": ["work", "prestige", "citizen"],
  "lost-": BONUSES,
  "attack-": ["crossed", "protected", "already_crossed"],
  "prompt-free-": ["work", "prestige"],
  "player-": ["choosing", "ready", "done", "finished"],
  "connection-": ["connecting", "open", "lost", "back"],
  "level-": LEVELS.flatMap((level) => [level, `${level}-told`]),
  "pace-": ["together", "own"].flatMap((pace) => [pace, `${pace}-told`]),
  "room-columns-": ["rolled-note", "expert-note"],
  "sign-": ["applause", "astonished", "ouch", "laugh", "wave", "heart"],
  "dice-own-": ["right", "wrong"],
  "dice-seed-": ["right", "wrong"],
  "columns-": ["first", "rolled", "expert"].flatMap((mode) => [mode, `${mode}-note`, `${mode}-told`]),
  "columns-mode-": ["first", "rolled", "expert"],
  "origin-": ["drawn", "chosen", "imported", "branched"],
  "mark-": ["right", "wrong", "hand"],
  "dice-fingerprint-": ["right", "wrong"],
  "hall-group-": ["glory", "buildings", "plenty", "constancy"],
  "feat-": FEATS.flatMap((feat) => [feat, `${feat}-told`]),
  "replay-branch-": ["same", "fresh"],
  "class-": ["best", "fine", "inaccuracy", "mistake", "blunder"],
  "classes-": ["best", "fine", "inaccuracy", "mistake", "blunder"],
  "analysis-": ["start", "luck", "loss", "rest"].flatMap((term) => [term, `${term}-told`]),
  "lesson-": LESSONS.flatMap((lesson) => [lesson, `${lesson}-told`]),
  "guide-": LESSONS.flatMap((lesson) =>
    TOPICS[lesson].flatMap((topic) => [`${topic}-title`, `${topic}-told`]),
  ),
  "why-": REASONS,
};
const composed = new Set(
  Object.entries(FAMILIES).flatMap(([prefix, ends]) => ends.map((end) => prefix + end)),
);

/** Everything that the server can answer when something goes wrong. */
const rust = Object.values({
  ...import.meta.glob<string>("../../../crates/troyes-server/src/{http,tables}/*.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../crates/troyes-server/src/{room,thinking}.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
  ...import.meta.glob<string>("../../../crates/troyes-{rules,table}/src/{refusal,log}.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
}).join("\n");
const codes = new Set(
  [
    /(?:Failure|Self)::new\([^"]*"([a-z-]+)"/g,
    /(?:unprocessable|refused|problem)\(\s*"([a-z-]+)"/g,
    /Self::\w+[^=\n]*=> "([a-z-]+)"/g,
  ].flatMap((pattern) => [...rust.matchAll(pattern)].map((match) => match[1] ?? "")),
);

/** What the program says in the terminal, by messages and by families of them; `crates/troyes-words` tests the other way round. */
const terminal = Object.values(
  import.meta.glob<string>("../../../crates/{troyes,troyes-words}/src/**/*.rs", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");
const saidInTerminal = new Set(
  [...terminal.matchAll(/\bsay(?:_with)?\(\s*"([\w-]+)"/g)].map((match) => match[1]),
);
const terminalFamilies = new Set(
  [...terminal.matchAll(/\bsay_of(?:_with)?\(\s*"([\w-]+)"/g)].map((match) => match[1] ?? ""),
);

describe("the code", () => {
  const literals = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((match) => match[1]));
  const inTerminal = (id: string) =>
    saidInTerminal.has(id) || [...terminalFamilies].some((family) => id.startsWith(family));

  it("has words for every key that it puts together", () => {
    expect([...composed].filter((id) => !english.has(id))).toEqual([]);
    for (const prefix of Object.keys(FAMILIES)) expect(code).toContain(`\`${prefix}\${`);
  });

  it("puts no other keys together", () => {
    const prefixes = [...code.matchAll(/\bt\(\s*`([\w-]*)\$\{/g)].map((match) => match[1] ?? "");
    expect(prefixes.filter((prefix) => !(prefix in FAMILIES))).toEqual([]);
  });

  it("says all that the catalogues have", () => {
    const referred = new Set(
      ids
        .flatMap((id) => [...JSON.stringify(english.get(id)).matchAll(/"mesg","name":"([\w-]+)"/g)])
        .map((m) => m[1]),
    );
    const silent = ids.filter(
      (id) =>
        !literals.has(id) &&
        !composed.has(id) &&
        !referred.has(id) &&
        !id.startsWith("error-") &&
        !inTerminal(id),
    );
    expect(silent).toEqual([]);
  });

  it("has words for every failure of the server", () => {
    expect(codes.size).toBeGreaterThan(50);
    const unworded = [...codes].filter((one) => !english.has(`error-${one}`) && !literals.has(one));
    expect(unworded).toEqual([]);
    const known = new Set([...codes, "unreachable", "misunderstood"]);
    expect(
      ids.filter((id) => id.startsWith("error-")).filter((id) => !known.has(id.slice("error-".length))),
    ).toEqual([]);
  });

  it("writes nothing into a page that is not in the catalogues", () => {
    const written = sources
      .filter(([path]) => path.endsWith(".svelte"))
      .flatMap(([path, text]) => {
        const markup = text.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
        const attributes = [
          ...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="[^"{]*\p{L}[^"{]*"/gu),
        ];
        return [...attributes.map((match) => match[0]), ...textsOf(markup)].map((one) => `${path}: ${one}`);
      });
    expect(written).toEqual([]);
  });
});

/** What stands between tags, outside of braces. */
function textsOf(markup: string): string[] {
  let plain = "";
  let braces = 0;
  for (const character of markup) {
    if (character === "{") braces += 1;
    if (braces === 0) plain += character;
    if (character === "}") braces -= 1;
  }
  return plain
    .replace(/<[a-zA-Z/:][^<>]*>/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\p{L}{2}/u.test(line));
}
