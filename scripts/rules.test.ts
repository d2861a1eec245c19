/**
 * For each game: every numbered rule has a scenario that cites it, every refusal and option cites a rule, and every
 * option is in the table for scripts.
 */
import { readdirSync, readFileSync } from "node:fs";
import { CATALOG, metro } from "@interchange/metro";
import { underground } from "@interchange/underground";
import { describe, expect, test } from "vitest";
import { optionCodesIn, splitScripts } from "../packages/web/build/optionCodes.ts";
import { at } from "./tree.mjs";

/** The texts with the options that each has to list. */
const TEXTS = [
  ...[metro, underground].map(({ id, choices }) => ({ path: `docs/rules/${id}.md`, options: choices.options })),
  ...CATALOG.map(({ id, options = [] }) => ({ path: `packages/metro/src/modules/${id}/rules.md`, options })),
];

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
    expect(choices.options.filter(({ rule }) => !numbered.has(rule))).toEqual([]);
  });
});

describe.each(TEXTS)("$path", ({ path, options }) => {
  const text = readFileSync(at(path), "utf8");
  const { rules, scripts } = splitScripts(text);

  test("lists every option for scripts, with its rule and all its values", () => {
    const numbers = [...rules.matchAll(/^\*\*((?:\d+|[A-Z]{2})\.\d+)\*\*/gm)].map(([, number]) => number!);
    const listed = optionCodesIn(text);
    expect(listed.map(({ name }) => name).toSorted()).toEqual(options.map(({ name }) => name).toSorted());
    for (const { name, rule, values, pattern } of options) {
      const row = listed.find((each) => each.name === name)!;
      expect(numbers).toContain(row.rule);
      expect([name, row.rule, row.values.slice(0, values.length)]).toEqual([name, rule, values]);
      // An example of values that are not in the list.
      const others = row.values.slice(values.length);
      expect([name, others.length]).toEqual([name, pattern === undefined ? 0 : 1]);
      for (const other of others) expect(other).toMatch(new RegExp(`^(?:${pattern})$`));
    }
    expect(scripts?.heading).toBe(options.length ? "For scripts" : undefined);
  });

  test("has no codes of options in its sentences", () => {
    expect(rules.match(/`[a-z-]+=[^`]*`/g) ?? []).toEqual([]);
    const names = options.map(({ name }) => `\`${name}\``);
    expect(names.filter((name) => rules.includes(name))).toEqual([]);
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

test("a rule with an option whose first value is a ruling of ours has the sign for that", () => {
  const rulings = [
    ...metro.choices.options.map((option) => ({ ...option, module: undefined })),
    ...CATALOG.flatMap(({ id, options = [] }) => options.map((option) => ({ ...option, module: id }))),
  ].filter(({ isRuling }) => isRuling);
  expect(rulings.length).toBeGreaterThan(10);
  expect(rulings.filter(({ rule, module }) => !paragraphOf(rule, module).includes("◆"))).toEqual([]);
});

test("what is printed nowhere stands behind the sign for that", () => {
  const facts = metro.choices.facts?.unprinted ?? [];
  expect(facts.length).toBeGreaterThan(10);
  expect(facts.filter(({ rule, module }) => !paragraphOf(rule, module).includes("◇"))).toEqual([]);
});
