import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/parts/words/language.ts";
import { modulesOf, STARTS } from "./starts.ts";

const ROOT = new URL("../../../", import.meta.url);

test.each(STARTS.flatMap((start) => Object.keys(LANGUAGES).map((language) => [start, language] as const)))(
  "what %s needs in %s is there",
  (start, language) => {
    const modules = modulesOf(start, language);
    expect(modules.filter((module) => !existsSync(new URL(module.replace("?rules", ""), ROOT)))).toEqual([]);
    // Nobody fetches words of a language that they do not read.
    const others = Object.keys(LANGUAGES).filter((other) => other !== language);
    expect(modules.filter((module) => others.some((other) => module.includes(`/${other}/`)))).toEqual([]);
  },
);

test("a start that nobody named is none", () => {
  expect(() => modulesOf("nowhere", "en")).toThrow("nowhere");
});
