// Is package-lock.json good for every machine, and for `npm ci`?
//
// npm leaves optional packages it could not find out of the lock without a word, and `npm ci` then
// refuses the lock, or installs a compiler that lacks this platform's binary. And addresses in the
// lock would tie everybody to the registry of whoever wrote it.
import { readJson } from "./tree.mjs";

/** @typedef {{ version?: string, link?: boolean, resolved?: string, optionalDependencies?: Record<string, string> }} Entry */

/** @type {Record<string, Entry>} */
const packages = readJson("package-lock.json").packages;
const problems = Object.entries(packages).flatMap(([path, entry]) => [
  ...missingOptionals(path, entry),
  ...addresses(path, entry),
]);

for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error("\nMake the lock anew: rm -rf node_modules package-lock.json && npm install");
  process.exitCode = 1;
}

/**
 * @param {string} path
 * @param {Entry} entry
 */
function missingOptionals(path, { optionalDependencies = {} }) {
  return Object.entries(optionalDependencies).flatMap(([name, range]) => {
    const found = nearest(path, name)?.version;
    if (found === undefined) return [`${path}: optional ${name}@${range} is not in the lock`];
    const isExact = /^\d/.test(range);
    return isExact && found !== range ? [`${path}: optional ${name}@${range} is locked as ${found}`] : [];
  });
}

/**
 * What Node would find when `path` imports `name`: looked for beside it, then in every folder above.
 *
 * @param {string} path
 * @param {string} name
 */
function nearest(path, name) {
  for (let folder = path; ; folder = parent(folder)) {
    const entry = packages[`${folder}${folder && "/"}node_modules/${name}`];
    if (entry !== undefined || folder === "") return entry;
  }
}

/** @param {string} path */
function parent(path) {
  const end = path.lastIndexOf("/node_modules/");
  return end < 0 ? "" : path.slice(0, end);
}

/**
 * @param {string} path
 * @param {Entry} entry
 */
function addresses(path, { link, resolved }) {
  return resolved === undefined || link ? [] : [`${path}: names where it came from, ${resolved}`];
}
