// One run of StrykerJS over some files of one package.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../run.mjs";
import { at } from "../tree.mjs";
import { isLeft, keyOf, merged } from "./mutants.mjs";

export const FOLDER = at(".cache", "mutation");

/** @param {string} file */
export function idOf(file) {
  return file.replace(/^packages\//, "").replaceAll("/", "-");
}

/**
 * @typedef {import("./mutants.mjs").Mutant} Mutant
 *
 * @param {object} wanted
 * @param {readonly string[]} wanted.files
 * @param {import("./tests.mjs").Kind} wanted.tests
 * @param {readonly string[]} [wanted.chosen] keys of the mutants to be tested, when not all are
 * @returns {Promise<ReadonlyMap<string, readonly Mutant[]> | string>} by file; a text says why there is no result
 */
export async function mutantsOf({ files, tests, chosen }) {
  const found = await run({ files, tests, chosen, isOfStatic: false });
  if (typeof found === "string") return found;
  // What runs only while files are loaded has no tests of its own: all are played with it.
  const keys = [...found]
    .flatMap(([file, mutants]) => mutants.filter(isLeft).map((mutant) => keyOf(file, mutant)))
    .filter((key) => chosen === undefined || chosen.includes(key));
  if (keys.length === 0) return found;
  const later = await run({ files, tests, chosen: keys, isOfStatic: true });
  if (typeof later === "string") return later;
  const wasTested = new Set(keys);
  return new Map(
    [...found].map(([file, mutants]) => [
      file,
      merged(file, mutants, later.get(file) ?? [], (mutant) => wasTested.has(keyOf(file, mutant))),
    ]),
  );
}

/**
 * @param {object} wanted
 * @param {readonly string[]} wanted.files
 * @param {import("./tests.mjs").Kind} wanted.tests
 * @param {readonly string[] | undefined} wanted.chosen
 * @param {boolean} wanted.isOfStatic whether to test those too that run only while files are loaded
 * @returns {Promise<ReadonlyMap<string, readonly Mutant[]> | string>}
 */
async function run({ files, tests, chosen, isOfStatic }) {
  const [first = ""] = files;
  const id = `${idOf(first)}.${tests}${isOfStatic ? ".static" : ""}`;
  const report = join(FOLDER, `${id}.report.json`);
  const config = join(FOLDER, `${id}.config.json`);
  const keys = join(FOLDER, `${id}.chosen.json`);
  mkdirSync(FOLDER, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(keys, JSON.stringify(chosen ?? []));
  writeFileSync(config, JSON.stringify(configOf(files, report, chosen !== undefined, isOfStatic)));
  const { output } = await runTool("@stryker-mutator/core:stryker", ["run", config], {
    env: { MUTATED: files.join(","), MUTATION_TESTS: tests, ...(chosen && { MUTANTS_CHOSEN: keys }), NO_COLOR: "1" },
  });
  if (!existsSync(report)) return output;
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const { files: reported } = JSON.parse(readFileSync(report, "utf8"));
  return new Map(files.map((file) => [file, reported[file]?.mutants ?? []]));
}

/** What the copy of the tree does without. Of the page it needs one file: the boards are compiled by what that says. */
const LEFT_OUT = "dist .cache *.log /packages/server /packages/cli /docs /packages/web/* !/packages/web/tsconfig.json";

/**
 * @param {readonly string[]} files
 * @param {string} report
 * @param {boolean} isChoosing
 * @param {boolean} isOfStatic
 */
function configOf(files, report, isChoosing, isOfStatic) {
  return {
    mutate: files,
    testRunner: "vitest",
    // All tests that are named there, also the one that imports the files by their names.
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: false },
    plugins: ["@stryker-mutator/vitest-runner", at("scripts", "mutation", "chosen-checker.mjs")],
    checkers: isChoosing ? ["chosen"] : [],
    coverageAnalysis: "perTest",
    ignoreStatic: !isOfStatic,
    reporters: ["json"],
    jsonReporter: { fileName: report },
    // Its reader of such files needs an older compiler than ours.
    tsconfigFile: "no-tsconfig.json",
    ignorePatterns: LEFT_OUT.split(" "),
    tempDirName: ".cache/stryker",
    cleanTempDir: "always",
    allowConsoleColors: false,
    dryRunTimeoutMinutes: 60,
    // A mutant that was only slow is not killed; but those that never end are waited for so long, and take most of a run.
    timeoutMS: 5_000,
    timeoutFactor: 1.5,
  };
}
