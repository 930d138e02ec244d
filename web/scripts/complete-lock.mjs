// Adds to package-lock.json the optional packages of other platforms that `npm install` leaves out where a registry does not
// carry them, because `npm ci` refuses a lock file that lacks them. Run it after every change of the dependencies:
// node scripts/complete-lock.mjs
import { readFileSync, writeFileSync } from "node:fs";

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "wasi",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];
const LIBRARIES = { gnu: "glibc", musl: "musl" };

/** What a package is for, read off its name: without it, npm would try to install it everywhere. */
function platform(name) {
  const words = name.split(/[/-]/);
  const system = SYSTEMS.find((one) => words.includes(one));
  const processor = PROCESSORS.find((one) => words.includes(one));
  const library = Object.entries(LIBRARIES).find(([word]) => words.includes(word));
  return {
    ...(system && { os: [system] }),
    ...(processor && { cpu: [processor] }),
    ...(library && system === "linux" && { libc: [library[1]] }),
  };
}

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const known = `${path}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;
    if (known || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = { version, dev: true, optional: true, ...platform(name) };
    added += 1;
  }
}
const sorted = Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} packages added`);
