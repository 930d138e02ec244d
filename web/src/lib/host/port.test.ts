/** Nothing but the HTTP implementation of the port may know where a server is, or that there is one. */
import { expect, it } from "vitest";

const sources = Object.entries(
  import.meta.glob<string>("../../**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true }),
).filter(([path]) => !path.endsWith(".test.ts") && !path.endsWith("/wire.ts"));
// The service worker fetches files of the build, and never touches what a server says (e2e/pocket.spec.ts).
const outside = sources.filter(
  ([path]) => !path.startsWith("./") && !path.endsWith("/offline/service-worker.ts"),
);

it("no page asks a server by itself", () => {
  expect(outside.length).toBeGreaterThan(100);
  const known = outside.filter(([, text]) => /\bfetch\(|\bWebSocket\b|["'`=]\/api\b/.test(text));
  expect(known.map(([path]) => path)).toEqual([]);
});

it("one file chooses the host", () => {
  const choosing = outside.filter(([, text]) =>
    /lib\/host\/(choose|chosen|http|ask|table-socket|lobby-socket|browser\/\w+)"/.test(text),
  );
  expect(choosing.map(([path]) => path)).toEqual(["../../main.ts"]);
});

// On a plain web host everything stands behind the #, and nothing is at the root of the host.
it("one file knows the addresses of pages", () => {
  const known = outside.filter(([, text]) =>
    /href=(["'{`]+)\/(?!\/)|location\.origin|history\.\w+State/.test(text),
  );
  expect(known.map(([path]) => path)).toEqual(["../address.ts", "../router.svelte.ts"]);
});
