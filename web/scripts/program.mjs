// The client as the TypeScript compiler sees it, components included: for checks that need types.
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte2tsx } from "svelte2tsx";
import ts from "typescript";

const WEB = fileURLToPath(new URL("..", import.meta.url));
const SRC = resolve(WEB, "src");
const SHIMS = ["svelte-shims-v4.d.ts", "svelte-jsx-v4.d.ts"].map((file) =>
  resolve(WEB, "node_modules/svelte2tsx", file),
);

/** A component `A.svelte` is the module `A.svelte.ts` to the compiler, which is what an import of it looks for. */
const componentOf = (path) => (path.endsWith(".svelte.ts") ? path.slice(0, -".ts".length) : null);

/** The compiler's view of everything in `src` that is not for tests. */
export function clientProgram() {
  const config = ts.readConfigFile(resolve(WEB, "tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WEB);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  const isComponent = (path) => {
    const component = componentOf(path);
    return component !== null && !fileExists(path) && fileExists(component);
  };
  host.fileExists = (path) => fileExists(path) || isComponent(path);
  host.readFile = (path) => (isComponent(path) ? transpiled(componentOf(path)) : readFile(path));
  const modules = ts.sys
    .readDirectory(SRC, [".ts", ".svelte"])
    .filter((path) => !path.endsWith(".test.ts"))
    .map((path) => (path.endsWith(".svelte") ? `${path}.ts` : path));
  return ts.createProgram([...modules, ...SHIMS], { ...options, types: ["vite/client"] }, host);
}

function transpiled(path) {
  return svelte2tsx(readFileSync(path, "utf8"), { filename: path, isTsFile: true, mode: "ts", version: "5" })
    .code;
}

/** A module's path within `src`, as an author knows it. */
export function nameOf(file) {
  const path = file.fileName;
  return (ts.sys.fileExists(path) ? path : componentOf(path)).slice(SRC.length + 1);
}

export const isOurs = (file) => dirname(file.fileName).startsWith(SRC) && !file.isDeclarationFile;

/** The modules that are fetched together with a module: those that it imports, and theirs. */
export function closureOf(program, start) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const other of file.statements.flatMap((statement) => imported(program, file, statement)))
      visit(other);
  };
  visit(start);
  return found;
}

function imported(program, file, statement) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  if (!statement.moduleSpecifier || clause?.isTypeOnly || onlyTypes(clause?.namedBindings)) return [];
  const module = moduleOf(program, file, statement.moduleSpecifier);
  return module ? [module] : [];
}

const onlyTypes = (bindings) =>
  bindings !== undefined &&
  ts.isNamedImports(bindings) &&
  bindings.elements.length > 0 &&
  bindings.elements.every((one) => one.isTypeOnly);

/** The module of ours that a specifier names. */
export function moduleOf(program, file, specifier) {
  const { resolvedModule } = ts.resolveModuleName(
    specifier.text,
    file.fileName,
    program.getCompilerOptions(),
    {
      fileExists: (path) => program.getSourceFile(path) !== undefined || ts.sys.fileExists(path),
      readFile: ts.sys.readFile,
    },
  );
  const module = resolvedModule && program.getSourceFile(resolvedModule.resolvedFileName);
  return module && isOurs(module) ? module : null;
}
