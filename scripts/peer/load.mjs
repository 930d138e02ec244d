// Plays the moves of `troyes load` on the server of server.mjs: node load.mjs PORT TABLES SECONDS. Bare sockets, as lean as the protocol
// allows, so that what is measured is the server: a move is sent when the one before it has been answered.
import { createRequire } from "node:module";
const { io } = createRequire(import.meta.url)("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const api = `http://localhost:${port + 1}/games/peer`;
/** Moves of a game for one: sixteen times the next dice and a decision, and to the end. */
const MOVES = 33;
const decision = { take: { sector: 2, color: "yellow", value: 4, use: "resources" } };

async function post(path, body) {
  const answer = await fetch(`${api}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

const once = (socket, events) =>
  new Promise((resolve) => {
    const heard = (...message) => {
      for (const event of events) socket.off(event, heard);
      resolve(message);
    };
    for (const event of events) socket.on(event, heard);
  });

let measuring = false;
let over = false;
const latencies = [];

async function play() {
  while (!over) {
    const { matchID } = await post("/create", { numPlayers: 1 });
    const { playerCredentials: credentials } = await post(`/${matchID}/join`, {
      playerID: "0",
      playerName: "Load",
    });
    const socket = io(`http://localhost:${port}/peer`, { transports: ["websocket"], forceNew: true });
    await once(socket, ["connect"]);
    const synced = once(socket, ["sync"]);
    socket.emit("sync", matchID, "0", credentials, 1);
    await synced;
    for (let number = 0; number < MOVES && !over; number += 1) {
      const payload =
        number % 2 === 0
          ? { type: "goOn", args: [], playerID: "0", credentials }
          : { type: "decide", args: [decision], playerID: "0", credentials };
      const begun = performance.now();
      const answered = once(socket, ["update", "patch"]);
      socket.emit("update", { type: "MAKE_MOVE", payload }, number, matchID, "0");
      await answered;
      if (measuring) latencies.push(performance.now() - begun);
    }
    socket.close();
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const players = Array.from({ length: tables }, play);
await Promise.race([pause(3_000), Promise.all(players)]);
measuring = true;
const begun = performance.now();
await Promise.race([pause(seconds * 1_000), Promise.all(players)]);
measuring = false;
over = true;
const elapsed = (performance.now() - begun) / 1_000;
latencies.sort((a, b) => a - b);
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0;
console.log(
  JSON.stringify({
    tables,
    answered: latencies.length,
    per_second: latencies.length / elapsed,
    p50_ms: at(0.5),
    p95_ms: at(0.95),
    p99_ms: at(0.99),
  }),
);
process.exit(0);
