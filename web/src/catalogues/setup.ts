/** Before every test: English is known as a whole. In a browser, each page sees to its own words (`withWords`). */
import { speaking } from "../lib/language.svelte";
import type { Area } from "../lib/speech";
import { TEXTS } from "./all";
import { PROGRAM_ONLY } from "./types";

const areas = Object.keys(TEXTS["en"] ?? {}).filter((area) => !PROGRAM_ONLY.includes(area));
await speaking.learn(areas as Area[]);
