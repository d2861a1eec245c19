/** No file imports itself by way of others, lazy imports and types included. */
import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { sourceFiles } from "./source-files.mjs";
import { at } from "./tree.mjs";

const STATIC = /^(?:import|export) [^"';]*?from\s+["'](\.{1,2}\/[^"']+)["']|^import\s+["'](\.[^"']+)["']/gm;
const DYNAMIC = /\bimport\(\s*["'](\.{1,2}\/[^"']+)["']\s*\)|new URL\(\s*["'](\.{1,2}\/[^"']+\.tsx?)["']/g;

/** What a file imports, by path. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(at(file), "utf8");
  return [...text.matchAll(STATIC), ...text.matchAll(DYNAMIC)].map(([, one, other]) =>
    posix.join(posix.dirname(file), one ?? other ?? ""),
  );
}

/** Groups of files that reach each other, by Tarjan's algorithm. */
function cyclesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const found: string[] = [];
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): void => {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file)!);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1 || imports.get(file)?.includes(file)) found.push(group.toSorted().join(" "));
  };
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return found;
}

test("no file of a package imports itself by way of others", () => {
  const files = sourceFiles().filter((file) => /^packages\/[^/]+\/.*\.(?:tsx?|mjs)$/.test(file));
  const cycles = cyclesIn(new Map(files.map((file) => [file, importsOf(file)])));
  expect(cycles).toEqual([]);
});

test("a cycle is found, also by way of an import that waits", () => {
  const imports = new Map([
    ["a", ["b"]],
    ["b", ["c", "d"]],
    ["c", ["a"]],
    ["d", []],
  ]);
  expect(cyclesIn(imports)).toEqual(["a b c"]);
  expect([...'  const x = await import("./later.ts");'.matchAll(DYNAMIC)].map(([, path]) => path)).toEqual([
    "./later.ts",
  ]);
  expect([
    ...'import type { A } from "./a.ts";\nimport "./b.ts";\nexport * from "./c.ts";'.matchAll(STATIC),
  ]).toHaveLength(3);
});
