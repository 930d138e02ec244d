import { describe, expect, test } from "vitest";
import { compileStyle, layerOf } from "./styles";

describe("styles", () => {
  test("a width is written by its name", () => {
    const css = "@media (--phone) { a { color: var(--ink) } }";
    expect(compileStyle(css, "/x/src/art/base.css")).toBe(
      "@media (max-width: 43.75em) { a { color: var(--ink) } }",
    );
    expect(() => compileStyle("@media (--fone) { a { top: 0 } }", "a.css")).toThrow("(--fone)");
  });

  test("every folder has its layer", () => {
    expect(layerOf("/x/src/art/tokens.css")).toBe("tokens");
    expect(layerOf("/x/src/parts/Tabs.svelte")).toBe("parts");
    expect(layerOf("/x/src/table/sheet/track.css")).toBe("boards");
    expect(layerOf("/x/src/pages/Home.svelte")).toBe("pages");
    expect(layerOf("/x/src/art/type.css")).toBeNull();
    expect(compileStyle("a {}", "/x/src/room/Talk.svelte")).toBe("@layer boards {\na {}\n}");
  });
});
