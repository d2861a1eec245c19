// Fuzzes a private server, and everything that reads files, from a seed.
//
//   npm run fuzz -- --cases 100000 --seed 7 --json
//
// Last line {"cases","seed","byTarget","faults","heapGrowth","seconds"}; exit code 1 if there are faults.
import { parseArgs } from "node:util";
import { fuzz } from "../src/testing/hostile/fuzz.ts";
import { whole } from "./options.ts";

const { values: asked } = parseArgs({
  options: {
    cases: { type: "string" },
    seed: { type: "string", default: "1" },
    json: { type: "boolean", default: false },
  },
});
const began = performance.now();
// On a signal, it reports what it has found so far.
let isEnough = false;
process.once("SIGTERM", () => {
  isEnough = true;
});
const fuzzed = await fuzz({
  cases: whole(asked.cases, "cases", 100_000),
  seed: asked.seed,
  isEnough: () => isEnough,
  onProgress: (done) => {
    if (!asked.json) console.log(`${done} cases`);
  },
});
console.log(JSON.stringify({ ...fuzzed, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(fuzzed.faults.length ? 1 : 0);
