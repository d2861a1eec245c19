/** What a table itself refuses has words at the tables of every game, in every language. */
import { afterAll, describe, expect, test } from "vitest";
import { LANGUAGES, speak } from "../parts/words/language.ts";
import { metroLater } from "./metro/metroWords.ts";
import { undergroundWords } from "./underground/undergroundWords.ts";

/** As `packages/host` has them. */
const CODES = ["over", "paused", "unreadable", "nothingToTakeBack", "notPaused", "resignTwo"];

afterAll(() => speak("en"));

describe.each(Object.keys(LANGUAGES))("what a table refuses, in %s", (language) => {
  test.each([
    ["Metro", metroLater],
    ["On the Underground", undergroundWords],
  ])("has words at a table of %s", async (_, words) => {
    speak(language);
    await words.fetch();
    const { refusals } = words();
    for (const code of CODES) expect(refusals[code], code).toBeTruthy();
    expect(new Set(CODES.map((code) => refusals[code])).size).toBe(CODES.length);
  });
});
