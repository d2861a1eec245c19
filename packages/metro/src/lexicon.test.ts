import { expect, test } from "vitest";
import { CATALOG } from "./catalog.ts";
import { Lexicon } from "./lexicon.ts";

test("two actions may not share a word", () => {
  const lexicon = new Lexicon([1, 2], () => "same");
  expect(() => lexicon.words).toThrow("two actions share a word");
  expect(() => lexicon.read("same")).toThrow("two actions share a word");
});

const OWN = CATALOG.flatMap(({ id, own }) => (own ? [[id, own.lexicon] as const] : []));

test.each(OWN)("what is done in %s is found by its number and by its word", (_, lexicon) => {
  expect(lexicon.words.length).toBe(lexicon.actions.length);
  for (const [number, action] of lexicon.actions.entries()) {
    const word = lexicon.word(action);
    expect([lexicon.words[number], lexicon.number(word), lexicon.numberOf(action)]).toEqual([word, number, number]);
    expect(lexicon.read(word)).toBe(action);
  }
});

test("what a module does not know has no number", () => {
  const lexicon = new Lexicon(["one"], (word) => word);
  expect([lexicon.number("two"), lexicon.numberOf("two"), lexicon.read("two")]).toEqual([undefined, -1, undefined]);
});
