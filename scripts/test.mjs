// Everything that must hold before a change is good. Runs all steps, even after one has failed, and ends with the sum of
// tests and checks. `--all` adds the sweeps of the browser and the packed packages; `npm run test:all` runs that, and the
// long unit tests.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { NEEDS, ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { demandNode } from "./node-version.mjs";
import { run, runTool } from "./run.mjs";
import { at } from "./tree.mjs";

/** @typedef {{ passed: number, failed: number }} Count */

const isAll = process.argv.includes("--all");
const total = { passed: 0, failed: 0 };

demandNode();
mkdirSync(at(".cache"), { recursive: true });

if (await step("packages", () => ensureInstalled(say, { tools: true }))) {
  const [isBuilt] = await Promise.all([
    step("build", () => ensureBuilt(Object.keys(NEEDS), say)),
    step("Chromium", async () => (await ensureChromium(say)) !== undefined),
  ]);
  // Browser tests and unit tests keep all cores busy by themselves. Side by side they need a quarter more CPU time. The
  // checks use what the browser tests leave idle.
  await Promise.all([step("browser tests", isBuilt ? browserTests : notBuilt), checks(isBuilt)]);
  await step("unit tests", unitTests);
}

console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Everything that is checked beside the tests, one step after the other.
 *
 * @param {boolean} isBuilt
 */
async function checks(isBuilt) {
  await step("format", tool("oxfmt", "--check"));
  await step("lint and types", tool("oxlint", "--type-check"));
  await step("lock", script("check-lock.mjs"));
  await step("nothing of this machine", script("check-clean.mjs"));
  const afterBuild = (/** @type {() => Promise<boolean | Count>} */ act) => (isBuilt ? act : notBuilt);
  const budget = async () => verdict(await run(process.execPath, [at("packages/web/budget.mjs")], { yields: true }));
  await step("budgets of the page", afterBuild(budget));
  if (isAll) await step("packed packages", afterBuild(script("test-pack.mjs")));
  await step("npx interchange", afterBuild(script("test-shim.mjs")));
  await step("npm start", afterBuild(script("test-start.mjs")));
  await step("example clients", afterBuild(script("test-examples.mjs")));
  await step(
    "servers that are killed",
    afterBuild(script("trial.mjs", "crash", "--rounds", isAll ? "6" : "1", "--json")),
  );
  await step("a little load", afterBuild(script("trial.mjs", "load", "--tables", "10", "--seconds", "2", "--json")));
}

/**
 * Steps that run at the same time each say their name when they begin and end.
 *
 * @param {string} name
 * @param {() => Promise<boolean | Count>} act a check, which counts as one, or tests, which count themselves
 * @returns {Promise<boolean>} whether nothing failed
 */
async function step(name, act) {
  say(`── ${name}…`);
  const began = performance.now();
  const result = await act();
  const count = typeof result === "boolean" ? { passed: Number(result), failed: Number(!result) } : result;
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`── ${name}: ${count.failed === 0 ? "ok" : "FAILED"} (${seconds} s)`);
  return count.failed === 0;
}

/**
 * A check that is silent while it holds.
 *
 * @param {string} name
 * @param {...string} args
 */
function tool(name, ...args) {
  return async () => verdict(await runTool(name, args, { yields: true }));
}

/**
 * @param {string} file
 * @param {...string} args
 */
function script(file, ...args) {
  return async () => verdict(await run(process.execPath, [at("scripts", file), ...args], { yields: true }));
}

/** @param {{ code: number, output: string }} ended */
function verdict({ code, output }) {
  // Some tools colour what they write even when no terminal is there to show it.
  if (code !== 0) say(stripVTControlCharacters(output).trimEnd());
  return code === 0;
}

async function unitTests() {
  const report = at(".cache", "unit-tests.json");
  rmSync(report, { force: true });
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const env = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  const { code } = await runTool("vitest", ["run", ...reporters], { show: true, env });
  return counted(code, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  });
}

async function browserTests() {
  const report = at(".cache", "browser-tests.json");
  rmSync(report, { force: true });
  const { code } = await run(process.execPath, [at("scripts", "test-browser.mjs"), "--reporter=list,json"], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(isAll && { LONG: "1" }) },
  });
  return counted(code, () => {
    const { expected, unexpected } = JSON.parse(readFileSync(report, "utf8")).stats;
    return { passed: expected, failed: unexpected };
  });
}

/**
 * What a test runner wrote down, which must agree with how it ended: it may fail without a failed
 * test, by a file that does not load for example.
 *
 * @param {number} code
 * @param {() => Count} readReport
 * @returns {Count}
 */
function counted(code, readReport) {
  try {
    const { passed, failed } = readReport();
    return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function notBuilt() {
  say("Not tried, because the build failed.");
  return false;
}

/** @param {string} line */
function say(line) {
  console.log(line);
}
