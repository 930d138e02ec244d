import { beforeEach, describe, expect, it, vi } from "vitest";
import { contributionTo, remembered } from "./contribution";

describe("contributions", () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("are made once for a table and its fingerprint", () => {
    expect(remembered("a")).toBeNull();
    const contribution = contributionTo("a", "seen");
    expect(contribution).toMatch(/^[0-9a-f]{32}$/);
    expect(contributionTo("a", "seen")).toBe(contribution);
    expect(remembered("a")).toEqual({ commitment: "seen", contribution });
    // Another fingerprint is another secret: what was added to the old one must not be known to it.
    expect(contributionTo("a", "another")).not.toBe(contribution);
    expect(contributionTo("b", "seen")).not.toBe(contribution);
  });
});
