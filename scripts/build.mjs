import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compress } from "./compress.mjs";
import { contentHash } from "./content-hash.mjs";
import { runTool } from "./run.mjs";
import { at } from "./tree.mjs";
import { inTurn } from "./turn-taking.mjs";

/**
 * Every package, and those whose sources or types go into its build.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const NEEDS = {
  tabletop: [],
  metro: ["tabletop"],
  underground: ["tabletop"],
  boards: ["tabletop", "metro", "underground"],
  bots: ["tabletop", "metro", "underground"],
  games: ["tabletop", "metro", "underground"],
  host: ["tabletop"],
  protocol: ["tabletop", "host"],
  server: ["tabletop", "metro", "underground", "bots", "games", "host", "protocol"],
  cli: ["tabletop", "metro", "underground", "bots", "games", "host", "protocol", "server"],
  web: ["tabletop", "metro", "underground", "boards", "bots", "games", "host", "protocol"],
};

/** What goes into every build. The compiler and its version are in the lock. */
const COMMON = ["package-lock.json", "tsconfig.base.json", "scripts/build.mjs"].map((p) => at(p));

/**
 * Inputs of a package that lie outside its folder: the page shows the rules.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ELSEWHERE = { web: [at("docs", "rules")] };

/** Neither tests and tools nor outputs change what is built. */
const NOT_BUILT = /\.test\.tsx?$|^(?:bin|browser|dist|gallery|node_modules|training|trials|playwright\.config\.ts)$/;

/**
 * Builds those of the packages whose outputs are missing or stem from other inputs.
 *
 * @param {readonly string[]} packages
 * @param {(line: string) => void} report
 * @returns {Promise<boolean>} whether all are up to date now
 */
export async function ensureBuilt(packages, report) {
  // The page is bundled from the sources of what it needs.
  const compiled = packages.filter((target) => target !== "web").flatMap((target) => NEEDS[target] ?? []);
  const wanted = Object.keys(NEEDS).filter((name) => packages.includes(name) || compiled.includes(name));
  if (stale(wanted).size === 0) return true;
  return inTurn(at(".cache", "building"), () => build(stale(wanted), report));
}

/**
 * @param {ReadonlyMap<string, string>} packages with the stamps they get
 * @param {(line: string) => void} report
 */
async function build(packages, report) {
  if (packages.size === 0) return true;
  const names = [...packages.keys()];
  report(`Building ${names.join(", ")}…`);
  // Outputs of sources that are gone would otherwise stay, and be packed.
  for (const name of names) rmSync(outputs(name), { recursive: true, force: true });

  const [compiled, bundled] = await Promise.all([
    compile(names.filter((name) => name !== "web")),
    names.includes("web") ? bundle() : DONE,
  ]);
  for (const { code, output } of [compiled, bundled]) if (code !== 0) report(output);
  if (compiled.code !== 0 || bundled.code !== 0) return false;

  for (const [name, stamp] of packages) writeFileSync(stampFile(name), stamp);
  return true;
}

const DONE = { code: 0, output: "" };

/** @param {readonly string[]} names */
async function compile(names) {
  if (names.length === 0) return DONE;
  // The linter checks types. The compiler would need three times as long to check them again.
  return runTool("typescript:tsc", ["-b", "--noCheck", ...names.map(project)]);
}

/**
 * What the compiler builds a package by: a file of its own where the tests need other types than the package.
 *
 * @param {string} name
 */
function project(name) {
  const own = at("packages", name, "tsconfig.build.json");
  return existsSync(own) ? own : at("packages", name);
}

async function bundle() {
  const bundled = await runTool("vite", ["build", "--logLevel", "warn"], {
    cwd: at("packages", "web"),
  });
  if (bundled.code === 0) compress(outputs("web"));
  return bundled;
}

/** @param {readonly string[]} names */
function stale(names) {
  /** @type {Map<string, string>} */
  const stamps = new Map();
  const common = contentHash(COMMON);
  const own = new Map(
    [...new Set(names.flatMap((name) => [name, ...(NEEDS[name] ?? [])]))].map((name) => [
      name,
      contentHash([at("packages", name), ...(ELSEWHERE[name] ?? [])], (entry) => !NOT_BUILT.test(entry)),
    ]),
  );
  for (const name of names) {
    const inputs = [common, own.get(name), ...(NEEDS[name] ?? []).map((need) => own.get(need))];
    const stamp = inputs.join("\n");
    const file = stampFile(name);
    if (!existsSync(file) || readFileSync(file, "utf8") !== stamp) stamps.set(name, stamp);
  }
  return stamps;
}

/** @param {string} name */
function outputs(name) {
  return at("packages", name, "dist");
}

/** @param {string} name */
function stampFile(name) {
  return at("packages", name, "dist", ".stamp");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const built = await ensureBuilt(Object.keys(NEEDS), (line) => console.log(line));
  console.log(built ? "Everything is built." : "The build failed.");
  process.exitCode = built ? 0 : 1;
}
