/**
 * Mutants that break a file while it is loaded: whoever imports such a file has no tests left to fail, so it would seem
 * that nobody noticed.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test.each((process.env["MUTATED"] ?? "").split(",").filter(Boolean))("%s can be loaded", async (file) => {
  expect(await import(join(root, file))).toBeDefined();
});
