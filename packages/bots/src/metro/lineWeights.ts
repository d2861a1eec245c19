import type { Layout } from "@interchange/metro";
import type { LineWeights } from "./lineValue.ts";
import * as open from "./openWeights.ts";
import * as plain from "./weights.ts";

const fromThousandths = (values: readonly number[]): Float64Array => Float64Array.from(values, (value) => value / 1000);

/**
 * The fitted weights. They come from games of two seats without free orientation, and serve all tables: weights fitted
 * to more seats or to free orientation won no more games there.
 */
export const LINE_WEIGHTS: LineWeights = {
  entries: fromThousandths(plain.ENTRIES),
  features: fromThousandths(plain.FEATURES),
};

/** The same if lines run through the centre and none ends there. */
const OPEN_WEIGHTS: LineWeights = {
  entries: fromThousandths(open.ENTRIES),
  features: fromThousandths(open.FEATURES),
};

export function weightsFor({ terms }: Pick<Layout, "terms">): LineWeights {
  return terms.centreIsOpen ? OPEN_WEIGHTS : LINE_WEIGHTS;
}
