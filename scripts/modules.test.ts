/** Every module of Metro has all that a module needs, and its rules are numbered, cited and complete. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { CATALOG } from "@interchange/metro";
import { describe, expect, test } from "vitest";
import { at } from "./tree.mjs";

const HOME = ["packages", "metro", "src", "modules"];
const folders = readdirSync(at(...HOME), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("every folder is in the catalog, and everything in the catalog has a folder", () => {
  expect(CATALOG.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

describe.each(CATALOG.map((module) => ({ id: module.id, module })))("the module $id", ({ id, module }) => {
  const read = (file: string): string => readFileSync(at(...HOME, id, file), "utf8");
  const sources = readdirSync(at(...HOME, id)).filter((file) => file.endsWith(".ts"));
  const rules = read("rules.md");
  const numbered = [...rules.matchAll(/^\*\*([A-Z]{2}\.\d+)\*\*/gm)].map(([, number]) => number!);

  test("has rules, tests, an audit of its slice, and a record that replays for ever", () => {
    expect(numbered.length).toBeGreaterThan(2);
    expect(new Set(numbered).size).toBe(numbered.length);
    expect(sources).toContain("module.test.ts");
    if (module.own) expect(readFileSync(at("packages", "metro", "src", "testing", "audits.ts"), "utf8")).toContain(id);
    expect(existsSync(at("corpus", "metro", "modules", `${id}.record`))).toBe(true);
  });

  test("has a scenario for every rule", () => {
    const tests = sources.filter((file) => file.endsWith(".test.ts")).map(read);
    const cited = new Set(
      [...tests.join("\n").matchAll(/"rules? ([A-Z]{2}\.[^:"]*)/g)].flatMap(
        ([, list]) => list!.match(/[A-Z]{2}\.\d+/g) ?? [],
      ),
    );
    expect(numbered.filter((number) => !cited.has(number))).toEqual([]);
  });

  test("cites only rules that there are, and explains its options", () => {
    const code = sources.filter((file) => !file.endsWith(".test.ts")).map(read);
    const cited = [...code.join("\n").matchAll(/rule: "([A-Z]{2}\.\d+)"/g)].map(([, number]) => number!);
    const everywhere = CATALOG.flatMap((each) =>
      [...readFileSync(at(...HOME, each.id, "rules.md"), "utf8").matchAll(/^\*\*([A-Z]{2}\.\d+)\*\*/gm)].map(
        ([, number]) => number!,
      ),
    );
    expect(cited.filter((number) => !everywhere.includes(number))).toEqual([]);
    for (const { name, rule } of module.options ?? []) {
      const begins = rules.indexOf(`**${rule}**`);
      expect(begins, `${name}: rule ${rule}`).toBeGreaterThanOrEqual(0);
      expect(rules.slice(begins, rules.indexOf("\n\n", begins)), name).toContain(`\`${name}=`);
    }
  });
});
