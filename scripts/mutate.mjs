// Changes the program in small ways, one at a time, and counts the changes that no test notices. Quick tests come first;
// what survives them has to play kept games alike, and then to keep the laws. What is known of a file is kept until the
// file, or what it is tested by and with, changes; so a run that was stopped goes on where it was, some files before.
//
//   npm run mutate packages/tabletop/src/clock.ts packages/metro/src/modules/paris
//   npm run mutate rules                 a set of files: rules, contract, owner, boards
//   npm run mutate rules -- --list       its files, and what is known of them
//   npm run mutate rules -- --fresh      without what is known
//   npm run mutate boards -- --seed 2    another sample of the set's mutants
//   npm run mutate FILES -- --fast       without the laws
//   npm run mutate FILES -- --survivors  only what lived when it was last tested; the killed are taken to stay so
import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import { inputsOf, keep, recall, recallSource } from "./mutation/memory.mjs";
import { isAlive, isKilled, keyOf, merged, sampleOf, sentenceOf } from "./mutation/mutants.mjs";
import { chosenFiles, SETS } from "./mutation/sets.mjs";
import { mutantsOf } from "./mutation/stryker.mjs";
import { KINDS } from "./mutation/tests.mjs";
import { at } from "./tree.mjs";

/** @typedef {import("./mutation/mutants.mjs").Mutant} Mutant */

/** So many files are tested in one run, which copies the tree and plays all tests once before it begins. */
const FILES_AT_ONCE = 6;
/** Of a sample few mutants lie in each. */
const SAMPLED_FILES_AT_ONCE = 60;

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: "boolean", default: false },
    fresh: { type: "boolean", default: false },
    fast: { type: "boolean", default: false },
    survivors: { type: "boolean", default: false },
    seed: { type: "string", default: "1" },
  },
});
const { files, sample, unknown } = chosenFiles(words);

if (words.length === 0 || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is nothing to mutate in ${unknown.join(", ")}.`);
  console.error(`npm run mutate FILE…, or a set: ${Object.keys(SETS).join(", ")}`);
  process.exitCode = 2;
} else if (options.list) {
  for (const file of files) console.log(lineOf(file, recall(file, "")?.mutants));
} else {
  await mutateAll();
}

async function mutateAll() {
  const chosen = sample === undefined ? undefined : await sampleFrom(files, sample);
  const wanted = files.filter((file) => !chosen || chosen.has(file));
  const choiceOf = (/** @type {string} */ file) => chosen?.get(file)?.join("\n") ?? "";
  /** @type {[string, readonly Mutant[]][]} */
  const results = [];
  let done = 0;
  for (const batch of batchesOf(wanted, chosen ? SAMPLED_FILES_AT_ONCE : FILES_AT_ONCE)) {
    console.log(`── from ${done + 1} of ${wanted.length}: ${batch.join(", ")}`);
    done += batch.length;
    const began = performance.now();
    const failure = await mutate(batch, choiceOf);
    if (failure) console.error(`${failure}\nThere is no result for these.`);
    for (const file of batch) {
      const mutants = recall(file, choiceOf(file))?.mutants;
      if (!mutants) continue;
      results.push([file, mutants]);
      console.log(lineOf(file, mutants));
    }
    console.log(`   ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  report(results);
  process.exitCode = results.length === wanted.length ? 0 : 1;
}

/**
 * Files of one package together, which are tested by the same tests.
 *
 * @param {readonly string[]} all
 * @param {number} atOnce
 */
function batchesOf(all, atOnce) {
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  for (const file of all) {
    const [, name = ""] = file.split("/");
    packages.set(name, [...(packages.get(name) ?? []), file]);
  }
  return [...packages.values()].flatMap((own) =>
    Array.from({ length: Math.ceil(own.length / atOnce) }, (_, index) =>
      own.slice(index * atOnce, (index + 1) * atOnce),
    ),
  );
}

