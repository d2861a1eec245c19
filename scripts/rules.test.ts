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

test("a module's option whose first value is a ruling of ours is called one where it is explained", () => {
  const rulings = CATALOG.flatMap(({ id, options = [] }) =>
    options.filter(({ isRuling }) => isRuling).map(({ name, rule }) => ({ id, name, rule })),
  );
  expect(rulings.length).toBeGreaterThan(8);
  const unlabelled = rulings.filter(({ id, rule }) => {
    const rules = readFileSync(at("packages", "metro", "src", "modules", id, "rules.md"), "utf8");
    const explained = rules.split("\n").find((line) => line.startsWith(`**${rule}**`)) ?? "";
    return !/our ruling/i.test(explained);
  });
  expect(unlabelled).toEqual([]);
});
