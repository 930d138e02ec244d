/** The image builds the client from a few folders only: they must be all that the build reads. */
import { expect, it } from "vitest";
import containerfile from "../../../deploy/Containerfile?raw";
import config from "../../vite.config.ts?raw";

const PLUGINS = import.meta.glob<string>("../**/build.ts", { query: "?raw", import: "default", eager: true });

/** What is copied into the stage that builds the client: `COPY docs docs`, or what an earlier stage has made. */
const stage = /AS client\n(.*?)\nFROM/s.exec(containerfile)?.[1] ?? "";
const copied = [...stage.matchAll(/^COPY (?:--from=\w+ \S+|(\S+)) (\S+)$/gm)].map(([, , to = ""]) => to);

/** Files and folders outside of the client that a source names, by their path from the root. */
const outside = (source: string) =>
  [...source.matchAll(/new URL\("(?:\.\.\/)+((?:locales|docs|crates|target)\/[^"]*)"/g)].map(
    ([, path = ""]) => path,
  );

it("copies all that the client is built from", () => {
  const read = [config, ...Object.values(PLUGINS)].flatMap(outside);
  expect(read.length).toBeGreaterThanOrEqual(5);
  expect(read.filter((path) => !copied.some((folder) => `${path}/`.startsWith(`${folder}/`)))).toEqual([]);
});