/**
 * Kind after kind of tests; what is known of a file is not tested again.
 *
 * @param {readonly string[]} batch
 * @param {(file: string) => string} choiceOf
 * @returns {Promise<string | undefined>} why there is no result
 */
async function mutate(batch, choiceOf) {
  const lastOf = (/** @type {string} */ file) =>
    options.survivors ? recallSource(file, choiceOf(file)) : recall(file, choiceOf(file));
  const isToTest = (/** @type {string} */ file) => options.fresh || !recall(file, choiceOf(file));
  const again = batch.filter((file) => isToTest(file) && options.survivors && lastOf(file));
  const anew = batch.filter((file) => isToTest(file) && !again.includes(file));
  let failure = (await test(anew, KINDS[0], choiceOf, false)) ?? (await test(again, KINDS[0], choiceOf, true));
  for (const kind of options.fast ? KINDS.slice(1, -1) : KINDS.slice(1)) {
    const isLeft = (/** @type {string} */ file) => {
      const passed = recall(file, choiceOf(file))?.passed;
      return passed === undefined || KINDS.indexOf(passed) < KINDS.indexOf(kind);
    };
    failure ??= await test(batch.filter(isLeft), kind, choiceOf, true);
  }
  return failure;
}

/**
 * @param {readonly string[]} tested
 * @param {import("./mutation/tests.mjs").Kind} tests
 * @param {(file: string) => string} choiceOf
 * @param {boolean} isOfSurvivors only those of the last time
 * @returns {Promise<string | undefined>} why there is no result
 */
async function test(tested, tests, choiceOf, isOfSurvivors) {
  if (tested.length === 0) return undefined;
  // Of the files as they are now: who changes one meanwhile has not tested that.
  const inputs = new Map(tested.map((file) => [file, inputsOf(file)]));
  const before = new Map(
    tested.map((file) => [file, isOfSurvivors ? (recallSource(file, choiceOf(file))?.mutants ?? []) : []]),
  );
  const keys = tested.flatMap((file) =>
    isOfSurvivors
      ? (before.get(file) ?? []).filter(isAlive).map((mutant) => keyOf(file, mutant))
      : choiceOf(file).split("\n").filter(Boolean),
  );
  const isChoosing = isOfSurvivors || tested.some((file) => choiceOf(file) !== "");
  const found =
    isChoosing && keys.length === 0
      ? new Map()
      : await mutantsOf({ files: tested, tests, ...(isChoosing && { chosen: keys }) });
  if (typeof found === "string" && !found.includes("No tests were executed")) return found;
  for (const file of tested) {
    const now = typeof found === "string" ? [] : (found.get(file) ?? []);
    const mutants = isOfSurvivors ? merged(file, before.get(file) ?? [], now, isAlive) : now;
    keep(file, { choice: choiceOf(file), mutants, passed: tests, inputs: inputs.get(file) ?? "" });
  }
  return undefined;
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
 * Some of all mutants in these files, by file.
 *
 * @param {readonly string[]} files
 * @param {number} count
 */
async function sampleFrom(files, count) {
  /** @type {{ file: string, key: string }[]} */
  const all = [];
  for (const batch of batchesOf(files, SAMPLED_FILES_AT_ONCE)) {
    console.log(`   counting ${batch.join(", ")}`);
    const found = await mutantsOf({ files: batch, tests: KINDS[0], chosen: [] });
    // Of less than everything there is no sample.
    if (typeof found === "string") throw new Error(found);
    for (const [file, mutants] of found) all.push(...mutants.map((mutant) => ({ file, key: keyOf(file, mutant) })));
  }
  const chosen = sampleOf(all, count, Number(options.seed));
  console.log(`   ${chosen.length} of ${all.length} mutants`);
  /** @type {Map<string, string[]>} */
  const byFile = new Map();
  for (const { file, key } of chosen) byFile.set(file, [...(byFile.get(file) ?? []), key]);
  return byFile;
}
