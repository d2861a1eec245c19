// What is known of a file's mutants, kept until the file, or what it is tested by and with, changes.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NEEDS } from "../build.mjs";
import { contentHash } from "../content-hash.mjs";
import { at } from "../tree.mjs";
import { FOLDER, idOf } from "./stryker.mjs";

/**
 * @typedef {import("./mutants.mjs").Mutant} Mutant
 * @typedef {{ inputs: string, source: string, choice: string, mutants: readonly Mutant[], passed: import("./tests.mjs").Kind }} Memory
 *   `passed` names the slowest tests that survivors went through
 */

/**
 * What was found of these files as they are.
 *
 * @param {string} file
 * @param {string} choice which of its mutants were tested, when not all were
 * @returns {Memory | undefined}
 */
export function recall(file, choice) {
  const memory = read(file, choice);
  return memory && memory.inputs === inputsOf(file) ? memory : undefined;
}

/**
 * What was found of the same source by other tests.
 *
 * @param {string} file
 * @param {string} choice
 * @returns {Memory | undefined}
 */
export function recallSource(file, choice) {
  const memory = read(file, choice);
  return memory && memory.source === contentHash([at(file)]) ? memory : undefined;
}

/**
 * @param {string} file
 * @param {Pick<Memory, "choice" | "mutants" | "passed" | "inputs">} found
 */
export function keep(file, found) {
  writeFileSync(fileOf(file, found.choice), JSON.stringify({ ...found, source: contentHash([at(file)]) }));
}

/** A hash of all that the fate of a file's mutants depends on. @param {string} file */
export function inputsOf(file) {
  const [, name = ""] = file.split("/");
  const sources = [name, ...(NEEDS[name] ?? [])].map((each) => at("packages", each, "src"));
  return contentHash([at("package-lock.json"), at("scripts", "mutation"), ...sources]);
}

/** @param {string} file @param {string} choice @returns {Memory | undefined} */
function read(file, choice) {
  if (!existsSync(fileOf(file, choice))) return undefined;
  /** @type {Memory} */
  const memory = JSON.parse(readFileSync(fileOf(file, choice), "utf8"));
  return memory.choice === choice ? memory : undefined;
}

/** @param {string} file @param {string} choice */
function fileOf(file, choice) {
  return join(FOLDER, `${idOf(file)}${choice && ".sample"}.json`);
}
