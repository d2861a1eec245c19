// Which tests a mutant has to pass.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The quickest first; what survives some has to pass the next: scenarios, then kept games played again, then laws, which
 * are slow, and good at what no scenario thought of.
 */
export const KINDS = /** @type {const} */ (["scenarios", "records", "laws"]);

/** @typedef {typeof KINDS[number]} Kind */

const IS_LAW = /checkLaws|process\.env\["LONG"\]/;

/** What is tried longer in the long form, and quick in the other. */
const IS_QUICK = /\/(?:record|loops)\.test\.ts$/;

/**
 * Test files for a mutated file: those of its package, and those that play its games as a whole.
 *
 * @param {string} root
 * @param {string} mutated
 * @param {string} kind one of KINDS
 * @returns {string[]}
 */
export function testsFor(root, mutated, kind) {
  const [, name = ""] = mutated.split("/");
  // The contract is kept by the games.
  const packages = name === "tabletop" ? ["tabletop", "underground", "metro"] : [name];
  const own = packages.flatMap((each) => testsUnder(root, `packages/${each}/src`));
  if (kind === "records") return existsSync(join(root, "corpus")) ? testsUnder(root, "corpus") : [];
  return own.filter((file) => isLaw(root, file) === (kind === "laws"));
}

/** @param {string} root @param {string} file */
function isLaw(root, file) {
  return !IS_QUICK.test(file) && IS_LAW.test(readFileSync(join(root, file), "utf8"));
}

/** @param {string} root @param {string} folder @returns {string[]} */
function testsUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return testsUnder(root, path);
    return /\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
