import type { LineWeights } from "./lineValue.ts";
import { ENTRIES, FEATURES } from "./weights.ts";

const fromThousandths = (values: readonly number[]): Float64Array => Float64Array.from(values, (value) => value / 1000);

/**
 * The fitted weights. They come from games of two seats with tiles as they lie, and serve all tables: weights fitted to
 * more seats or to free orientation won no more games there.
 */
export const LINE_WEIGHTS: LineWeights = { entries: fromThousandths(ENTRIES), features: fromThousandths(FEATURES) };
