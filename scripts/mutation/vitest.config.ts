/**
 * How mutants are tested. Packages are found in the folder of this file's copy, because the links in node_modules lead
 * back to sources without mutants.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testsFor } from "./tests.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const packages = join(root, "packages");

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const alias = readdirSync(packages)
  .map((folder) => join(packages, folder))
  .filter((folder) => existsSync(join(folder, "package.json")))
  .flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    return Object.entries(exports).flatMap(([path, target]) => {
      const source = typeof target === "string" ? undefined : target["@interchange/source"];
      const find = new RegExp(`^${name}${path.slice(1).replaceAll("/", String.raw`\/`)}$`);
      return source === undefined ? [] : [{ find, replacement: join(folder, source) }];
    });
  });

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: testsFor(root, process.env["MUTATED"] ?? "", process.env["MUTATION_TESTS"] ?? "fast"),
    pool: "threads",
    isolate: false,
    testTimeout: 600_000,
  },
});
