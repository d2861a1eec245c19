import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/parts/words/language.ts";
import { pageIn, PAGES } from "./pageWords.ts";

const html = readFileSync(new URL("../index.html", import.meta.url), "utf8");

test("the page begins in every language that there is", () => {
  expect(Object.keys(PAGES).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

test.each(Object.entries(PAGES))("the page says in %s what it is and what it needs", (language, words) => {
  const page = pageIn(language, html);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`name="description" content="${words.description}"`);
  expect(page).toContain(`<noscript>${words.noScript}</noscript>`);
  // Nothing else is another.
  expect(pageIn("en", page)).toBe(pageIn("en", html));
});

test("a page without a place for its words is noticed", () => {
  expect(() => pageIn("de", "<html><head></head></html>")).toThrow(/the page has no/);
});
