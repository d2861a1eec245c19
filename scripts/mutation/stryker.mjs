// One run of StrykerJS over some files of one package.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../run.mjs";
import { at } from "../tree.mjs";

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
 * @param {"fast" | "laws"} wanted.tests
 * @param {readonly string[]} [wanted.chosen] keys of the mutants to be tested, when not all are
 * @returns {Promise<ReadonlyMap<string, readonly Mutant[]> | string>} by file; a text says why there is no result
 */
export async function mutantsOf({ files, tests, chosen }) {
  const [first = ""] = files;
  const id = `${idOf(first)}.${tests}`;
  const report = join(FOLDER, `${id}.report.json`);
  const config = join(FOLDER, `${id}.config.json`);
  const keys = join(FOLDER, `${id}.chosen.json`);
  mkdirSync(FOLDER, { recursive: true });
  rmSync(report, { force: true });
  writeFileSync(keys, JSON.stringify(chosen ?? []));
  writeFileSync(config, JSON.stringify(configOf(files, report, chosen !== undefined)));
  const { output } = await runTool("@stryker-mutator/core:stryker", ["run", config], {
    env: { MUTATED: first, MUTATION_TESTS: tests, ...(chosen && { MUTANTS_CHOSEN: keys }), NO_COLOR: "1" },
  });
  if (!existsSync(report)) return output;
  /** @type {{ files: Record<string, { mutants: Mutant[] }> }} */
  const { files: reported } = JSON.parse(readFileSync(report, "utf8"));
  return new Map(files.map((file) => [file, reported[file]?.mutants ?? []]));
}

/**
 * @param {readonly string[]} files
 * @param {string} report
 * @param {boolean} isChoosing
 */
function configOf(files, report, isChoosing) {
  return {
    mutate: files,
    testRunner: "vitest",
    vitest: { configFile: "scripts/mutation/vitest.config.ts", related: true },
    plugins: ["@stryker-mutator/vitest-runner", at("scripts", "mutation", "chosen-checker.mjs")],
    checkers: isChoosing ? ["chosen"] : [],
    coverageAnalysis: "perTest",
    reporters: ["json"],
    jsonReporter: { fileName: report },
    // Its reader of such files needs an older compiler than ours.
    tsconfigFile: "no-tsconfig.json",
    ignorePatterns: ["dist", ".cache", "*.log", "/packages/web", "/packages/server", "/packages/cli", "/docs"],
    tempDirName: ".cache/stryker",
    cleanTempDir: "always",
    allowConsoleColors: false,
    dryRunTimeoutMinutes: 60,
    // Machines that are busy with others' work stand still for a while, and a mutant that was only slow is not killed.
    timeoutMS: 60_000,
    timeoutFactor: 3,
  };
}
