/** A web host that knows nothing: it gives away the files of a folder below a path, and everything else is not there. */
import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, resolve } from "node:path";

/** What `make site` writes. */
const SITE = resolve("../target/site");

/** What browsers insist on. */
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

export class PlainHost {
  url = "";
  /** What was asked for in vain. */
  readonly missing: string[] = [];
  #server: Server | null = null;
  #port = 0;

  constructor(
    readonly path = "/troyes/",
    readonly folder = SITE,
  ) {}

  /** Starts, or starts again at the same address. */
  async start(): Promise<this> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://host");
      const inside = pathname.startsWith(this.path) ? pathname.slice(this.path.length) : null;
      const file = inside === null ? null : join(this.folder, inside || "index.html");
      if (!file?.startsWith(this.folder) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
        this.missing.push(`${request.method} ${pathname}`);
        response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
        return;
      }
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((ready) => server.listen(this.#port, "127.0.0.1", ready));
    const address = server.address();
    this.#port = typeof address === "object" && address ? address.port : 0;
    this.url = `http://127.0.0.1:${this.#port}${this.path}`;
    this.#server = server;
    return this;
  }

  async stop() {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(null)));
  }
}
