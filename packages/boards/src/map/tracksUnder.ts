/** Finds the blocks that something on the map would cover. */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_MAP } from "@interchange/underground/drawing";
import type { Box } from "./camera.ts";
import { lineBoxes } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";

/** The distance between the points of a block that are checked. */
const STEP = 3;

const TRACKS = LONDON.blocks.map(({ between: [from, to], spaces }) => {
  const [a, b] = [known(LONDON_MAP.stations[from]), known(LONDON_MAP.stations[to])];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const steps = Math.ceil(Math.hypot(dx, dy) / STEP);
  return {
    half: (spaces * LONDON_MAP.spacePitch) / 2,
    points: Array.from({ length: steps + 1 }, (_, at) => [a.x + (dx * at) / steps, a.y + (dy * at) / steps] as const),
    reach: {
      left: Math.min(a.x, b.x),
      right: Math.max(a.x, b.x),
      top: Math.min(a.y, b.y),
      bottom: Math.max(a.y, b.y),
    },
  };
});

/** The blocks under a box, by their index in the city. */
export function tracksUnder({ left, top, right, bottom }: Box): readonly number[] {
  return TRACKS.flatMap(({ half, points, reach }, block) => {
    if (left - half > reach.right || right + half < reach.left) return [];
    if (top - half > reach.bottom || bottom + half < reach.top) return [];
    const isUnder = points.some(([x, y]) => {
      const dx = Math.max(left - x, 0, x - right);
      const dy = Math.max(top - y, 0, y - bottom);
      return Math.hypot(dx, dy) < half;
    });
    return isUnder ? [block] : [];
  });
}

export const isOnTrack = (label: ShownLabel): boolean => lineBoxes(label).some((box) => tracksUnder(box).length > 0);
