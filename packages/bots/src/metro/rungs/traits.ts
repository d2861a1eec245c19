/** The traits of the ladder's bots at Metro: what they see of a table, and what they make of it. */
import type { Layout } from "@interchange/metro";
import { weightsFor } from "../lineWeights.ts";
import { FEATURE_COUNT, FEATURES } from "../lineValue.ts";
import type { LineWeights } from "../lineValue.ts";

export interface Traits {
  /** How far it looks: 0 up to where a line waits, 1 through the square at its end and along the track behind it. */
  readonly sight: number;
  /** How much it values what an open line may still bring. Below 1 it takes what it can get, and ends lines early. */
  readonly patience: number;
  /** How much the others' points count to it, compared with its own. */
  readonly others: number;
  /** The share of all lines that it overlooks. */
  readonly overlooks: number;
  /** Whether it knows that the centre counts double. */
  readonly knowsCentre: boolean;
  /** Whether it ever draws another tile. */
  readonly draws: boolean;
  /** Lines of this many tiles, its own and the others', are left alone as long as another square is free. */
  readonly long?: number;
}

/** The line value with worse sight and less patience. */
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
