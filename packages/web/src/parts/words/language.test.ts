import { afterEach, expect, test } from "vitest";
import { language, languageFor, LANGUAGES, locale, speak } from "./language.ts";
import { part, type Part } from "./part.ts";

afterEach(() => speak("en"));

test("the address comes first, then the setting, then what the browser asks for", () => {
  expect(languageFor("", ["en-GB", "en"])).toEqual(["en", "en-GB"]);
  expect(languageFor("", ["xx", "en-US"])).toEqual(["en", "en-US"]);
  expect(languageFor("", ["xx"])).toEqual(["en", "en"]);
  expect(languageFor("?lang=xx", ["en-AU"])).toEqual(["en", "en-AU"]);
  expect(languageFor("?lang=de", ["en-AU"])).toEqual(["de", "de"]);
  expect(languageFor("?seed=a&lang=brackets", ["en-GB"])).toEqual(["brackets", "en"]);
});

test("a language is understood wherever it is spoken", () => {
  expect(languageFor("", ["de-AT", "en"])).toEqual(["de", "de-AT"]);
  expect(languageFor("", ["fr-CH", "de-CH"])).toEqual(["de", "de-CH"]);
  for (const portuguese of ["pt", "pt-BR", "pt-PT", "PT-br"])
    expect(languageFor("", [portuguese])).toEqual(["pt-BR", "pt-BR"]);
});

test("a part speaks the language of the page, and says when it was not fetched", async () => {
  const words = part<{ readonly nav: { readonly rules: string } }>("parts/words/start", "start");
  expect(() => words()).toThrow(/not fetched/);
  await words.fetch();
  expect(words().nav.rules).toBe("Rules");
  speak("de", "de-AT");
  expect([language(), locale()]).toEqual(["de", "de-AT"]);
  expect(() => words()).toThrow(/not fetched/);
  await words.fetch();
  expect(words().nav.rules).toBe("Regeln");
  speak("zz");
  await expect(words.fetch()).rejects.toThrow("no words in zz: parts/words/start");
});

test.each(Object.keys(LANGUAGES))("every part of %s is found by its name", async (name) => {
  speak(name);
  // Every file that declares parts; what is no part is no function that can be fetched.
  const declaring = Object.values(
    import.meta.glob<Record<string, unknown>>(["../../**/*[wW]ords.ts", "!../../**/wordFiles.ts"], { eager: true }),
  );
  const parts = declaring
    .flatMap((file) => Object.values(file))
    .filter((each): each is Part<object> => typeof each === "function" && "fetch" in each);
  expect(parts.length).toBeGreaterThan(30);
  for (const words of parts) {
    await words.fetch();
    expect(words()).toBeTypeOf("object");
  }
});
