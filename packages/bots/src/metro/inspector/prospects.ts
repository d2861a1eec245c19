/** Turns expected points into the chance of coming first, and the range of final margins. */
import { SQUARES } from "@interchange/metro";
import type { Module } from "@interchange/metro";
import { HOPES, HOPES_OF_MODULES, SPREADS, SPREADS_OF_MODULES, TRUSTS, TRUSTS_OF_MODULES } from "./spreads.ts";

/** The number of standard deviations that holds eight of ten cases. */
const EIGHT_OF_TEN = 1.2816;
/** Where the integral over one seat's points is sampled, in standard deviations. */
const STEPS = 48;
const WIDEST = 4;

/**
 * The spreads by which moves are chosen at tables of three to six, a row each as in `SPREADS`. Most are wider than
 * games really spread: with these, `inspector` came first in 55.5 ± 3.3 % against three of rung 3; with the fitted ones
 * in 51.0 ± 3.5 % of another series.
 */
const CHOOSING_SPREADS: readonly (readonly number[])[] = [
  [0, 5.7, 9.7, 11.5, 12.5, 12.3, 12.7],
  [0, 5.5, 8.2, 9.4, 11.9, 13.1, 13.5],
  [0, 5.3, 8.5, 9.3, 9.9, 9.9, 10.9],
  [0, 3.9, 4.9, 6.3, 7.3, 7.8, 7.9],
];

/** The chance that a normal variable lies below this many standard deviations. */
export function below(deviations: number): number {
  // Abramowitz and Stegun 26.2.17; off by less than 1e-7.
  const size = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * size);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return deviations > 0 ? 1 - tail : tail;
}

/** The range that holds eight of ten. */
export function rangeOf(margin: number, deviation: number): readonly [low: number, high: number] {
  return [margin - EIGHT_OF_TEN * deviation, margin + EIGHT_OF_TEN * deviation];
}

/** What may still happen at a table with this many tiles left. */
export class Prospects {
  /** The standard deviation of the final margin around the expected one. */
  readonly spread: number;
  /** By how much the player to move expects too much. */
  readonly hope: number;
  /** How much of an expected lead remains at the end. */
  private readonly trust: number;
  private readonly choosingSpread: number;

  constructor({ seats, modules }: { seats: number; modules: readonly Pick<Module, "id">[] }, tilesLeft: number) {
    const hopes = ofModules(HOPES_OF_MODULES, modules, tilesLeft);
    // Of several modules, the one that raises or lowers expectations most.
    this.hope = hopes.length
      ? hopes.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most))
      : between(rowFor(HOPES, seats), tilesLeft);
    this.spread = spreadOf(seats, modules, tilesLeft);
    this.trust = trustOf(seats, modules, tilesLeft);
    this.choosingSpread = seats > 2 ? between(rowFor(CHOOSING_SPREADS, seats - 2), tilesLeft) : this.spread;
  }

  /** The range of margins in which eight of ten games end. */
  rangeAround(margin: number): readonly [low: number, high: number] {
    return rangeOf(margin, this.spread);
  }

  /** The chance of coming first, as used for choosing moves; see `win`. */
  choosingWin(points: ArrayLike<number>, seat: number): number {
    return chanceOfFirst(points, seat, this.choosingSpread);
  }

  /**
   * The chance that a seat comes first, given everyone's expected points. A shared first place counts by its share.
   * Early leads shrink towards the end, the more so with more seats.
   */
  win(points: ArrayLike<number>, seat: number): number {
    const all = Array.from(points);
    const mean = all.reduce((sum, each) => sum + each, 0) / all.length;
    const held = all.map((each) => mean + this.trust * (each - mean));
    return chanceOfFirst(held, seat, this.spread);
  }
}

/** Given this spread of margins around the expected points. */
function chanceOfFirst(points: ArrayLike<number>, seat: number, spread: number): number {
  const seats = points.length;
  if (seats === 1) return 1;
  if (spread < 1e-6) return shareOfFirst(points, seat);
  if (seats === 2) return below((points[seat]! - points[1 - seat]!) / spread);
  // Points of seats are treated as independent: the spread of a margin consists of one seat's and of the mean of the
  // others'.
  const each = spread / Math.sqrt(1 + 1 / (seats - 1));
  let sum = 0;
  let weights = 0;
  for (let step = 0; step <= STEPS; step++) {
    const at = -WIDEST + (2 * WIDEST * step) / STEPS;
    const weight = Math.exp((-at * at) / 2);
    let chance = weight;
    for (let other = 0; other < seats; other++)
      if (other !== seat) chance *= below((points[seat]! - points[other]!) / each + at);
    sum += chance;
    weights += weight;
  }
  return sum / weights;
}

function shareOfFirst(points: ArrayLike<number>, seat: number): number {
  let most = -Infinity;
  let sharing = 0;
  for (let each = 0; each < points.length; each++) {
    const rounded = Math.round(points[each]!);
    if (rounded > most) {
      most = rounded;
      sharing = 0;
    }
    if (rounded === most) sharing++;
  }
  return Math.round(points[seat]!) === most ? 1 / sharing : 0;
}

/** The fitted spread: the widest of the modules', or that of the plain game. */
function spreadOf(seats: number, modules: readonly Pick<Module, "id">[], tilesLeft: number): number {
  const plain = between(rowFor(SPREADS, seats), tilesLeft);
  const spreads = ofModules(SPREADS_OF_MODULES, modules, tilesLeft);
  if (!spreads.length) return plain;
  // With more seats than it was fitted for, a module's spread shrinks as the plain game's does.
  const ofTwo = between(SPREADS[1]!, tilesLeft);
  const ratio = seats > 2 && ofTwo > 0 ? plain / ofTwo : 1;
  return ratio * Math.max(...spreads);
}

/** The fitted trust: the least of the modules', or that of the plain game. */
function trustOf(seats: number, modules: readonly Pick<Module, "id">[], tilesLeft: number): number {
  const plain = between(rowFor(TRUSTS, seats), tilesLeft);
  const trusts = ofModules(TRUSTS_OF_MODULES, modules, tilesLeft);
  if (!trusts.length) return plain;
  // As with spreads, more seats than fitted change it as in the plain game.
  return Math.min(...trusts) * (seats > 2 ? plain / between(TRUSTS[1]!, tilesLeft) : 1);
}

/** The fitted rows of the modules that have one. */
function ofModules(
  rows: Readonly<Record<string, readonly number[]>>,
  modules: readonly Pick<Module, "id">[],
  tilesLeft: number,
): readonly number[] {
  return modules.flatMap(({ id }) => {
    const row = rows[id];
    return row ? [between(row, tilesLeft)] : [];
  });
}

function rowFor(rows: readonly (readonly number[])[], seats: number): readonly number[] {
  return rows[Math.min(seats, rows.length) - 1]!;
}

/** Interpolates a row between the tile counts it was fitted for. */
function between(row: readonly number[], tilesLeft: number): number {
  const at = (Math.max(0, Math.min(SQUARES.length, tilesLeft)) / SQUARES.length) * (row.length - 1);
  const first = Math.min(row.length - 2, Math.floor(at));
  return row[first]! + (row[first + 1]! - row[first]!) * (at - first);
}
