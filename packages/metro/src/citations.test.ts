/** Every numbered rule has a scenario that cites it, and every refusal cites a rule that is there. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { CHOICES } from "./options.ts";

const HERE = import.meta.dirname;
const RULES = readFileSync(join(HERE, "../../../docs/rules/metro.md"), "utf8");
const NUMBERED = new Set([...RULES.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, number]) => number!));

function sources(isTest: boolean): string {
  return readdirSync(HERE)
    .filter((file) => file.endsWith(".ts") && file.endsWith(".test.ts") === isTest)
    .map((file) => readFileSync(join(HERE, file), "utf8"))
    .join("\n");
}

describe("the rules", () => {
  it("are numbered", () => expect(NUMBERED.size).toBeGreaterThan(30));

  it("are each cited by a scenario", () => {
    const cited = new Set(
      [...sources(true).matchAll(/rules? ([\d., and]+)/g)].flatMap(([, list]) => list!.match(/\d+\.\d+/g) ?? []),
    );
    expect([...NUMBERED].filter((number) => !cited.has(number))).toEqual([]);
  });

  it("are there for every refusal and every option", () => {
    const cited = [...sources(false).matchAll(/rule: "([\d.]+)"/g)].map(([, number]) => number!);
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((number) => !NUMBERED.has(number))).toEqual([]);
    for (const { name, rule } of CHOICES.options) {
      const section = RULES.slice(RULES.indexOf(`**${rule}**`), RULES.indexOf(`**${rule}**`) + 200);
      expect(section).toContain(`\`${name}=`);
    }
  });
});
