// Changes the program in small ways, one at a time, and counts the changes that no test notices. Fast tests come first;
// what survives them has to keep the laws. What is known of a file is kept until the file, or what it is tested by and
// with, changes; so a run that was stopped goes on where it was.
//
//   npm run mutate packages/tabletop/src/clock.ts packages/metro/src/modules/paris
//   npm run mutate rules                 a set of files: rules, contract, boards
//   npm run mutate rules -- --list       its files, and what is known of them
//   npm run mutate rules -- --fresh      without what is known
//   npm run mutate boards -- --seed 2    another sample of the set's mutants
//   npm run mutate FILES -- --fast       without the laws
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NEEDS } from "./build.mjs";
import { contentHash } from "./content-hash.mjs";
import { isAlive, isKilled, keyOf, sampleOf, sentenceOf } from "./mutation/mutants.mjs";
import { chosenFiles, SETS } from "./mutation/sets.mjs";
import { FOLDER, idOf, mutantsOf } from "./mutation/stryker.mjs";
import { at } from "./tree.mjs";

/** @typedef {import("./mutation/mutants.mjs").Mutant} Mutant */

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    fast: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
  },
});
const { files, sample, unknown } = chosenFiles(words);

if (words.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is nothing to mutate in ${unknown.join(", ")}.`);
  console.error(`npm run mutate FILE…, or a set: ${Object.keys(SETS).join(", ")}`);
  process.exitCode = 2;
} else {
  mkdirSync(FOLDER, { recursive: true });
  if (options.list) for (const file of files) console.log(lineOf(file, known(file, "")));
  else await mutateAll();
}

async function mutateAll() {
  const chosen = sample === undefined ? undefined : await sampleFrom(files, sample);
  /** @type {[string, readonly Mutant[]][]} */
  const results = [];
  let failed = 0;
  for (const [index, file] of files.entries()) {
    const keys = chosen?.get(file);
    if (chosen && !keys) continue;
    console.log(`── ${index + 1} of ${files.length}: ${file}`);
    const began = performance.now();
    const mutants = await mutate(file, keys);
    if (typeof mutants === "string") {
      failed++;
      console.error(`${mutants}\nThere is no result for ${file}.`);
      continue;
    }
    console.log(`${lineOf(file, mutants)}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
    results.push([file, mutants]);
  }
  report(results);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {readonly [string, readonly Mutant[]][]} results */
function report(results) {
  const alive = results.flatMap(([file, mutants]) => {
    const lines = readFileSync(at(file), "utf8").split("\n");
    return mutants.filter(isAlive).map((mutant) => sentenceOf(file, lines, mutant));
  });
  if (alive.length > 0) console.log(`\nSurvivors\n${alive.join("\n")}`);
  console.log(`\n${results.map(([file, mutants]) => lineOf(file, mutants)).join("\n")}`);
  console.log(
    lineOf(
      "all",
      results.flatMap(([, mutants]) => mutants),
    ),
  );
}

/** @param {string} name @param {readonly Mutant[] | undefined} mutants */
function lineOf(name, mutants) {
  if (!mutants) return name;
  const killed = mutants.filter(isKilled).length;
  const survived = mutants.filter(isAlive).length;
  const share = killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);
  return `${name}  ${killed} killed, ${survived} survived, ${share.toFixed(1)} %`;
}

/**
 * @param {string} file
 * @param {readonly string[]} [chosen]
 * @returns {Promise<readonly Mutant[] | string>}
 */
async function mutate(file, chosen) {
  const before = options.fresh ? undefined : known(file, keyOfChoice(chosen));
  if (before) return before;
  // Of the files as they are now: who changes one meanwhile has not tested that.
  const inputs = inputsOf(file, keyOfChoice(chosen));
  const isFresh = options.fresh;
  const first = await mutantsOf({ file, tests: "fast", ...(chosen && { chosen }), isFresh });
  const isUntested = typeof first === "string" && first.includes("No tests were executed");
  if (typeof first === "string" && !isUntested) return first;
  const survivors = typeof first === "string" ? chosen : first.filter(isAlive).map(keyOf);
  const fast = typeof first === "string" ? [] : first;
  if (options.fast) return fast;
  const second =
    survivors?.length === 0 ? [] : await mutantsOf({ file, tests: "laws", ...(survivors && { chosen: survivors }) });
  if (typeof second === "string" && !second.includes("No tests were executed")) return second;
  const laws = new Map((typeof second === "string" ? [] : second).map((mutant) => [keyOf(mutant), mutant]));
  const mutants =
    fast.length === 0
      ? [...laws.values()]
      : fast.map((mutant) => (isAlive(mutant) && laws.get(keyOf(mutant))) || mutant);
  writeFileSync(resultFile(file, keyOfChoice(chosen)), JSON.stringify({ inputs, mutants }));
  return mutants;
}

/** @param {string} file @param {string} choice @returns {readonly Mutant[] | undefined} */
function known(file, choice) {
  if (!existsSync(resultFile(file, choice))) return undefined;
  const { inputs, mutants } = JSON.parse(readFileSync(resultFile(file, choice), "utf8"));
  return inputs === inputsOf(file, choice) ? mutants : undefined;
}

/** @param {string} file @param {string} choice */
function resultFile(file, choice) {
  return join(FOLDER, `${idOf(file)}${choice && ".sample"}.json`);
}

/** @param {readonly string[]} [chosen] */
function keyOfChoice(chosen) {
  return chosen ? chosen.join("\n") : "";
}

/**
 * A hash of all that the fate of a file's mutants depends on.
 *
 * @param {string} file
 * @param {string} choice
 */
function inputsOf(file, choice) {
  const [, name = ""] = file.split("/");
  const sources = [name, ...(NEEDS[name] ?? [])].map((each) => at("packages", each, "src"));
  return `${contentHash([at("package-lock.json"), at("scripts", "mutation"), ...sources])} ${choice}`;
}

/**
 * Some of all mutants in these files, by file.
 *
 * @param {readonly string[]} files
 * @param {number} count
 */
async function sampleFrom(files, count) {
  /** @type {{ file: string, key: string }[]} */
  const all = [];
  for (const file of files) {
    console.log(`   counting ${file}`);
    const mutants = await mutantsOf({ file, tests: "fast", chosen: [] });
    if (typeof mutants !== "string") all.push(...mutants.map((mutant) => ({ file, key: keyOf(mutant) })));
  }
  const chosen = sampleOf(all, count, Number(options.seed));
  console.log(`   ${chosen.length} of ${all.length} mutants`);
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const { file, key } of chosen) byFile.set(file, [...(byFile.get(file) ?? []), key]);
  return byFile;
}
