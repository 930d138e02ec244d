// What the measuring scripts share: a server with a database of its own, and the system's Chromium.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const PROGRAM =
  process.env.TROYES ?? fileURLToPath(new URL("../../target/release/troyes", import.meta.url));
export const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium";
export const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Runs something against a fresh server, and removes the server afterwards. */
export async function withServer(what) {
  const folder = mkdtempSync(join(tmpdir(), "troyes-measure-"));
  const server = spawn(
    PROGRAM,
    ["serve", "--listen", "127.0.0.1:0", "--database", join(folder, "troyes.db"), "--quotas=none"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  try {
    const port = await new Promise((resolve, reject) => {
      server.stdout.on("data", (chunk) => {
        const found = /:(\d+)/.exec(String(chunk).replace(/https?:/, ""));
        if (found) resolve(found[1]);
      });
      server.once("exit", () => reject(new Error("the server did not start")));
    });
    await what(`http://127.0.0.1:${port}`);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function post(url, body) {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
}
