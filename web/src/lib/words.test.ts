/** Wrong keys and wrong variables are refused by the compiler: `npm run check` fails if one of these lines is no error any more. */
import { expect, expectTypeOf, it } from "vitest";
import type { Level } from "../wire";
import { type Key, t, type Values } from "./words";

it("knows which variables a message needs", () => {
  expectTypeOf<Values<"bot-named">>().toEqualTypeOf<{ level: string | number }>();
  expectTypeOf<Values<"limit-days">>().toEqualTypeOf<{ count: number }>();
  expectTypeOf<Values<"half-day">["half"]>().toEqualTypeOf<"morning" | "afternoon">();
  expectTypeOf<keyof Values<"loading">>().toEqualTypeOf<never>();
});

it("says messages", () => {
  const level = "master" as Level;
  expect(t("bot-named", { level: t(`level-${level}`) })).toBe("Master bot");
  expect(t("half-day", { half: "morning", day: 3 })).toBe("Day 3, morning");
});

// Never called: what is in here is only for the compiler.
export function refused(any: Key, text: string, half: "morning" | "afternoon") {
  // @ts-expect-error there is no such message
  t("no-such-message");
  // @ts-expect-error it is said in the terminal only
  t("lines-ask");
  // @ts-expect-error not every text is a level
  t(`level-${text}`);
  // @ts-expect-error `day` is missing
  t("half-day", { half });
  // @ts-expect-error all variables are missing
  t("half-day");
  // @ts-expect-error `name` is superfluous
  t("half-day", { half, day: 1, name: "" });
  const more = { half, day: 1, name: "" };
  // @ts-expect-error `name` is superfluous, also in an object that was made before
  t("half-day", more);
  // @ts-expect-error the message has no variables
  t("loading", { count: 1 });
  // @ts-expect-error the half of a day is not any text
  t("half-day", { half: text, day: 1 });
  // @ts-expect-error what is counted is a number
  t("limit-days", { count: text });
  // @ts-expect-error one of the two needs a count
  t(half === "morning" ? "limit-days" : "loading");
  // `scripts/words.mjs` asks for a narrower key.
  t(any);
}
