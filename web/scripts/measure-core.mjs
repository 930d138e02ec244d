// What the core costs in Chromium, beside the same questions natively and the same answers of a server: size, bytes and time until one can
// play, hints, analyses, bots, memory. The page is slowed down four times where a phone is meant.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright-core";
import { CHROMIUM, FLAGS, post, withServer } from "./browse.mjs";

const MODULE = new URL("../../target/troyes-browser.wasm", import.meta.url).pathname;
const WEIGHTS = new URL("../../crates/troyes-solver/weights/troyes.weights", import.meta.url).pathname;
const ANSWERS = new URL("../../target/release/examples/answers", import.meta.url).pathname;
const PHONE = 4;

const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const longest = (times) => Math.max(0, ...times);
const sum = (times) => times.reduce((all, one) => all + one, 0);
const ms = (time) => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

const missed = [];
/** Says a figure, and whether it is what was aimed at. */
function say(what, figure, aim, reached) {
  if (!reached) missed.push(what);
  console.log(`${what}: ${figure} (aim ${aim}${reached ? "" : ", missed"})`);
}

function sizes() {
  const bytes = readFileSync(MODULE);
  const packed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const figure = `${packed.length} bytes by brotli, ${bytes.length} as it is`;
  say("module without weights", figure, "200,000", packed.length <= 200_000);
}

/** Runs in the page, on its own thread: only that one is slowed down. Plays a game against the strongest bot, and asks along the way. */
async function play({ module, weights, seed }) {
  const [code, network] = await Promise.all(
    [module, weights].map(async (at) => (await fetch(at)).arrayBuffer()),
  );
  const writer = new TextEncoder();
  const reader = new TextDecoder();
  const asked = [];
  const begin = performance.now();
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(code), {});
  const write = (bytes) => {
    const at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  };
  let count = 0;
  const ask = (kind, question) => {
    count += 1;
    const chance = Array.from({ length: 42 }, (_, index) =>
      ((index * 37 + seed * 11) % 256).toString(16).padStart(2, "0"),
    );
    const text = JSON.stringify({
      now: 1_795_000_000_000 + count,
      player: "02020202-0202-0202-0202-020202020202",
      chance: chance.join(""),
      ask: question,
    });
    const from = performance.now();
    write(writer.encode(text));
    const length = exports.ask();
    const answer = reader.decode(new Uint8Array(exports.memory.buffer, exports.output(), length));
    const read = JSON.parse(answer);
    asked.push({ kind, text, time: performance.now() - from });
    if (read.problem) throw new Error(`${kind}: ${answer}`);
    return read.answer;
  };
  const game = { deal: null, columns: { type: "first" }, banquets: false, pace: "own" };
  const go = (id, command) => {
    const kind = command.type === "go_on" ? "bot" : "tap";
    ask(kind, { play: { id, seat: 0, command_id: `c${count}`, command } });
    ask("adopt", "adopt");
    return ask("view", { view: { id } });
  };
  // Alone first: nobody waits for weights.
  const alone = ask("start", { start: { game: { ...game, names: ["Ada"], bots: [] } } }).kept.id;
  ask("adopt", "adopt");
  const offered = go(alone, { type: "go_on" }).seats[0].offers.length;
  const first = performance.now() - begin;
  for (const one of asked) one.kind = "first";
  if (offered === 0) throw new Error("nothing is offered");

  write(new Uint8Array(network));
  if (!exports.weights()) throw new Error("the weights are not good");
  const bots = [null, "grandmaster"];
  const { kept } = ask("start", { start: { game: { ...game, names: ["Ada", ""], bots } } });
  const { id } = kept;
  ask("adopt", "adopt");
  let view = ask("view", { view: { id } });
  for (let step = 0; !view.finished; step += 1) {
    const seat = view.seats[0];
    if (seat.offers.length === 0) {
      view = go(id, { type: "go_on" });
      continue;
    }
    const values = (dice, wanted) => dice.filter(({ black }) => black === wanted).map(({ value }) => value);
    const seen = {
      plazas: seat.board.plazas.flatMap(({ up, down }) => [up, down]),
      tiles: seat.board.plazas.map(({ tile }) => tile?.number ?? 0),
      columns: seat.board.columns,
      rolls: seat.chronicle.map(({ dice }) => [...values(dice, true), ...values(dice, false)]),
      turns: seat.chronicle.map(({ turn }) => turn.map(({ decision }) => decision)),
    };
    const rank = (closely) => ({ rank: { seen, seat: 0, version: seat.version, closely } });
    const [best] = ask("one-ply ranking", rank(false)).decisions;
    if (step % 3 === 0) ask("complete hint", rank(true));
    view = go(id, { type: "decide", decision: best.decision });
  }
  const record = ask("record", { record: { id } });
  ask("analysis", { analyse: { id, record, bots, ended_early: false } });
  return { first, asked, memory: exports.memory.buffer.byteLength, record };
}

