/**
 * Fits the planner's line values to games that it plays against itself, and writes them to `src/metro/weights.ts`, and
 * to `src/metro/openWeights.ts` for tables where lines run through the centre. The same seed gives the same weights; it
 * takes about a minute and a half for each. Run from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/train.ts
 */
import { writeFileSync } from "node:fs";
import { metro } from "@interchange/metro";
import type { Setup } from "@interchange/tabletop";
import { Random } from "@interchange/tabletop";
import { ENTRY_CLASSES } from "../src/metro/exits.ts";
import { ENTRY_WEIGHTS, FEATURE_COUNT, FEATURE_WEIGHTS, PHASES } from "../src/metro/lineValue.ts";
import type { LineWeights } from "../src/metro/lineValue.ts";
import { compare } from "./arena.ts";
import { Fit } from "./fit.ts";
import { onePlyPolicy, sampleGames, setupOf } from "./selfPlay.ts";

const started = Date.now();
let random = new Random("line values");

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

/** Prints how weights fare against others, and returns those that fare better. */
function better(what: string, setup: Setup, first: LineWeights, second: LineWeights): LineWeights {
  const layout = metro.layoutOf(setup);
  const { words, margin } = compare(setup, onePlyPolicy(layout, first), onePlyPolicy(layout, second), 50, "report");
  console.log(`${Math.round((Date.now() - started) / 1000)} s  ${what}: ${words}`);
  return margin >= 0 ? first : second;
}

/** Both tables, learned from nothing. */
function learned(setup: Setup): LineWeights {
  let weights: LineWeights = { entries: new Float64Array(ENTRY_WEIGHTS), features: entriesAlone() };
  for (let round = 0; round < 3; round++)
    weights = { entries: fitEntries(setup, weights, 200), features: weights.features };
  const table = weights;
  weights = { entries: table.entries, features: fitFeatures(setup, table, 400) };
  weights = better("through the exits, against the first table alone", setup, weights, table);
  for (const games of [600, 1000]) {
    const before = weights;
    weights = { entries: fitEntries(setup, weights, games), features: weights.features };
    for (let round = 0; round < 2; round++)
      weights = { entries: weights.entries, features: fitFeatures(setup, weights, games) };
    weights = better("after another round, against the one before", setup, weights, before);
  }
  return weights;
}

const thousandths = (values: Float64Array): string =>
  `[${[...values].map((value) => Math.round(value * 1000)).join()}]`;

function write(file: string, what: string, { entries, features }: LineWeights): void {
  writeFileSync(
    new URL(`../src/metro/${file}`, import.meta.url),
    `/** What the planner learned${what}, in thousandths. Written by \`training/train.ts\`; \`lineValue.ts\` says what is what. */
export const ENTRIES: readonly number[] = ${thousandths(entries)};

export const FEATURES: readonly number[] = ${thousandths(features)};
`,
  );
}

write("weights.ts", "", learned(setupOf({ seats: 2 })));
random = new Random("open centre");
write(
  "openWeights.ts",
  " where lines run through the centre",
  learned(setupOf({ seats: 2, modules: ["center-rails"] })),
);
