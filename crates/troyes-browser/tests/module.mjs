// Runs the module in node: `node module.mjs MODULE WEIGHTS`, lines of questions in, one line out for each: SHA-256 and length of its answer.
// An empty line ends a game: a fresh module begins, as after a crash.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [, , moduleFile, weightsFile] = process.argv;
const module = new WebAssembly.Module(readFileSync(moduleFile));
const weights = readFileSync(weightsFile);

function start() {
  const { exports } = new WebAssembly.Instance(module, {});
  // Memory may move when it grows, so a view lasts until the next call.
  const write = (bytes) => {
    const at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  };
  write(weights);
  if (!exports.weights()) throw new Error("the weights are not good");
  return (question) => {
    write(Buffer.from(question));
    const length = exports.ask();
    return new Uint8Array(exports.memory.buffer, exports.output(), length);
  };
}

let ask = start();
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "") {
    ask = start();
    continue;
  }
  const answer = ask(line);
  process.stdout.write(`${createHash("sha256").update(answer).digest("hex")} ${answer.length}\n`);
}
