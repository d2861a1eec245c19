/** For each game: every numbered rule has a scenario that cites it, and every refusal and option cites a rule. */
import { readdirSync, readFileSync } from "node:fs";
import { CATALOG, metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { at } from "./tree.mjs";

describe.each([metro, underground])("the rules of $id", ({ id, choices }) => {
  const rules = readFileSync(at("docs", "rules", `${id}.md`), "utf8");
  const numbered = new Set([...rules.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number!));

  function sources(isTest: boolean): string {
    return readdirSync(at("packages", id, "src"))
      .filter((file) => file.endsWith(".ts") && file.endsWith(".test.ts") === isTest)
      .map((file) => readFileSync(at("packages", id, "src", file), "utf8"))
      .join("\n");
  }

  test("are numbered", () => expect(numbered.size).toBeGreaterThan(30));

  test("are each cited by a scenario", () => {
    const cited = new Set(
      [...sources(true).matchAll(/"rules? ([\d., and]+)/g)].flatMap(([, list]) => list!.match(/\d+\.\d+/g) ?? []),
    );
    expect([...numbered].filter((number) => !cited.has(number))).toEqual([]);
  });

  test("are there for every refusal and every option", () => {
    const cited = [...sources(false).matchAll(/rule: "([\d.]+)"/g)].map(([, number]) => number!);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((number) => !numbered.has(number))).toEqual([]);
    for (const { name, rule } of choices.options) {
      const begins = rules.indexOf(`**${rule}**`);
      expect(rules.slice(begins, begins + 200)).toContain(`\`${name}=`);
    }
  });
});

/** The paragraph of a rule: of the game's text, or of the module's that has it. */
function paragraphOf(rule: string, module?: string): string {
  const text =
    module === undefined
      ? readFileSync(at("docs", "rules", "metro.md"), "utf8")
      : readFileSync(at("packages", "metro", "src", "modules", module, "rules.md"), "utf8");
  const begins = text.indexOf(`**${rule}**`);
  // A table after the rule belongs to it, with the sentence below; the next rule or heading does not.
  const rest = text.slice(begins + 4);
  const ends = rest.search(/\n\n(?:\*\*[\dA-Z]|#)/);
  return ends < 0 ? rest : rest.slice(0, ends);
}

test("an option whose first value is a ruling of ours stands behind the sign for that", () => {
  const rulings = [
    ...metro.choices.options.map((option) => ({ ...option, module: undefined })),
    ...CATALOG.flatMap(({ id, options = [] }) => options.map((option) => ({ ...option, module: id }))),
  ].filter(({ isRuling }) => isRuling);
  expect(rulings.length).toBeGreaterThan(10);
  const unsigned = rulings.filter(({ name, rule, module }) => {
    const [before = "", after] = paragraphOf(rule, module).split(`\`${name}=`);
    return after === undefined || before.lastIndexOf("◆") <= before.lastIndexOf("◇");
  });
  expect(unsigned).toEqual([]);
});

test("what is printed nowhere stands behind the sign for that", () => {
  const facts = metro.choices.facts?.unprinted ?? [];
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter(({ rule, module }) => !paragraphOf(rule, module).includes("◇"))).toEqual([]);
});
