/**
 * The parts of the long tests. Every test file that asks for LONG is one; where a file has very many tests, it is cut.
 *
 * @typedef {{ name: string, file: string, tests: readonly string[] }} Part
 * @typedef {{ inputs: string, seconds: number }} Memory what is kept of a part that passed
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { NEEDS } from "./build.mjs";
import { contentHash } from "./content-hash.mjs";
import { runTool } from "./run.mjs";
import { sourceFiles } from "./source-files.mjs";
import { at, ROOT } from "./tree.mjs";

/** A file with more tests than this is cut into parts of so many. */
const MANY_TESTS = 40;
const TESTS_OF_A_PART = 8;

/** How a test file asks for more cases. */
const ASKS_FOR_LONG = 'process.env["LONG"]';

/** What every part depends on, beside its packages. */
const COMMON = ["package-lock.json", "vitest.config.ts", "tsconfig.base.json"].map((file) => at(file));

/** @returns {Promise<readonly Part[]>} */
export async function findParts() {
  const files = sourceFiles().filter(
    (file) =>
      /^(?:packages|scripts)\/.*\.test\.tsx?$/.test(file) && readFileSync(at(file), "utf8").includes(ASKS_FOR_LONG),
  );
  return files.length === 0 ? [] : partsOf(await testsIn(files));
}

/**
 * @param {readonly string[]} files
 * @returns {Promise<{ file: string, name: string }[]>}
 */
async function testsIn(files) {
  const list = at(".cache", "long-tests.json");
  mkdirSync(at(".cache"), { recursive: true });
  rmSync(list, { force: true });
  const { code, output } = await runTool("vitest", ["list", `--json=${list}`, ...files], { env: { LONG: "1" } });
  if (code !== 0) throw new Error(`The tests cannot be listed:\n${output}`);
  /** @type {{ file: string, name: string }[]} */
  const tests = JSON.parse(readFileSync(list, "utf8"));
  return tests.map(({ file, name }) => ({ file: relative(ROOT, file).replaceAll("\\", "/"), name }));
}

/**
 * @param {readonly { file: string, name: string }[]} listed
 * @returns {readonly Part[]} every test in exactly one of them
 */
export function partsOf(listed) {
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const { file, name } of listed) files.set(file, [...(files.get(file) ?? []), name]);
  return [...files].toSorted(byFile).flatMap(([file, tests]) => {
    const name = file
      .replace(/^packages\//, "")
      .replace("/src/", "/")
      .replace(/\.test\.tsx?$/, "");
    if (tests.length <= MANY_TESTS) return [{ name, file, tests }];
    return Array.from({ length: Math.ceil(tests.length / TESTS_OF_A_PART) }, (_, index) => ({
      name: `${name}/${index + 1}`,
      file,
      tests: tests.slice(index * TESTS_OF_A_PART, (index + 1) * TESTS_OF_A_PART),
    }));
  });
}

/** @param {readonly [string, unknown]} one @param {readonly [string, unknown]} other */
function byFile([one], [other]) {
  return one < other ? -1 : 1;
}

/**
 * The parts of these names; a name stands for all parts under it, so `metro` for all of that package.
 *
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names
 */
export function chosenParts(parts, names) {
  const isOf = (/** @type {string} */ part, /** @type {string} */ name) => part === name || part.startsWith(`${name}/`);
  const unknown = names.filter((name) => !parts.some((part) => isOf(part.name, name)));
  const chosen = names.length === 0 ? parts : parts.filter((part) => names.some((name) => isOf(part.name, name)));
  return { chosen, unknown };
}

/** The pattern of test names that `vitest -t` takes, which joins the names of groups with blanks. */
export function patternOf(/** @type {readonly string[]} */ tests) {
  const names = tests.map((test) => test.replaceAll(" > ", " ").replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return `^(?:${names.join("|")})$`;
}

/**
 * A hash of all that the outcome of a part depends on.
 *
 * @param {Part} part
 */
export function inputsOf({ file, tests }) {
  const [folder, name = ""] = file.split("/");
  const packages = folder === "packages" ? [name, ...(NEEDS[name] ?? [])] : Object.keys(NEEDS);
  const sources = [
    ...packages.map((each) => at("packages", each, "src")),
    ...(folder === "packages" ? [] : [at("scripts")]),
  ];
  return [process.versions.node.split(".")[0], contentHash([...COMMON, ...sources]), tests.length].join("-");
}

/** What is remembered of parts that passed, in a folder of its own. */
export class Memories {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
  }

  /**
   * @param {string} part
   * @returns {Memory | undefined}
   */
  of(part) {
    try {
      return JSON.parse(readFileSync(this.fileOf(part), "utf8"));
    } catch {
      return undefined;
    }
  }

  /**
   * @param {string} part
   * @param {Memory} memory
   */
  keep(part, memory) {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.fileOf(part), JSON.stringify(memory));
  }

  /** @param {string} part */
  forget(part) {
    rmSync(this.fileOf(part), { force: true });
  }

  /** @param {string} part */
  fileOf(part) {
    return `${this.folder}/${part.replaceAll("/", "-")}.json`;
  }
}
