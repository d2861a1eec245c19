/** All words of the page are in the folders of its languages, and nothing else holds any. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "./tree.mjs";

const HOME = ["packages", "web", "src"];
const read = (file: string): string => readFileSync(at(...HOME, file), "utf8");
const files = readdirSync(at(...HOME), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));

const listed = /LANGUAGES[^=]*= (\{[^}]*\})/.exec(read("parts/words/language.ts"))?.[1] ?? "";
const languages = [...listed.matchAll(/([\w-]+)"?: "/g)].map(([, name]) => name!);
const isIn = (language: string) => (file: string) => file.includes(`/${language}/`);
const code = files.filter((file) => !languages.some((language) => isIn(language)(file)));

/** The parts that a language has, whatever it is called. */
const partsOf = (language: string): readonly string[] =>
  files.filter(isIn(language)).map((file) => file.replace(`/${language}/`, "/*/"));

test("English is a language, and there are parts of it", () => {
  expect(languages).toEqual(["en", "de", "pt-BR"]);
  expect(partsOf("en").length).toBeGreaterThan(40);
});

describe.each(languages)("the language %s", (language) => {
  test("has every part that English has, and no other", () => {
    expect(partsOf(language).toSorted()).toEqual(partsOf("en").toSorted());
  });

  test("says nothing in the words of another", () => {
    const others = languages.filter((other) => other !== language).join("|");
    const takes = new RegExp(String.raw`^(?:import|export) (?!type )[^;"]*"[^"\n]*/(?:${others})/`, "m");
    expect(files.filter(isIn(language)).filter((file) => takes.test(read(file)))).toEqual([]);
  });

  test("is imported by itself alone; others may ask for its types", () => {
    const from = String.raw`"[^"\n]*/${language}/[^"\n]*"`;
    const takes = new RegExp(
      String.raw`^(?:import|export) (?!type )[^;"]*${from}|import\(\s*${from}|^import ${from}`,
      "m",
    );
    expect(code.filter((file) => takes.test(read(file)))).toEqual([]);
  });
});

// Whoever asks for words as soon as a file is read asks before there are any, and would keep those of one language.
test("no constant of a file holds words", () => {
  const asked = /^(?:export )?(?:const|let) (?:(?!=>|\bfunction\b)[^;])*?\b\w*(?:[wW]ords|About|Abouts|Later)\(\)/m;
  expect(code.filter((file) => asked.test(read(file)))).toEqual([]);
});

test("numbers, dates and lists are worded by the language of the page, not by that of the browser", () => {
  const bySystem = /toLocale\w*String\((?:undefined)?\s*[,)]|new Intl\.\w+\((?:undefined)?\s*[,)]/;
  expect(files.filter((file) => bySystem.test(read(file)))).toEqual([]);
});

// A text of two words between tags, or in an attribute that people hear.
test("nothing is said outside of the catalogue", () => {
  const says = />\s*[A-Za-z][a-z]+ [a-z]+[^<>{}=;()]*<\/|(?:aria-label|title|placeholder|alt|label)="[^"]+"/;
  expect(code.filter((file) => file.endsWith(".tsx") && says.test(read(file)))).toEqual([]);
});
