import { describe, expect, test } from "vitest";
import { isAlive, isKilled, keyOf, sampleOf, sentenceOf } from "./mutants.mjs";
import { chosenFiles, SETS } from "./sets.mjs";
import { KINDS, testsFor } from "./tests.mjs";
import { ROOT } from "../tree.mjs";

const mutant = {
  mutatorName: "EqualityOperator",
  replacement: "time > least",
  status: "Survived",
  location: { start: { line: 2, column: 5 }, end: { line: 2, column: 18 } },
};

describe("files to mutate", () => {
  test.each(Object.keys(SETS))("are found for %s, without tests and data", (set) => {
    const { files, unknown } = chosenFiles([set]);
    expect(unknown).toEqual([]);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => /\.test\.|testing|data\.ts/.test(file))).toEqual([]);
  });

  test("are named by themselves or by their folder", () => {
    const all = ["packages/a/src/one.ts", "packages/a/src/one.test.ts", "packages/a/src/b/two.ts"];
    expect(chosenFiles(["packages/a/src"], all).files).toEqual(["packages/a/src/one.ts", "packages/a/src/b/two.ts"]);
    expect(chosenFiles(["packages/a/src/one.ts"], all).files).toEqual(["packages/a/src/one.ts"]);
    expect(chosenFiles(["packages/a/src/on"], all).unknown).toEqual(["packages/a/src/on"]);
  });

  test("are tested by scenarios first, then by kept games, then by laws, and by nothing twice", () => {
    const [scenarios = [], records = [], laws = []] = KINDS.map((kind) =>
      testsFor(ROOT, "packages/underground/src/turn.ts", kind),
    );
    expect(scenarios).toContain("packages/underground/src/rules.test.ts");
    expect(scenarios).toContain("packages/underground/src/loops.test.ts");
    expect(records).toContain("corpus/corpus.test.ts");
    expect(laws).toContain("packages/underground/src/conformance.test.ts");
    const all = [...scenarios, ...records, ...laws];
    expect(new Set(all).size).toBe(all.length);
    expect(testsFor(ROOT, "packages/tabletop/src/table.ts", "laws")).toContain(
      "packages/underground/src/conformance.test.ts",
    );
  });
});

describe("a mutant", () => {
  test("is told of with its place and what it changes", () => {
    expect(sentenceOf("a.ts", ["", "if (time >= least) return;"], mutant)).toBe(
      "a.ts:2:5  EqualityOperator: time >= least -> time > least",
    );
  });

  test("is alive, killed or left out", () => {
    expect(isAlive(mutant)).toBe(true);
    expect(isAlive({ ...mutant, status: "NoCoverage" })).toBe(true);
    expect(isKilled({ ...mutant, status: "Timeout" })).toBe(true);
    expect(isKilled({ ...mutant, status: "CompileError" })).toBe(false);
    expect(isAlive({ ...mutant, status: "CompileError" })).toBe(false);
  });

  test("has another key than others at its place", () => {
    expect(keyOf("a.ts", mutant)).not.toBe(keyOf("a.ts", { ...mutant, replacement: "time < least" }));
    expect(keyOf("a.ts", mutant)).not.toBe(keyOf("b.ts", mutant));
  });
});

test("a sample is the same for the same seed, and holds nothing twice", () => {
  const things = Array.from({ length: 100 }, (_, index) => index);
  const sample = sampleOf(things, 30, 7);
  expect(new Set(sample).size).toBe(30);
  expect(sampleOf(things, 30, 7)).toEqual(sample);
  expect(sampleOf(things, 30, 8)).not.toEqual(sample);
  expect(sampleOf(things, 300, 7).toSorted((one, other) => one - other)).toEqual(things);
});
