/**
 * Computes the drawing of the taxi's circuit. It is turned upright to fit a narrow panel: landmarks from top to bottom,
 * the upper lane down the right side, the lower lane up the left. A landmark is as high as the longer of its lanes.
 */
import type { LondonTables } from "@interchange/metro/modules/london/components";
import { known } from "@interchange/tabletop";

export const WIDTH = 272;
const STEP = 22;
const TOP = 46;
const LEFT = 46;
const RIGHT: number = WIDTH - LEFT;
const BEND = 26;
const BESIDE = 30;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circuit {
  readonly height: number;
  readonly road: string;
  /** By space, then the two arrows. */
  readonly points: readonly Point[];
  /** The middle of each landmark. */
  readonly middles: readonly number[];
}

export function circuitOf(row: readonly number[], { landmarks }: LondonTables): Circuit {
  const upper: Point[] = [];
  const lower: Point[] = [];
  const middles: number[] = [];
  let steps = 0;
  for (const landmark of row) {
    const lanes = known(landmarks[landmark]);
    const most = Math.max(lanes.upper.length, lanes.lower.length);
    for (const at of lanes.upper.keys()) upper.push({ x: RIGHT, y: yOf(steps + spread(at, lanes.upper.length, most)) });
    // The taxi drives up on this side, so these are reversed below.
    for (const at of lanes.lower.keys()) lower.push({ x: LEFT, y: yOf(steps + spread(at, lanes.lower.length, most)) });
    middles.push(yOf(steps + (most - 1) / 2));
    steps += most;
  }
  const bottom = yOf(steps - 1);
  return {
    height: bottom + TOP,
    road: roadTo(bottom),
    points: [...upper, ...lower.toReversed(), { x: WIDTH / 2, y: TOP - BEND }, { x: WIDTH / 2, y: bottom + BEND }],
    middles,
  };
}

function yOf(step: number): number {
  return TOP + STEP * step;
}

/** Spreads this many spaces over the height of a landmark. */
function spread(at: number, count: number, most: number): number {
  return ((2 * at + 1) * most) / (2 * count) - 0.5;
}

function roadTo(bottom: number): string {
  const across = `${BEND}-${BEND}`;
  return `M${LEFT} ${bottom}V${TOP}q0-${BEND} ${across}H${RIGHT - BEND}q${BEND} 0 ${BEND} ${BEND}V${bottom}q0 ${BEND}-${BEND} ${BEND}H${LEFT + BEND}q-${BEND} 0-${BEND}-${BEND}z`;
}

/** A point beside a space, outside the road. */
export function besideOf({ x, y }: Point): Point {
  return { x: x + BESIDE * Math.sign(x - WIDTH / 2), y };
}
