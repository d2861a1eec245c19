// The unit tests that can try many more cases, with as many as one would want before a release. They come in parts: each
// can be run alone, and those that passed with the same inputs are not run again.
//
//   npm run test:long                     all parts that have not passed yet
//   npm run test:long -- --list           the parts, and what is known of them
//   npm run test:long -- metro bots/metro the parts under these names
//   npm run test:long -- --fresh          also what has passed before
import { readFileSync, rmSync } from "node:fs";
import { chosenParts, findParts, inputsOf, Memories, patternOf } from "./long-parts.mjs";
import { runTool } from "./run.mjs";
import { at } from "./tree.mjs";

const words = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith("-"));
const isFresh = flags.includes("--fresh");
const memories = new Memories(at(".cache", "long"));

const strange = flags.filter((flag) => flag !== "--fresh" && flag !== "--list");
const { chosen, unknown } = chosenParts(
  await findParts(),
  words.filter((word) => !word.startsWith("-")),
);
if (strange.length > 0 || unknown.length > 0) {
  console.error(`There is no ${[...strange, ...unknown].join(", ")}. See npm run test:long -- --list`);
  process.exitCode = 2;
} else if (flags.includes("--list")) for (const part of chosen) console.log(lineOf(part));
else await runAll();

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

async function runAll() {
  /** @type {string[]} */
  const ends = [];
  let failed = 0;
  for (const [index, part] of chosen.entries()) {
    const last = memories.of(part.name);
    if (!isFresh && last && isDone(part)) {
      ends.push(`passed before  ${part.name}  ${inWords(last.seconds)}`);
      continue;
    }
    const usual = last ? `, took ${inWords(last.seconds)} last time` : "";
    console.log(`\n── part ${index + 1} of ${chosen.length}: ${part.name}, ${part.tests.length} tests${usual}`);
    const { isGood, seconds } = await runPart(part);
    ends.push(`${isGood ? "passed" : "FAILED"}  ${part.name}  ${inWords(seconds)}`);
    if (!isGood) failed++;
  }
  console.log(`\n${ends.join("\n")}\n\n${chosen.length - failed} parts passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** @param {import("./long-parts.mjs").Part} part */
async function runPart(part) {
  const { name, file, tests } = part;
  // Of the files as they are now: who changes one meanwhile has not tested that.
  const inputs = inputsOf(part);
  const report = at(".cache", "long-report.json");
  rmSync(report, { force: true });
  memories.forget(name);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const beat = setInterval(() => console.log(`   ${name}: ${inWords(seconds())} so far`), 60_000);
  const { code } = await runTool(
    "vitest",
    ["run", file, "-t", patternOf(tests), "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { show: true, env: { LONG: "1", ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }) } },
  );
  clearInterval(beat);
  const isGood = code === 0 && passedIn(report) === tests.length;
  if (isGood) memories.keep(name, { inputs, seconds: seconds() });
  else if (code === 0) console.error(`${passedIn(report)} of ${tests.length} tests ran`);
  return { isGood, seconds: seconds() };
}

/** @param {string} report */
function passedIn(report) {
  return JSON.parse(readFileSync(report, "utf8")).numPassedTests;
}

/** @param {number} seconds */
function inWords(seconds) {
  return seconds < 100 ? `${seconds.toFixed(1)} s` : `${(seconds / 60).toFixed(1)} min`;
}
