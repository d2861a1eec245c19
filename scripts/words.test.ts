/** All words of the page are in the files of its languages, and nothing else holds any. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../packages/web/build/pagePlugin.ts";
import { at } from "./tree.mjs";

const HOME = ["packages", "web", "src"];
const read = (file: string): string => readFileSync(at(...HOME, file), "utf8");
const files = readdirSync(at(...HOME), { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."));

/** A folder of its own, and a file in the folder of each module. */
const isIn = (language: string) => (file: string) =>
  file.includes(`words/${language}/`) || file.endsWith(`words/${language}.ts`);
const code = files.filter((file) => !languages().some((language) => isIn(language)(file)));

const areasOf = (language: string): readonly string[] =>
  files.filter(isIn(language)).map((file) => file.replace(`words/${language}`, "words/*"));

test("English is a language, and says something", () => {
  expect(languages()).toContain("en");
  expect(areasOf("en").length).toBeGreaterThan(30);
});

describe.each(languages())("the language %s", (language) => {
  test("has every file that English has, and no other", () => {
    expect(areasOf(language).toSorted()).toEqual(areasOf("en").toSorted());
  });

  test("says nothing in the words of another", () => {
    const others = languages()
      .filter((other) => other !== language)
      .join("|");
    const takes = new RegExp(String.raw`^(?:import|export) (?!type )[^;"]*"[^"\n]*/(?:${others})[/.]`, "m");
    expect(files.filter(isIn(language)).filter((file) => takes.test(read(file)))).toEqual([]);
  });

  test("is imported by the list of languages alone; others may ask for its types", () => {
    const from = String.raw`"[^"\n]*/${language}(?:/[^"\n]*|\.ts)"`;
    const takes = new RegExp(
      String.raw`^(?:import|export) (?!type )[^;"]*${from}|import\(\s*${from}|^import ${from}`,
      "m",
    );
    expect(code.filter((file) => takes.test(read(file)))).toEqual(["words/index.ts"]);
  });
});

// A constant made while its file loads would ask for words before there are any, or keep those of one language.
test("no constant of a file holds words", () => {
  const asked = /^(?:export )?(?:const|let) (?:(?!=>|\bfunction\b)[^;])*?(?:(?<![\w.])t\.\w|Words\(\))/m;
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
