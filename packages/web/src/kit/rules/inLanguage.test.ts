import { afterEach, expect, test } from "vitest";
import { BRACKETS, speak } from "../../words/index.ts";
import { isForeign, rulesIn } from "./inLanguage.ts";

afterEach(() => speak("en"));

const text = (language: string) => async () => ({ html: language, numbers: [], examples: [], language });
const files = { "../a.md": text("en"), "../a.de.md": text("de") };

test("rules come in the language of the page, else in English, and it shows", async () => {
  for (const [spoken, shown, foreign] of [
    ["en", "en", false],
    ["de", "de", false],
    ["pt-BR", "en", true],
    [BRACKETS, "en", false],
  ] as const) {
    await speak(spoken);
    const rules = await rulesIn(files, "../a.md");
    expect([rules.language, isForeign(rules)]).toEqual([shown, foreign]);
  }
  await expect(rulesIn(files, "../b.md")).rejects.toThrow("no rules: ../b.md");
});
