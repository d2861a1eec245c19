/** The duration of a turn's parts, in milliseconds at normal speed. Their sum is limited. */
import { FACTORS, TIMES } from "./motion.ts";
import type { Speed } from "./speed.ts";

/** The limit for a turn at any speed: waiting for animations is tiring. */
const LONGEST_TURN = 1500;

/** The time for a turn, converted to normal speed. */
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
