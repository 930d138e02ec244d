import { describe, expect, it } from "vitest";
import { commitmentOf, seedOf, toHex } from "./deal";
import { checkMixture, mixedSeed } from "./mixture";

const secret = toHex(await seedOf("secret"));
const VECTORS: [string[], string][] = [
  [["00112233445566778899aabbccddeeff"], "314c9b84fe6075ac775a5ced011f01d9083ccf7832da6032671c259c33cc30ec"],
  [[], "1a22ec4972278506eb833ede836cf488ae512f7de09bbe8d8a532e593f04d20e"],
  [["00".repeat(16), "ff".repeat(16)], "082b060b7711a3ba27ebfb5c37a14c368ce92427b6f6241fecc234fe9b26741f"],
];

describe("mixed seeds", () => {
  it.each(VECTORS)("%j", async (contributions, seed) => {
    expect(await mixedSeed({ secret, contributions })).toBe(seed);
  });

  it("digits may be large or small", async () => {
    const [contributions, seed] = VECTORS[2]!;
    const large = contributions.map((one) => one.toUpperCase());
    expect(await mixedSeed({ secret: secret.toUpperCase(), contributions: large })).toBe(seed);
  });

  it("are checked against what this browser saw and added", async () => {
    const [contributions, seed] = VECTORS[2]!;
    const commitment = await commitmentOf(await seedOf(secret));
    const mixture = { secret, contributions };
    const own = { commitment, contribution: contributions[1]! };
    expect(await checkMixture(mixture, seed, commitment, own)).toEqual({
      fingerprint: commitment,
      commitment: "right",
      own: "right",
      seed: "right",
      right: true,
    });
    expect(await checkMixture(mixture, seed, null, null)).toMatchObject({
      commitment: null,
      own: null,
      right: true,
    });
    expect(
      await checkMixture(mixture, seed, commitment, { ...own, commitment: "00".repeat(32) }),
    ).toMatchObject({ commitment: "wrong", right: false });
    expect(
      await checkMixture(mixture, seed, commitment, { ...own, contribution: "11".repeat(16) }),
    ).toMatchObject({ own: "wrong", right: false });
    expect(await checkMixture(mixture, "00".repeat(32), commitment, own)).toMatchObject({
      seed: "wrong",
      right: false,
    });
  });
});
