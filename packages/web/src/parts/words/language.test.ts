import { afterEach, describe, expect, test } from "vitest";
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

// Every file that declares parts; what is no part is no function that can be fetched.
const parts = Object.entries(
  import.meta.glob<Record<string, unknown>>(["../../**/*[wW]ords.ts", "!../../**/{de,en,pt-BR}/*.ts"], { eager: true }),
).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter((each): each is [string, Part<object>] => typeof each[1] === "function" && "fetch" in each[1])
    .map(([name, words]) => ({ name: `${file}: ${name}`, words })),
);

async function textsIn(name: string, words: Part<object>): Promise<ReadonlyMap<string, unknown>> {
  speak(name);
  await words.fetch();
  return new Map(leaves(words(), ""));
}

/** Everything that is said, by where it stands. */
function leaves(value: unknown, path: string): readonly (readonly [path: string, value: unknown])[] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, each]) => leaves(each, path ? `${path}.${name}` : name));
}

test("there are parts", () => {
  expect(parts.length).toBeGreaterThan(30);
});

/** What is called the same wherever one is. */
const SAME = new Set([
  "On the Underground",
  "Mornington Crescent",
  "New York",
  "St. Petersburg",
  "npm start -- --lan",
  "Home  ,  .  End",
  "station euston",
]);
const isSaid = (text: unknown): text is string => typeof text === "string" && /\p{L}{3,}.*\s.*\p{L}{3,}/u.test(text);

describe.each(Object.keys(LANGUAGES).filter((name) => name !== "en"))("the language %s", (name) => {
  // Types do not tell what is missing in lists by key: refusals, troubles, options.
  test.each(parts)("says all that English says in $name, and nothing in English", async ({ words }) => {
    const english = await textsIn("en", words);
    const other = await textsIn(name, words);
    // By how many names a command goes is for the language to say.
    const kinds = (texts: ReadonlyMap<string, unknown>): readonly string[] =>
      [
        ...new Set([...texts].map(([path, value]) => `${path.replace(/\bnames\.\d+$/, "names")}: ${typeof value}`)),
      ].toSorted();
    expect(kinds(other)).toEqual(kinds(english));
    const said = new Set([...english.values()].filter(isSaid));
    expect([...other].filter(([, text]) => isSaid(text) && !SAME.has(text) && said.has(text))).toEqual([]);
  });
});
