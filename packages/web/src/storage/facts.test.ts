import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { storedFacts, storeFacts } from "./facts.ts";
import type { StoredFacts } from "./facts.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const FACTS: StoredFacts = {
  facts: { points: 3, result: "won", behind: 0, sources: { long: 3 }, counts: { lines: 1 } },
  review: "inspector  1-2",
};

test("what games said is read back", () => {
  storeFacts(new Map([["a 1", FACTS]]));
  expect(storedFacts()).toEqual(new Map([["a 1", FACTS]]));
});

test("what is no fact is worked out anew", () => {
  for (const text of ["7", "[1]", '{"a 1":{"facts":{},"review":""}}', '{"a 1":null}', "{"]) {
    kept.set("interchange/facts-1", text);
    expect(storedFacts().size).toBe(0);
  }
});

test("of very many games the oldest make room", () => {
  storeFacts(new Map(Array.from({ length: 700 }, (_, index) => [`t${index} 1`, FACTS])));
  const names = [...storedFacts().keys()];
  expect(names).toHaveLength(600);
  expect(names.at(-1)).toBe("t699 1");
});
