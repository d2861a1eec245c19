/**
 * Fits the planner's line values to games that it plays against itself, and writes them to `src/metro/weights.ts`. The
 * same seed gives the same weights; it takes about a minute and a half. Run from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/train.ts
 */
import { writeFileSync } from "node:fs";
import { layoutOf } from "@interchange/metro";
import type { Setup } from "@interchange/tabletop";
import { Random } from "@interchange/tabletop";
import { ENTRY_CLASSES } from "../src/metro/exits.ts";
import { ENTRY_WEIGHTS, FEATURE_COUNT, FEATURE_WEIGHTS, PHASES } from "../src/metro/lineValue.ts";
import type { LineWeights } from "../src/metro/lineValue.ts";
import { compare } from "./arena.ts";
import { Fit } from "./fit.ts";
import { onePlyPolicy, sampleGames, setupOf } from "./selfPlay.ts";

const random = new Random("line values");
const started = Date.now();

/** Weights of the second table that take the first one as it is. */
function entriesAlone(): Float64Array {
  const features = new Float64Array(FEATURE_WEIGHTS);
  for (let at = 2; at < FEATURE_WEIGHTS; at += FEATURE_COUNT) features[at] = 1;
  return features;
}

function fitEntries(setup: Setup, weights: LineWeights, games: number): Float64Array {
  const fits = Array.from({ length: PHASES * ENTRY_CLASSES }, () => new Fit(2));
  const anywhere = Array.from({ length: PHASES }, () => new Fit(2));
  sampleGames(setup, weights, games, random, ({ phase, entryClass, length, points }) => {
    fits[phase * ENTRY_CLASSES + entryClass]!.add([length, 1], points);
    anywhere[phase]!.add([length, 1], points);
  });
  const priors = anywhere.map((fit) => fit.solve(5));
  return Float64Array.from(fits.flatMap((fit, at) => [...fit.solve(20, priors[Math.floor(at / ENTRY_CLASSES)])]));
}

function fitFeatures(setup: Setup, weights: LineWeights, games: number): Float64Array {
  const fits = Array.from({ length: PHASES * 2 }, () => new Fit(FEATURE_COUNT));
  sampleGames(setup, weights, games, random, ({ phase, ownerIsNext, features, points }) => {
    fits[phase * 2 + (ownerIsNext ? 1 : 0)]!.add(features, points);
  });
  const prior = entriesAlone().subarray(0, FEATURE_COUNT);
  return Float64Array.from(fits.flatMap((fit) => [...fit.solve(10, prior)]));
}

function report(what: string, setup: Setup, first: LineWeights, second: LineWeights): void {
  const layout = layoutOf(setup);
  const result = compare(setup, onePlyPolicy(layout, first), onePlyPolicy(layout, second), 50, "report");
  console.log(`${Math.round((Date.now() - started) / 1000)} s  ${what}: ${result}`);
}

const two = setupOf({ seats: 2 });
let weights: LineWeights = { entries: new Float64Array(ENTRY_WEIGHTS), features: entriesAlone() };
for (let round = 0; round < 3; round++)
  weights = { entries: fitEntries(two, weights, 200), features: weights.features };
const table = weights;
weights = { entries: table.entries, features: fitFeatures(two, table, 400) };
report("through the exits, against the first table alone", two, weights, table);
for (const games of [600, 1000]) {
  const before = weights;
  weights = { entries: fitEntries(two, weights, games), features: weights.features };
  for (let round = 0; round < 2; round++)
    weights = { entries: weights.entries, features: fitFeatures(two, weights, games) };
  report("after another round, against the one before", two, weights, before);
}

const thousandths = (values: Float64Array): string =>
  `[${[...values].map((value) => Math.round(value * 1000)).join()}]`;
writeFileSync(
  new URL("../src/metro/weights.ts", import.meta.url),
  `/** What the planner learned, in thousandths. Written by \`training/train.ts\`; \`lineValue.ts\` says what is what. */
export const ENTRIES: readonly number[] = ${thousandths(weights.entries)};

export const FEATURES: readonly number[] = ${thousandths(weights.features)};
`,
);
