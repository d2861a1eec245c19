/** Every refusal by the table itself has a text, for every game and in every language. */
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES, speak, wordsOf } from "../words/index.ts";

/** The codes from `packages/host`. */
const CODES = ["over", "paused", "unreadable", "nothingToTakeBack", "notPaused", "resignTwo"];

afterAll(() => speak("en"));

describe.each(Object.keys(LANGUAGES))("what a table refuses, in %s", (language) => {
  test.each([
    ["Metro", "metro"],
    ["On the Underground", "underground"],
  ] as const)("has words at a table of %s", async (_, game) => {
    await speak(language);
    const { refusals } = wordsOf(game);
    for (const code of CODES) expect(refusals[code], code).toBeTruthy();
    expect(new Set(CODES.map((code) => refusals[code])).size).toBe(CODES.length);
  });
});
