/**
 * Fits line values to games of one-ply players against themselves, says how they fare against those that are committed,
 * and writes them into a folder. The same seed gives the same weights; it takes a few minutes for each of the two kinds of
 * table. Run from the root of the workspace:
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/train.ts [folder]
 *
 * The committed ones, `src/metro/weights.ts` and `openWeights.ts`, were fitted so by an earlier state of the code and are
 * frozen: the yardstick plays by them, and the net of `inspector` was learned on top of them.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { metro } from "@interchange/metro";
import type { Setup, SetupRequest } from "@interchange/tabletop";
import { Random } from "@interchange/tabletop";
import { ENTRY_CLASSES } from "../src/metro/exits.ts";
import { ENTRY_WEIGHTS, FEATURE_COUNT, FEATURE_WEIGHTS, PHASES } from "../src/metro/lineValue.ts";
import type { LineWeights } from "../src/metro/lineValue.ts";
import { weightsFor } from "../src/metro/lineWeights.ts";
import { compare } from "./arena.ts";
import { Fit } from "./fit.ts";
import { onePlyPolicy, sampleGames, setupOf } from "./selfPlay.ts";
import { loadSenses } from "../src/metro/modules/senses.ts";

await loadSenses();

const [, , folder = ""] = process.argv;
const started = Date.now();
let random = new Random("line values");

/** Weights of the second table that use the first one as it is. */
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

/** Compares two sets of weights, prints the result, and returns the better. */
function better(what: string, setup: Setup, first: LineWeights, second: LineWeights, deals = 50): LineWeights {
  const layout = metro.layoutOf(setup);
  const { words, margin } = compare(setup, onePlyPolicy(layout, first), onePlyPolicy(layout, second), deals, "report");
  console.log(`${Math.round((Date.now() - started) / 1000)} s  ${what}: ${words}`);
  return margin >= 0 ? first : second;
}

/** Both tables, learned from scratch. */
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
    join(folder, file),
    `/** What was learned of lines${what}, in thousandths; \`lineValue.ts\` says what is what. */
export const ENTRIES: readonly number[] = ${thousandths(entries)};

export const FEATURES: readonly number[] = ${thousandths(features)};
`,
  );
}

/** Learns for a kind of table, compares with the committed weights, and writes the result. */
function train(file: string, what: string, request: SetupRequest): void {
  const setup = setupOf(request);
  const weights = learned(setup);
  better("against the committed ones", setup, weights, weightsFor(metro.layoutOf(setup)), 200);
  if (folder) write(file, what, weights);
}

train("weights.ts", "", { seats: 2 });
random = new Random("open centre");
train("openWeights.ts", " where lines run through the centre", { seats: 2, modules: ["center-rails"] });
