// Does any file speak of the machine it was written on: a folder there, or its package registry?
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { sourceFiles } from "./source-files.mjs";
import { at, ROOT } from "./tree.mjs";

/** Written so that this file does not find itself. */
const FOREIGN = [
  /(?<![\w.~-])\/(?:home|Users|root|work|workspace|workspaces)\/[\w.-]/,
  /\b[A-Z]:\\+Users\\/,
  /\bregistry\.(?:npmjs|yarnpkg|npmmirror)\b/,
  /\bnpm\.pkg\.[a-z]/,
];
/** A folder right below the root, such as that of the superuser, has too common a name to look for. */
const HERE = [ROOT.replace(/[\\/]$/, ""), homedir()].filter((path) => path.split(/[\\/]/).length > 2);

const problems = sourceFiles().flatMap((file) => {
  const content = readFileSync(at(file));
  // A zero byte means that it is no text.
  if (content.includes(0)) return [];
  return content
    .toString()
    .split("\n")
    .flatMap((line, index) => (isForeign(line) ? [`${file}:${index + 1}: ${line.trim()}`] : []));
});

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

/** @param {string} line */
function isForeign(line) {
  return FOREIGN.some((pattern) => pattern.test(line)) || HERE.some((path) => isNamed(path, line));
}

/**
 * Whether it is the whole name: a project in a folder `/a/b` may well say `../a/box`.
 *
 * @param {string} path
 * @param {string} line
 */
function isNamed(path, line) {
  const after = line.split(path).slice(1);
  return after.some((rest) => !/^[\w-]/.test(rest));
}
