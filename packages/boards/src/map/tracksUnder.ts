/** Finds the blocks that something on the map would cover. */
import { LONDON_SHEET } from "./sheet.ts";
import type { Box } from "./sheet.ts";
import { lineBoxes } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";

/** The blocks under a box, by their index in the city. */
export function tracksUnder({ left, top, right, bottom }: Box, { tracks } = LONDON_SHEET): readonly number[] {
  return tracks.flatMap(({ half, points, reach }, block) => {
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

export const isOnTrack = (label: ShownLabel, sheet = LONDON_SHEET): boolean =>
  lineBoxes(label).some((box) => tracksUnder(box, sheet).length > 0);
