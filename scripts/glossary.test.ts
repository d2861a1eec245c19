/** The glossary: one word per thing in three languages, applied to everything that people read. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "../packages/web/build/pagePlugin.ts";
import { AVOIDED } from "./glossary/avoided.ts";
import { TERMS } from "./glossary/terms.ts";
import { avoidedIn, documents, isExcepted, rulesOf, wordsOf } from "./glossary/texts.ts";
import type { Text } from "./glossary/texts.ts";
import { at } from "./tree.mjs";

const LANGUAGES = ["en", "de", "pt-BR"] as const;

const textsOf = (
  language: (typeof LANGUAGES)[number],
): Readonly<Record<"words" | "rules" | "docs", readonly Text[]>> => ({
  words: wordsOf(language),
  rules: rulesOf(language),
  docs: language === "en" ? documents() : [],
});

test("has a word for every term in every language of the page", () => {
  expect([...LANGUAGES].toSorted()).toEqual([...languages()].toSorted());
  for (const term of TERMS)
    for (const language of LANGUAGES) expect(term[language], `${term.term} in ${language}`).toBeTruthy();
  expect(new Set(TERMS.map(({ term }) => term)).size).toBe(TERMS.length);
});

test("is shown in docs/glossary.md, term by term", () => {
  const shown = readFileSync(at("docs", "glossary.md"), "utf8").replaceAll(/ +/g, " ");
  const missing = TERMS.filter(
    ({ term, meaning, en, de, "pt-BR": pt }) => !shown.includes(`| ${term} | ${meaning} | ${en} | ${de} | ${pt} |`),
  );
  expect(missing.map(({ term }) => term)).toEqual([]);
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const texts = textsOf(language);

  test("are many", () => {
    expect(texts.words.length).toBeGreaterThan(1_000);
    expect(texts.rules.length).toBeGreaterThan(200);
  });

  test("use the words of the glossary", () => {
    const all = [...texts.words, ...texts.rules].map(({ text }) => text.toLowerCase()).join("\n");
    expect(TERMS.filter((term) => !all.includes(stemOf(term[language]))).map(({ term }) => term)).toEqual([]);
  });

  test.each(AVOIDED[language].map((avoided) => [String(avoided.pattern), avoided] as const))(
    "avoid %s",
    (_, avoided) => {
      expect(avoidedIn(texts, avoided)).toEqual([]);
    },
  );

  test("have every exception", () => {
    const unused = AVOIDED[language].flatMap(({ areas, pattern, except = [] }) =>
      except
        .filter(
          (each) =>
            !areas.flatMap((area) => texts[area]).some((text) => pattern.test(text.text) && isExcepted(each, text)),
        )
        .map(({ because }) => `${pattern} except: ${because}`),
    );
    expect(unused).toEqual([]);
  });
});

/** Endings change with the sentence, and German puts "ge" into the middle. */
function stemOf(word: string): string {
  return word.toLowerCase().slice(0, Math.max(4, word.length - 5));
}
