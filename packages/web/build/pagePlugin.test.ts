import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/words/index.ts";
import { languages, pageIn } from "./pagePlugin.ts";

const html = readFileSync(new URL("../index.html", import.meta.url), "utf8");

test("there is a page for every language", () => {
  expect(languages().toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

test.each(Object.entries(LANGUAGES))("the page says in %s what it is and what it needs", async (language, { load }) => {
  const { words } = await load();
  const page = pageIn(language, html, words.page);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(`name="description" content="${words.page.description}"`);
  expect(page).toContain(`<noscript>${words.page.noScript}</noscript>`);
});

test("a page without room for its words is an error", () => {
  const words = { description: "", noScript: "" };
  expect(() => pageIn("de", "<html><head></head></html>", words)).toThrow(/the page has no/);
});
