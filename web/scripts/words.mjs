// Checks what types alone cannot say about words: that every message is said somewhere, and that every part of the client which
// is fetched by itself is fetched together with the words that it says. Run by `npm run check`.
import { readdirSync, readFileSync } from "node:fs";
import { parse, Visitor } from "@fluent/syntax";
import ts from "typescript";
import { clientProgram, closureOf, isOurs, moduleOf, nameOf } from "./program.mjs";

const ENGLISH = new URL("../../locales/en/", import.meta.url);
/** What only the program says; its test looks after it (`crates/troyes-words/tests/catalogues.rs`). */
const PROGRAM_ONLY = new Set(["terminal", "previews"]);

/** The area of every message, and the messages that are put into others. */
function catalogues() {
  const areas = new Map();
  const referred = new Set();
  const references = new (class extends Visitor {
    visitMessageReference({ id }) {
      referred.add(id.name);
    }
  })();
  for (const file of readdirSync(ENGLISH)) {
    const area = file.replace(/\.ftl$/, "");
    const resource = parse(readFileSync(new URL(file, ENGLISH), "utf8"), {});
    references.visit(resource);
    if (PROGRAM_ONLY.has(area)) continue;
    for (const entry of resource.body) if (entry.type === "Message") areas.set(entry.id.name, area);
  }
  return { areas, referred };
}

const program = clientProgram();
const checker = program.getTypeChecker();
const modules = program.getSourceFiles().filter(isOurs);
const moduleNamed = (name) => modules.find((file) => nameOf(file) === name);
const { areas, referred } = catalogues();
const complaints = [];

function functionsOf(name) {
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(moduleNamed(name)));
  return new Map(exported.map((symbol) => [symbol, symbol.name]));
}
const words = functionsOf("lib/words.ts");

/** The name of the function of `words.ts` that is called, if it is one. */
function calledIn({ expression }) {
  const symbol = checker.getSymbolAtLocation(expression);
  if (!symbol) return undefined;
  return words.get(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
}

/** All keys that a call of `t` can have, as the compiler knows them. */
function keysOf(call) {
  const [parameter] = checker.getResolvedSignature(call).getParameters();
  const type = checker.getTypeOfSymbolAtLocation(parameter, call);
  const keys = (type.isUnion() ? type.types : [type]).map((one) =>
    one.isStringLiteral() ? one.value : null,
  );
  return keys.length < areas.size && !keys.includes(null) ? keys : null;
}

/** What a module says, and what it fetches. */
function readModule(file) {
  const keys = new Set();
  const fetched = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) {
        const module = moduleOf(program, file, node.arguments[0]);
        const given = ts.isCallExpression(node.parent) && calledIn(node.parent) === "withWords";
        const named = given ? node.parent.arguments.slice(1).map(({ text }) => text) : [];
        if (module) fetched.push({ module, named });
      } else if (calledIn(node) === "t") {
        const found = keysOf(node);
        if (found) for (const key of found) keys.add(key);
        else complaints.push(`${nameOf(file)}: it is not known which message this is: ${node.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { keys, fetched };
}

const read = new Map(modules.map((file) => [file, readModule(file)]));
const areasOf = (file) =>
  new Set(
    [...closureOf(program, file)].flatMap((one) => [...read.get(one).keys].map((key) => areas.get(key))),
  );

const said = new Set([...read.values()].flatMap(({ keys }) => [...keys]));
for (const [key, area] of areas)
  if (!said.has(key) && !referred.has(key)) complaints.push(`${area}.ftl: nobody says ${key}`);

/** Areas that are part of the client itself. */
const main = moduleNamed("main.ts");
const start = checker.getAmbientModules().find(({ name }) => name === '"virtual:catalogues"');
const present = new Set(
  checker
    .getTypeOfSymbol(checker.getExportsOfModule(start).find(({ name }) => name === "START"))
    .getProperties()
    .map(({ name }) => name),
);
const lacking = (file, named) =>
  [...areasOf(file)].filter((area) => !present.has(area) && !named.includes(area));
for (const area of lacking(main, []))
  complaints.push(`main.ts says words of ${area}.ftl, which are not there yet`);
for (const [file, { fetched }] of read) {
  for (const { module, named } of fetched) {
    const where = `${nameOf(file)} fetches ${nameOf(module)}`;
    for (const area of lacking(module, named)) complaints.push(`${where} without its words: "${area}"`);
    const needed = areasOf(module);
    for (const area of named.filter((one) => !needed.has(one)))
      complaints.push(`${where} with words that it does not say: "${area}"`);
  }
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
console.log(
  `${areas.size} messages, all of them said; ${[...read.values()].flatMap(({ fetched }) => fetched).length} parts with their words`,
);
