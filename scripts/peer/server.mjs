// A boardgame.io server with the moves of Troyes Dice and none of its rules: what the framework alone costs.
// node server.mjs PORT [DIRECTORY]: with a directory, matches are kept in files there (not flushed); without, in memory.
// Rooms are made through the API at PORT + 1.
import { createRequire } from "node:module";
const { FlatFile, Origins, Server } = createRequire(import.meta.url)("boardgame.io/server");

const [port, directory] = process.argv.slice(2);
const game = {
  name: "peer",
  setup: () => ({ halfDay: 0, decisions: [] }),
  moves: {
    goOn: ({ G }) => void (G.halfDay += 1),
    decide: ({ G }, decision) => void G.decisions.push(decision),
  },
};
const server = Server({
  games: [game],
  origins: [Origins.LOCALHOST],
  ...(directory && { db: new FlatFile({ dir: directory, logging: false, ttl: false }) }),
});
await server.run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
console.log("ready");
