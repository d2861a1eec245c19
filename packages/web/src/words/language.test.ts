import { afterEach, describe, expect, test } from "vitest";
import { language, languageFor, LANGUAGES, locale, speak, t, wordsOf } from "./index.ts";

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

test("the page says everything in the language that was chosen last", async () => {
  expect(t.common.nav.rules).toBe("Rules");
  await speak("de", "de-AT");
  expect([language(), locale()]).toEqual(["de", "de-AT"]);
  expect(t.common.nav.rules).toBe("Regeln");
  await speak("brackets");
  expect([t.common.nav.rules, locale()]).toEqual(["⟦Rules⟧", "en"]);
});

test("a language that there is not changes nothing", async () => {
  await expect(speak("zz")).rejects.toThrow("no such language: zz");
  expect([language(), t.common.nav.rules]).toEqual(["en", "Rules"]);
});

async function textsIn(name: string): Promise<ReadonlyMap<string, unknown>> {
  await speak(name);
  return new Map(leaves({ t, metro: wordsOf("metro"), underground: wordsOf("underground") }, ""));
}

/** All texts by path. */
function leaves(value: unknown, path: string): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path ? `${path}.${name}` : name));
}

/** Texts that are the same in every language. */
const SAME = new Set([
  "On the Underground",
  "Mornington Crescent",
  "New York",
  "St. Petersburg",
  "Kestrel Bay",
  "npm start -- --lan",
  "Home  ,  .  End",
  "station euston",
]);
const isSaid = (text: unknown): text is string => typeof text === "string" && /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(text);

describe.each(Object.keys(LANGUAGES).filter((name) => name !== "en"))("the language %s", (name) => {
  // Types don't catch missing entries in lists by key: refusals, troubles, options, modules.
  test("says all that English says, and nothing in English", async () => {
    const english = await textsIn("en");
    const other = await textsIn(name);
    expect(english.size).toBeGreaterThan(1000);
    // How many names a command has is up to the language.
    const kinds = (texts: ReadonlyMap<string, unknown>): readonly string[] =>
      [
        ...new Set([...texts].map(([path, value]) => `${path.replace(/\bnames\.\d+$/, "names")}: ${typeof value}`)),
      ].toSorted();
    expect(kinds(other)).toEqual(kinds(english));
    const said = new Set([...english.values()].filter(isSaid));
    expect([...other].filter(([, text]) => isSaid(text) && !SAME.has(text) && said.has(text))).toEqual([]);
  });
});
