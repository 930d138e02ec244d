/** A real server with a database of its own, for the tests. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROGRAM } from "./program";

export class Server {
  url = "";
  readonly #folder = mkdtempSync(join(tmpdir(), "troyes-e2e-"));
  readonly #database: string;
  readonly #more: string[];
  #process: ChildProcess | null = null;
  #port = 0;

  /** With a file of its own, unless it shares another database; with more arguments, if there are any. */
  constructor(database?: string, more: string[] = []) {
    this.#database = database ?? join(this.#folder, "troyes.db");
    this.#more = more;
  }

  /** Starts, or starts again with the same address and database. */
  async start(): Promise<this> {
    const child = spawn(
      PROGRAM,
      // Many people come from one address here.
      [
        "serve",
        `--listen=127.0.0.1:${this.#port}`,
        `--database=${this.#database}`,
        "--quotas=none",
        ...this.#more,
      ],
      { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, TROYES_LOG: "warn" } },
    );
    this.#process = child;
    let errors = "";
    child.stderr.on("data", (chunk) => (errors += chunk));
    const address = await new Promise<string>((resolve, reject) => {
      let said = "";
      child.stdout.on("data", (chunk) => {
        said += chunk;
        const found = /http:\/\/\S+:\d+/.exec(said);
        if (found) resolve(found[0]);
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${errors}`)));
    });
    this.#port = Number(new URL(address).port);
    this.url = `http://127.0.0.1:${this.#port}`;
    return this;
  }

  /** Ends it, politely or not. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
    child.kill(signal);
    return ended;
  }

  /** Ends it and forgets its database. */
  async remove() {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