const timesOf = (asked, kind) => asked.filter((one) => one.kind === kind).map(({ time }) => time);

/** The same questions natively, in milliseconds. */
function natively(asked) {
  const input = asked.map(({ text }) => text).join("\n");
  const output = execFileSync(ANSWERS, [WEIGHTS], { input, encoding: "utf8", maxBuffer: 1 << 28 });
  const times = output
    .trim()
    .split("\n")
    .map((time) => Number(time) / 1_000);
  return asked.map((one, index) => ({ ...one, time: times[index] }));
}

/** Milliseconds that a server takes for an analysis that nobody has asked for. */
async function analysed(url, record) {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    const { id } = await post(`${url}/api/records`, JSON.parse(record));
    const begin = performance.now();
    while ((await fetch(`${url}/api/games/${id}/analysis`)).status === 202);
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** Bytes from an empty browser to the first dice of a game of this device. */
async function bytesToPlay(browser, url) {
  const page = await (await browser.newContext({ baseURL: url, serviceWorkers: "block" })).newPage();
  await page.addInitScript(() => localStorage.setItem("troyes-device-always", "yes"));
  const answers = [];
  // Workers ask by way of their page.
  page.on("response", (response) => answers.push(response));
  await page.goto("/");
  await page.getByRole("button", { name: "Play alone" }).click();
  await page.getByRole("button", { name: "Roll the first dice" }).click();
  await page.waitForSelector('[data-part="sheet"] [data-place]:not([aria-disabled])');
  if (answers.some((answer) => answer.url().endsWith(".weights")))
    throw new Error("weights are not needed to play alone");
  if (!answers.some((answer) => answer.url().endsWith(".wasm")))
    throw new Error("nobody has seen the module");
  const parts = await Promise.all(
    answers.map(async (answer) => (await answer.request().sizes()).responseBodySize),
  );
  const bytes = sum(parts);
  await page.close();
  return bytes;
}

await withServer(async (url) => {
  sizes();
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const bytes = await bytesToPlay(browser, url);
  say("until one can play on this device", `${bytes} bytes`, "550,000", bytes <= 550_000);

  const page = await browser.newPage({ baseURL: url });
  await page.goto("/");
  const places = await page.evaluate(async () => {
    const text = await (await fetch("/sw.js")).text();
    const { files } = JSON.parse(text.slice("const BUILD = ".length, text.indexOf("\n") - 1));
    const find = (end) => `/${Object.keys(files).find((name) => name.endsWith(end))}`;
    return { module: find(".wasm"), weights: find(".weights") };
  });
  const throttle = await page.context().newCDPSession(page);
  const slow = (rate) => throttle.send("Emulation.setCPUThrottlingRate", { rate });
  const run = (seed) => page.evaluate(play, { ...places, seed });

  const runs = [];
  for (let seed = 1; seed <= 3; seed += 1) runs.push(await run(seed));
  const here = runs.flatMap(({ asked }) => asked);
  const native = runs.flatMap(({ asked }) => natively(asked));
  const server = await analysed(url, runs[0].record);
  for (const kind of ["one-ply ranking", "complete hint", "analysis"]) {
    const [there, own] = [timesOf(here, kind), timesOf(native, kind)];
    const ratio = sum(there) / sum(own);
    const beside = kind === "analysis" ? `, a server ${ms(server)}` : "";
    say(
      `${kind}, ${there.length} times`,
      `median ${ms(median(there))}, natively ${ms(median(own))}${beside}: ${ratio.toFixed(2)} times`,
      "1.5",
      ratio <= 1.5,
    );
  }
  const memory = longest(runs.map((one) => one.memory)) / 1024 / 1024;
  say(
    "memory after a game with a bot, hints and an analysis",
    `${memory.toFixed(1)} MiB`,
    "16",
    memory <= 16,
  );

  await slow(PHONE);
  const phone = [];
  for (let seed = 4; seed <= 6; seed += 1) phone.push(await run(seed));
  await slow(1);
  const first = phone.map((one) => one.first);
  say(
    `from the module to the first view with offers at a quarter of the speed, ${first.length} times`,
    `median ${ms(median(first))}, longest ${ms(longest(first))}`,
    "100 ms",
    median(first) <= 100,
  );
  const turns = phone.flatMap(({ asked }) => timesOf(asked, "bot"));
  say(
    `a turn of the strongest bot at a quarter of the speed, ${turns.length} times`,
    `median ${ms(median(turns))}, longest ${ms(longest(turns))}`,
    "200 ms",
    median(turns) < 200,
  );
  await browser.close();
});
if (missed.length > 0) console.log(`missed: ${missed.join("; ")}`);
