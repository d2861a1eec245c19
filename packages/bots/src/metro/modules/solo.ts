/** Solo: only the last company counts, so its lines count most. In the challenge, the first one counts against it. */
import type { Cards } from "@interchange/metro/modules/solo/cards";
import type { Sensing } from "../sense.ts";

/** How far apart companies may be and still change places, when no tile is laid and when all are. */
const OPEN = 6;
const SETTLED = 1;

/** A soft minimum: values within `scale` of the least count too. */
function softLeast(values: Float64Array, scale: number): number {
  const least = values.reduce((sofar, value) => Math.min(sofar, value), Infinity);
  const sum = values.reduce((sofar, value) => sofar + Math.exp((least - value) / scale), 0);
  return least - scale * Math.log(sum);
}

export const sense: Sensing<Cards> = ({ layout }) => {
  const isChallenge = layout.setup.options["solo-scoring"] === "challenge";
  return {
    fortune(profits, _, { supplySize }) {
      const scale = SETTLED + (OPEN - SETTLED) * Math.min(1, supplySize / 56);
      const least = softLeast(profits, scale);
      if (!isChallenge) return least;
      const most = -softLeast(
        profits.map((profit) => -profit),
        scale,
      );
      return 2 * least - most;
    },
  };
};
