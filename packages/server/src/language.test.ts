import { expect, test } from "vitest";
import { languageOf } from "./language.ts";

test.each([
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["pt-PT", "pt-BR"],
  ["fr,en;q=0.5,de;q=0.7", "de"],
  ["de;q=0, en", "en"],
  ["en-US,en;q=0.9", "en"],
  ["pt_BR", "pt-BR"],
  ["fr,*;q=0.1", undefined],
  ["", undefined],
  [undefined, undefined],
])("of %s the page is wanted in %s", (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
