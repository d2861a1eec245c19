import { expect, test } from "vitest";
import { compileRules } from "../../../../build/compileRules.ts";
import { sectionsOf } from "./contents.ts";

test("contents are the headings of a text in their order, as plain words", () => {
  const text = "# The game\n\nA word.\n\n## 1 Setting *up* & more\n\n**1.1** A rule.\n\n### Smaller\n\n## 2 The turn";
  expect(sectionsOf(compileRules(text))).toEqual([
    { id: "section-1", title: "1 Setting up & more" },
    { id: "section-2", title: "2 The turn" },
  ]);
});
