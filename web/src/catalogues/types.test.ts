import { expect, it } from "vitest";
import { languageOf, TEXTS } from "./all";
import { typesOf } from "./types";

it("knows the types of all messages (`npm run words` writes them)", async () => {
  const types = typesOf(languageOf("en"), Object.keys(TEXTS).map(languageOf));
  await expect(types).toMatchFileSnapshot("../messages.ts");
});
