import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chosenParts, Memories, partsOf, patternOf } from "./long-parts.mjs";

const listed = (file: string, tests: number) =>
  Array.from({ length: tests }, (_, number) => ({ file, name: `laws > number ${number}` }));

describe("the parts of the long tests", () => {
  const few = listed("packages/metro/src/few.test.ts", 3);
  const many = listed("packages/bots/src/metro/many.test.ts", 45);
  const parts = partsOf([...few, ...many]);

  test("are files, cut where there are many tests", () => {
    expect(parts.map(({ name }) => name)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map((number) => `bots/metro/many/${number}`),
      "metro/few",
    ]);
  });

  test("hold every test once", () => {
    const tests = parts.flatMap(({ file, tests }) => tests.map((name) => ({ file, name })));
    expect(tests).toEqual([...many, ...few]);
  });

  test("are chosen by name or by what they are under", () => {
    const names = (...words: string[]) => chosenParts(parts, words).chosen.map(({ name }) => name);
    expect(names()).toHaveLength(7);
    expect(names("metro")).toEqual(["metro/few"]);
    expect(names("bots/metro/many/2", "metro/few")).toEqual(["bots/metro/many/2", "metro/few"]);
    expect(chosenParts(parts, ["metro", "met"]).unknown).toEqual(["met"]);
  });

  test("match their own tests and no others", () => {
    const pattern = new RegExp(patternOf(["paris + solo > keeps the laws", "paris > ends (5.2)"]));
    expect(pattern.test("paris + solo keeps the laws")).toBe(true);
    expect(pattern.test("paris ends (5.2)")).toBe(true);
    expect(pattern.test("paris ends (5x2)")).toBe(false);
    expect(pattern.test("paris + solo keeps the laws of two")).toBe(false);
  });
});

describe("what is remembered of a part", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "interchange-long-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("is there until it is forgotten", () => {
    const memories = new Memories(join(folder, "parts"));
    expect(memories.of("metro/few")).toBeUndefined();
    memories.keep("metro/few", { inputs: "a", seconds: 2 });
    expect(new Memories(join(folder, "parts")).of("metro/few")).toEqual({ inputs: "a", seconds: 2 });
    memories.forget("metro/few");
    expect(memories.of("metro/few")).toBeUndefined();
  });
});
