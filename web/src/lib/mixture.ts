/**
 * Seeds that nobody can choose: the server's secret, whose fingerprint everybody saw first, mixed with what every person
 * at the table added afterwards.
 */
import type { Memory } from "./contribution";
import { commitmentOf, seedOf, toHex } from "./deal";

export interface Mixture {
  /** 64 hexadecimal digits. */
  secret: string;
  /** 32 hexadecimal digits from each person, in the order of the seats. */
  contributions: string[];
}

export interface MixtureCheck {
  /** SHA-256 of the secret, computed here. */
  fingerprint: string;
  /** Whether it is the fingerprint that was shown; null if none is known. */
  commitment: "right" | "wrong" | null;
  /** Whether what this browser added is among the contributions; null if it added none. */
  own: "right" | "wrong" | null;
  /** Whether the seed follows from both. */
  seed: "right" | "wrong";
  right: boolean;
}

/** The seed that follows from a secret and what was added to it. */
export async function mixedSeed({ secret, contributions }: Mixture): Promise<string> {
  const hash = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", await seedOf(secret), hash, false, ["sign"]);
  const message = ["troyes-dice/1/mix", ...contributions.map((one) => one.toLowerCase())].join("/");
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(message))));
}

export async function checkMixture(
  mixture: Mixture,
  seed: string,
  published: string | null,
  memory: Memory | null,
): Promise<MixtureCheck> {
  const fingerprint = await commitmentOf(await seedOf(mixture.secret));
  const same = (is: boolean) => (is ? "right" : "wrong");
  // What this browser saw counts more than what it is sent now.
  const seen = memory?.commitment ?? published;
  const check = {
    fingerprint,
    commitment: seen === null ? null : same(seen === fingerprint),
    own: memory ? same(mixture.contributions.includes(memory.contribution)) : null,
    seed: same((await mixedSeed(mixture)) === seed.toLowerCase()),
  } as const;
  return { ...check, right: ![check.commitment, check.own, check.seed].includes("wrong") };
}
