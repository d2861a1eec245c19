// Plays over a simulated network that loses, delays, duplicates and reorders messages, with partitions, crashes and
// clock jumps, all from a seed, so that a failure can be reproduced.
//
//   npm run net -- --steps 100000 --seed 7 --json
//   npm run net -- --seed 7 --episode 12        one of them again
//
// Last line {"steps","episodes","acknowledged","rows",...,"faults","seconds"}; exit code 1 if there are faults.
import { parseArgs } from "node:util";
import { simulate } from "../src/testing/network/simulate.ts";
import { whole } from "./options.ts";

const { values: asked } = parseArgs({
  options: {
    steps: { type: "string" },
    seed: { type: "string", default: "1" },
    episode: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const began = performance.now();
let told = 0;
const simulated = await simulate({
  steps: whole(asked.steps, "steps", 100_000),
  seed: asked.seed,
  ...(asked.episode !== undefined && { episode: whole(asked.episode, "episode", 0) }),
  onProgress: (steps) => {
    if (asked.json || steps - told < 50_000) return;
    told = steps;
    console.log(`${steps} steps`);
  },
});
console.log(JSON.stringify({ ...simulated, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(simulated.faults.length ? 1 : 0);
