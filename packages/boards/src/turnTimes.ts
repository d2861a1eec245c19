/** How long the parts of a turn take, in milliseconds at normal speed; together they never take too long. */
import { FACTORS, TIMES } from "./motion.ts";
import type { Speed } from "./speed.ts";

/** All of a turn, at any speed: waiting for things that move wears patience down. */
const LONGEST_TURN = 1500;

/** How much time a turn has, counted as at normal speed. */
export function turnTime(speed: Speed): number {
  return LONGEST_TURN / (FACTORS[speed] || 1);
}

export function scoringTime(tiles: number): number {
  return Math.min(800, tiles * 25);
}

/** A train leaves when the tile has settled: when that is, as a share of the whole, and how long the whole takes. */
export function runTimes(tiles: number, speed: Speed): { readonly leaves: number; readonly whole: number } {
  const whole = Math.min(TIMES.byOthers + scoringTime(tiles), turnTime(speed));
  return { leaves: TIMES.byOthers / whole, whole };
}
