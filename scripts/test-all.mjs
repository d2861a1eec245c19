// All that there is to test: what `npm test` runs, the browser's sweeps, and the unit tests with as many cases as one
// would want before a release. The unit tests come in parts: each can be run alone, as many at once as there are cores,
// and a part that has passed is not run again until something it depends on changes.
//
//   npm run test:all                     everything
//   npm run test:all -- --list           the parts, and how they went last time
//   npm run test:all -- metro bots/metro only the parts under these names
//   npm run test:all -- --fresh          also parts that have passed before
import { existsSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { chosenParts, findParts, inputsOf, Memories, patternOf } from "./long-parts.mjs";
import { run, runTool } from "./run.mjs";
import { at } from "./tree.mjs";

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith("-"));
const isFresh = flags.includes("--fresh");
const memories = new Memories(at(".cache", "long"));
const FAILED = "FAILED";
/** @type {Map<string, number>} since when parts run */
const running = new Map();

const strange = flags.filter((flag) => flag !== "--fresh" && flag !== "--list");
const names = words.filter((word) => !word.startsWith("-"));
const { chosen, unknown } = chosenParts(await findParts(), names);
if (strange.length > 0 || unknown.length > 0) {
  console.error(`There is no ${[...strange, ...unknown].join(", ")}. See npm run test:all -- --list`);
  process.exitCode = 2;
} else if (flags.includes("--list")) for (const part of chosen) console.log(lineOf(part));
else {
  const others =
    names.length > 0 ? { code: 0 } : await run(process.execPath, [at("scripts", "test.mjs"), "--all"], { show: true });
  const isGood = await runParts();
  process.exitCode = isGood && others.code === 0 ? 0 : 1;
}

/** @param {import("./long-parts.mjs").Part} part */
function lineOf(part) {
  const { name, tests } = part;
  const memory = memories.of(name);
  const took = memory ? `, ${isDone(part) ? "passed" : "passed with other inputs"} in ${inWords(memory.seconds)}` : "";
  return `${name}  ${tests.length} tests${took}`;
}

/** @param {import("./long-parts.mjs").Part} part */
function isDone(part) {
  return memories.of(part.name)?.inputs === inputsOf(part);
}

async function runParts() {
  /** @type {string[]} */
  const ends = [];
  const waiting = chosen.map((part, index) => ({ part, place: `part ${index + 1} of ${chosen.length}` }));
  // A part is one file, which one core runs.
  const hand = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) ends.push(await endOf(next));
  };
  const beat = setInterval(tellRunning, 60_000);
  await Promise.all(Array.from({ length: availableParallelism() }, hand));
  clearInterval(beat);
  const failed = ends.filter((end) => end.startsWith(FAILED)).length;
  console.log(`\n${ends.join("\n")}\n\n${chosen.length - failed} parts passed, ${failed} failed`);
  return failed === 0;
}

function tellRunning() {
  const each = [...running].map(([name, began]) => `${name} ${inWords((performance.now() - began) / 1000)}`);
  console.log(`   so far: ${each.join(", ")}`);
}

/** @param {{ part: import("./long-parts.mjs").Part, place: string }} next */
async function endOf({ part, place }) {
  const { name, tests } = part;
  const last = memories.of(name);
  if (!isFresh && last && isDone(part)) return `passed before  ${name}  ${inWords(last.seconds)}`;
  const usual = last ? `, took ${inWords(last.seconds)} last time` : "";
  console.log(`── ${place}: ${name}, ${tests.length} tests${usual}`);
  running.set(name, performance.now());
  const { isGood, seconds, said } = await runPart(part);
  running.delete(name);
  if (!isGood) console.error(said);
  const end = `${isGood ? "passed" : FAILED}  ${name}  ${inWords(seconds)}`;
  console.log(end);
  return end;
}

/** @param {import("./long-parts.mjs").Part} part */
async function runPart(part) {
  const { name, file, tests } = part;
  // Of the files as they are now: who changes one meanwhile has not tested that.
  const inputs = inputsOf(part);
  const report = at(".cache", `long-report-${name.replaceAll("/", "-")}.json`);
  rmSync(report, { force: true });
  memories.forget(name);
  const began = performance.now();
  const { code, output } = await runTool(
    "vitest",
    ["run", file, "-t", patternOf(tests), "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { env: { LONG: "1", NO_COLOR: "1" } },
  );
  const seconds = (performance.now() - began) / 1000;
  const passed = existsSync(report) ? passedIn(report) : 0;
  rmSync(report, { force: true });
  const isGood = code === 0 && passed === tests.length;
  if (isGood) memories.keep(name, { inputs, seconds });
  return { isGood, seconds, said: code === 0 ? `${passed} of ${tests.length} tests ran` : output };
}

/** @param {string} report */
function passedIn(report) {
  return JSON.parse(readFileSync(report, "utf8")).numPassedTests;
}

/** @param {number} seconds */
function inWords(seconds) {
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}
