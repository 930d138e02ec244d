/** A PostgreSQL of its own for a test, by the same program that the Rust tests use. */
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const KEEPER =
  process.env.TROYES_POSTGRES ??
  fileURLToPath(new URL("../../target/debug/examples/postgres", import.meta.url));

export class Postgres {
  url = "";
  #process: ChildProcess | null = null;

  async start(): Promise<this> {
    const child = spawn(KEEPER, { stdio: ["pipe", "pipe", "inherit"] });
    this.#process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      child.stdout.once("data", (line) => resolve(String(line).trim()));
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`PostgreSQL did not start: ${code}`)));
    });
    return this;
  }

  /** It ends with its standard input. */
  stop() {
    this.#process?.stdin?.end();
  }
}
