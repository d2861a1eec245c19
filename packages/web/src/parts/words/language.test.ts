import { afterEach, expect, test } from "vitest";
import { language, languageFor, locale, speak } from "./language.ts";
import { part } from "./part.ts";

afterEach(() => speak("en"));

test("the address comes first, then the setting, then what the browser asks for", () => {
  expect(languageFor("", ["en-GB", "en"])).toEqual(["en", "en-GB"]);
  expect(languageFor("", ["xx", "en-US"])).toEqual(["en", "en-US"]);
  expect(languageFor("", ["xx"])).toEqual(["en", "en"]);
  expect(languageFor("?lang=xx", ["en-AU"])).toEqual(["en", "en-AU"]);
  expect(languageFor("?seed=a&lang=brackets", ["en-GB"])).toEqual(["brackets", "en"]);
});

test("a part speaks the language of the page, and says when it was not fetched", async () => {
  const words = part({ "./en/a.ts": async () => ({ hi: "hi" }), "./xx/a.ts": async () => ({ hi: "ho" }) });
  expect(() => words()).toThrow(/not fetched/);
  await words.fetch();
  expect(words().hi).toBe("hi");
  speak("xx", "xx-YY");
  expect([language(), locale()]).toEqual(["xx", "xx-YY"]);
  await words.fetch();
  expect(words().hi).toBe("ho");
  speak("zz");
  await expect(words.fetch()).rejects.toThrow(/no words in "zz"/);
});
