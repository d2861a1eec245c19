import { expect, test } from "vitest";
import { optionCodesIn, splitScripts } from "./optionCodes.ts";

const RULES = "# A game\n\n## 1 Setting up\n\n**1.1** A rule.\n\n";
const TABLE =
  "| rule | option | values |\n| --- | --- | --- |\n| 1.1 | `side` | `a` `b`, or letters such as `ab` |\n| XX.12 | `x-2`  | `no` `yes` |\n";

test("the last section is for scripts if it has a table of options, whatever its heading", () => {
  expect(splitScripts(`${RULES}## Für Skripte\n\nWorte.\n\n${TABLE}`)).toEqual({
    rules: RULES,
    scripts: { heading: "Für Skripte", body: `\nWorte.\n\n${TABLE}` },
  });
  expect(splitScripts(RULES)).toEqual({ rules: RULES, scripts: undefined });
  expect(splitScripts("# A game\n")).toEqual({ rules: "# A game\n", scripts: undefined });
  expect(splitScripts(`## For scripts\n\n${TABLE}\n${RULES}`).scripts).toBeUndefined();
});

test("each row has a rule, an option and its values, the default first", () => {
  expect(optionCodesIn(`${RULES}## For scripts\n\n${TABLE}`)).toEqual([
    { rule: "1.1", name: "side", values: ["a", "b", "ab"] },
    { rule: "XX.12", name: "x-2", values: ["no", "yes"] },
  ]);
  expect(optionCodesIn(RULES)).toEqual([]);
});
