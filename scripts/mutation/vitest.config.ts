/**
 * How mutants are tested. Packages are found in the folder of this file's copy, because the links in node_modules lead
 * back to sources without mutants.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
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

const loads = join(root, "scripts", "mutation", "loads.ts");
const mutated = (process.env["MUTATED"] ?? "").split(",");

/** Tests that stand beside what is mutated come first: they kill most mutants, and a killed one is done with. */
class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  }
}

function distanceOf({ moduleId }: TestSpecification): number {
  // What others have loaded is not taken to be its own.
  if (moduleId === loads) return 4;
  const sources = mutated.map((file) => join(root, file));
  if (sources.includes(moduleId.replace(".test.", "."))) return 0;
  if (moduleId.endsWith("/rules.test.ts")) return 2;
  return sources.some((file) => dirname(file) === dirname(moduleId)) ? 1 : 3;
}

export default defineConfig({
  root,
  resolve: { alias },
  test: {
    include: [
      "scripts/mutation/loads.ts",
      ...testsFor(root, mutated[0] ?? "", process.env["MUTATION_TESTS"] ?? "scenarios"),
    ],
    pool: "threads",
    isolate: false,
    sequence: { sequencer: NearestFirst },
    testTimeout: 600_000,
  },
});
