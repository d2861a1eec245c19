/** Finds the turning point: the decision that changed a seat's expected margin the most. */
import type { Seat } from "@interchange/tabletop";
import type { SwingPoint } from "./swing.ts";

export interface TurningPoint {
  readonly entry: number;
  /** The expected margin before and after. */
  readonly before: number;
  readonly after: number;
}

export function turningPointOf(points: readonly SwingPoint[], mine: Seat): TurningPoint | undefined {
  let found: TurningPoint | undefined;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]?.margins[mine];
    const after = point.margins[mine];
    if (before === undefined || after === undefined || !point.move) continue;
    if (!found || Math.abs(after - before) > Math.abs(found.after - found.before))
      found = { entry: point.move.entry, before, after };
  }
  return found;
}
