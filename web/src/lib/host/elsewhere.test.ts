/** The server that the player of a plain web host chooses: its address as it is typed, and the key instead of a cookie. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../../testing/browser";
import { ElsewhereChoice, keyOf, originOf } from "./elsewhere";
import { Server } from "./server";

const SERVER = "https://play.example.org";

beforeEach(() => {
  stubBrowser();
  vi.stubGlobal("location", { protocol: "https:" });
});
afterEach(() => vi.unstubAllGlobals());

/** Answers the next question, and returns what was asked. */
function answer(body: unknown, headers: Record<string, string> = {}, status = 200) {
  const fetched = vi.fn(async (..._asked: [string, RequestInit]) => Response.json(body, { headers, status }));
  vi.stubGlobal("fetch", fetched);
  return () => {
    const [address, init] = fetched.mock.calls.at(-1)!;
    return { address, ...init, headers: init.headers as Record<string, string> };
  };
}

it.each([
  ["play.example.org", SERVER],
  [" https://play.example.org/game/01F?seat=1#x ", SERVER],
  ["PLAY.example.org:8443/", "https://play.example.org:8443"],
  ["localhost:8080", "http://localhost:8080"],
  ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
])("understands %s", (typed, origin) => expect(originOf(typed)).toBe(origin));

it.each(["", "   ", "ftp://example.org", "https://", "javascript:alert(1)", "http://[", "a b"])(
  "does not understand %s",
  (typed) => expect(() => originOf(typed)).toThrowError(/address/),
);

it("says that a page from https reaches no server without", () => {
  expect(() => originOf("http://play.example.org")).toThrowError(/https only/);
  vi.stubGlobal("location", { protocol: "http:" });
  expect(originOf("http://play.example.org")).toBe("http://play.example.org");
});

it("takes a server that answers like one, and keeps it", async () => {
  const choice = new ElsewhereChoice();
  for (const other of [null, {}, [], "known", { known: "yes" }]) {
    answer(other);
    await expect(choice.choose("play.example.org")).rejects.toMatchObject({ code: "not-a-server" });
  }
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(choice.choose("play.example.org")).rejects.toMatchObject({ code: "unreachable" });
  expect(choice.address).toBeNull();
  answer({ known: false });
  await choice.choose("play.example.org");
  expect(new ElsewhereChoice().address).toBe(SERVER);
  choice.leave();
  expect(new ElsewhereChoice().address).toBeNull();
});

it("says who plays by the key that it was told, and never by cookies", async () => {
  const server = new Server(SERVER, keyOf(SERVER));
  let asked = answer({}, { "troyes-key": "c0ffee" });
  await server.ask("PUT", "/api/me", { name: "Ada" });
  expect(asked()).toMatchObject({ address: `${SERVER}/api/me`, credentials: "omit" });
  expect(asked().headers.authorization).toBeUndefined();

  asked = answer({});
  await new Server(SERVER, keyOf(SERVER)).ask("GET", "/api/me");
  expect(asked().headers.authorization).toBe("Bearer c0ffee");
  const opened: unknown[][] = [];
  vi.stubGlobal("WebSocket", function Socket(...given: unknown[]) {
    opened.push(given);
  });
  server.open("/api/lobby/socket");
  expect(opened).toEqual([["wss://play.example.org/api/lobby/socket", ["troyes", "troyes-key.c0ffee"]]]);

  // A player who is forgotten takes the key along.
  answer({}, { "troyes-key": "" });
  await server.ask("DELETE", "/api/me/session");
  expect(keyOf(SERVER).get()).toBeNull();
  // The server that a page comes from has cookies.
  asked = answer({}, { "troyes-key": "c0ffee" });
  await new Server("https://own.example").ask("GET", "/api/me");
  expect([asked().credentials, asked().headers.authorization]).toEqual([undefined, undefined]);
});
