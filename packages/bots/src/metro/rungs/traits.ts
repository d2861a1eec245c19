/** What the players of the ladder see of a table of Metro, and what they make of it. */
import type { Layout } from "@interchange/metro";
import { weightsFor } from "../lineWeights.ts";
import { FEATURE_COUNT, FEATURES } from "../lineValue.ts";
import type { LineWeights } from "../lineValue.ts";

export interface Traits {
  /** How far it looks: 0 to where a line waits, 1 through the square at its end and along the track behind it. */
  readonly sight: number;
  /** What it gives for what an open line may still bring. Below 1 it takes what it can have, and ends lines early. */
  readonly patience: number;
  /** How much the others' points count to it, beside its own. */
  readonly others: number;
  /** The part of all lines that it overlooks. */
  readonly overlooks: number;
  /** Whether it knows that the centre pays twice. */
  readonly knowsCentre: boolean;
  /** Whether it ever asks for another tile. */
  readonly draws: boolean;
}

/** The line value with worse eyes and less patience. */
export function weightsWith(layout: Layout, { sight, patience }: Traits): LineWeights {
  const { entries, features } = weightsFor(layout);
  const here = FEATURES.indexOf("value here by the first table");
  return {
    entries,
    features: features.map((weight, index) => {
      const atAGlance = index % FEATURE_COUNT === here ? 1 : 0;
      return patience * (sight * weight + (1 - sight) * atAGlance);
    }),
  };
}
