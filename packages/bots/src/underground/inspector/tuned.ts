import type { Weights } from "./weights.ts";
import { TUNED_2 } from "./tuned2.ts";
import { TUNED_4 } from "./tuned4.ts";

/** The weights for so many seats. */
export function weightsFor(seats: number): Weights {
  return seats === 2 ? TUNED_2 : TUNED_4;
}
