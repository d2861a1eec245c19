// One run of StrykerJS over one file.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../run.mjs";
import { at } from "../tree.mjs";

export const FOLDER = at(".cache", "mutation");

/** @param {string} file */
export function idOf(file) {
  return file.replace(/^packages\//, "").replaceAll("/", "-");
}

/**
 * @param {object} wanted
 * @param {string} wanted.file
 * @param {"fast" | "laws"} wanted.tests
 * @param {readonly string[]} [wanted.chosen] keys of the mutants to be tested, when not all are
 * @param {boolean} [wanted.isFresh] without what is known from before
 * @returns {Promise<readonly import("./mutants.mjs").Mutant[] | string>} a text says why there is no result
 */
export async function mutantsOf({ file, tests, chosen, isFresh = false }) {
  const id = `${idOf(file)}.${tests}`;
  const report = join(FOLDER, `${id}.report.json`);
  const config = join(FOLDER, `${id}.config.json`);
  const keys = join(FOLDER, `${id}.chosen.json`);
  rmSync(report, { force: true });
  writeFileSync(keys, JSON.stringify(chosen ?? []));
  writeFileSync(config, JSON.stringify(configOf(file, id, report, chosen !== undefined, isFresh)));
  const { output } = await runTool("@stryker-mutator/core:stryker", ["run", config], {
    env: { MUTATED: file, MUTATION_TESTS: tests, ...(chosen && { MUTANTS_CHOSEN: keys }), NO_COLOR: "1" },
  });
  if (!existsSync(report)) return output;
  /** @type {{ files: Record<string, { mutants: import("./mutants.mjs").Mutant[] }> }} */
  const { files } = JSON.parse(readFileSync(report, "utf8"));
  return Object.values(files).flatMap(({ mutants }) => mutants);
}

/**
 * @param {string} file
 * @param {string} id
 * @param {string} report
 * @param {boolean} isChoosing
 * @param {boolean} isFresh
 */
function configOf(file, id, report, isChoosing, isFresh) {
  return {
    mutate: [file],
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
    // What was chosen differs from run to run, so nothing can be learnt from the run before.
    incremental: !isChoosing,
    incrementalFile: join(FOLDER, `${id}.incremental.json`),
    force: isFresh,
    allowConsoleColors: false,
    dryRunTimeoutMinutes: 60,
    // Machines that are busy with others' work stand still for a while, and a mutant that was only slow is not killed.
    timeoutMS: 60_000,
    timeoutFactor: 3,
  };
}
