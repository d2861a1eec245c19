/**
 * Tunes the inspector's weights of On the Underground by self-play: again and again weights a little to one side play
 * those a little to the other, one deal in duplicate, and the margin says how far to go which way.
 *
 *     npx tsx --conditions=@interchange/source packages/bots/training/tuneUnderground.ts [deals] [seats] [seed]
 */
import { writeFileSync } from "node:fs";
import { Random } from "@interchange/tabletop";
import { FEATURES, START } from "../src/underground/inspector/weights.ts";
import type { Feature, Weights } from "../src/underground/inspector/weights.ts";
import { duel } from "./undergroundArena.ts";

const [deals = 1000, seats = 2, seed = 1] = process.argv.slice(2, 5).map(Number);
const SAMPLES = 4;
const RATE = 0.002;

interface Knob {
  readonly feature: Feature | "decay" | "ringDecay";
  readonly part: 0 | 1;
  readonly scale: number;
}

const scaleOf = (feature: Feature): number =>
  /now|constant/.test(feature)
    ? 0
    : /next|later/.test(feature)
      ? 0.15
      : /pair/i.test(feature)
        ? 0.4
        : /terminus/i.test(feature)
          ? 0.3
          : /room/i.test(feature)
            ? 0.06
            : /ring/i.test(feature)
              ? 0.3
              : /fresh/i.test(feature)
                ? 0.6
                : 0.2;
const KNOBS: readonly Knob[] = [
  ...FEATURES.filter((feature) => scaleOf(feature) > 0 && feature !== "othersFresh").flatMap((feature): Knob[] => [
    { feature, part: 0, scale: scaleOf(feature) },
    { feature, part: 1, scale: scaleOf(feature) },
  ]),
  { feature: "decay", part: 0, scale: 0.07 },
  { feature: "ringDecay", part: 0, scale: 0.05 },
];

function turned(weights: Weights, by: readonly number[]): Weights {
  const features: Record<Feature, [number, number]> = Object.fromEntries(
    FEATURES.map((feature) => [feature, [...weights.features[feature]]]),
  ) as Record<Feature, [number, number]>;
  let { decay, ringDecay } = weights;
  for (const [at, { feature, part, scale }] of KNOBS.entries()) {
    const change = (by[at] ?? 0) * scale;
    if (feature === "decay") decay = Math.min(0.9, Math.max(0.3, decay + change));
    else if (feature === "ringDecay") ringDecay = Math.min(0.95, Math.max(0.5, ringDecay + change));
    else features[feature][part] += change;
  }
  return { decay, ringDecay, learned: weights.learned, features };
}

const random = new Random(`tune ${seed}`);
const bell = (): number => Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());

const at = KNOBS.map(() => 0);
const mean = KNOBS.map(() => 0);
let averaged = 0;
for (let deal = 0; deal < deals; deal++) {
  const step = KNOBS.map(() => 0.7 * bell());
  const there = turned(
    START,
    at.map((each, knob) => each + (step[knob] ?? 0)),
  );
  const back = turned(
    START,
    at.map((each, knob) => each - (step[knob] ?? 0)),
  );
  const { margin } = duel(
    { seats },
    { weights: there, samples: SAMPLES },
    { weights: back, samples: SAMPLES },
    1,
    `tune ${seed}/${deal}`,
  );
  const rate = RATE * (1 - (0.7 * deal) / deals);
  for (const knob of KNOBS.keys()) at[knob] = (at[knob] ?? 0) + rate * margin * (step[knob] ?? 0);
  if (deal >= deals / 2) {
    averaged++;
    for (const knob of KNOBS.keys()) mean[knob] = (mean[knob] ?? 0) + ((at[knob] ?? 0) - (mean[knob] ?? 0)) / averaged;
  }
  if (deal % 50 === 49) console.log(deal + 1, at.map((each) => each.toFixed(2)).join(" "));
}
write(turned(START, mean));

function write(weights: Weights): void {
  const pair = ([one, other]: readonly [number, number]): string => `[${one.toFixed(3)}, ${other.toFixed(3)}]`;
  const lines = FEATURES.map((feature) => `    ${feature}: ${pair(weights.features[feature])},`);
  writeFileSync(
    new URL("../src/underground/inspector/tuned.ts", import.meta.url),
    `/** Written by \`training/tuneUnderground.ts\`. */
import type { Weights } from "./weights.ts";

export const TUNED: Weights = {
  decay: ${weights.decay.toFixed(3)},
  ringDecay: ${weights.ringDecay.toFixed(3)},
  learned: 1,
  features: {
${lines.join("\n")}
  },
};
`,
  );
}
