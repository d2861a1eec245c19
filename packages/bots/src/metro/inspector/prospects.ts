/** What expected points mean: the chance to be first, and how far the end may be from what is expected. */
import { SQUARES } from "@interchange/metro";
import type { Module } from "@interchange/metro";
import { HOPES, HOPES_OF_MODULES, SPREADS, SPREADS_OF_MODULES } from "./spreads.ts";

/** Eight of ten lie within so many standard deviations. */
const EIGHT_OF_TEN = 1.2816;
/** Where the integral over one seat's points is looked at, in standard deviations. */
const STEPS = 48;
const WIDEST = 4;

/** The chance that a normal variable lies below a number of standard deviations. */
export function below(deviations: number): number {
  // Abramowitz and Stegun 26.2.17; off by less than 1e-7.
  const size = Math.abs(deviations);
  const t = 1 / (1 + 0.2316419 * size);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-size * size) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return deviations > 0 ? 1 - tail : tail;
}

/** Between what eight of ten lie. */
export function rangeOf(margin: number, deviation: number): readonly [low: number, high: number] {
  return [margin - EIGHT_OF_TEN * deviation, margin + EIGHT_OF_TEN * deviation];
}

/** What may still happen at a table when so many tiles are left. */
export class Prospects {
  private readonly seats: number;
  /** Standard deviation of the margin that a game ends with around the one expected. */
  readonly spread: number;
  /** By how much the mover would expect too much. */
  readonly hope: number;

  constructor({ seats, modules }: { seats: number; modules: readonly Pick<Module, "id">[] }, tilesLeft: number) {
    this.seats = seats;
    const hopes = modules.flatMap(({ id }) => between(HOPES_OF_MODULES[id] ?? HOPES, tilesLeft));
    // Of several modules the one that raises or lowers hopes most.
    this.hope = hopes.reduce(
      (most, each) => (Math.abs(each) > Math.abs(most) ? each : most),
      modules.length ? 0 : between(HOPES, tilesLeft),
    );
    this.spread = spreadOf(seats, modules, tilesLeft);
  }

  /** Between which margins eight of ten games end. */
  rangeAround(margin: number): readonly [low: number, high: number] {
    return rangeOf(margin, this.spread);
  }

  /** The chance that a seat is first when seats may expect so many points; those who share first place share it. */
  win(points: ArrayLike<number>, seat: number): number {
    const { seats, spread } = this;
    if (seats === 1) return 1;
    if (spread < 1e-6) return shareOfFirst(points, seat);
    if (seats === 2) return below((points[seat]! - points[1 - seat]!) / spread);
    // Points of seats are taken as independent: the spread of a margin is made of one seat's and of the mean of the others'.
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
  const rows = modules.flatMap(({ id }) => {
    const row = SPREADS_OF_MODULES[id];
    return row ? [row] : [];
  });
  const plain = between(SPREADS[Math.min(seats, SPREADS.length) - 1]!, tilesLeft);
  if (!rows.length) return plain;
  // With more seats than it was fitted at a module spreads margins as much less as the plain game does.
  const ofTwo = between(SPREADS[1]!, tilesLeft);
  const ratio = seats > 2 && ofTwo > 0 ? plain / ofTwo : 1;
  return ratio * Math.max(...rows.map((row) => between(row, tilesLeft)));
}

/** What a row says, between the counts of tiles for which it was fitted. */
function between(row: readonly number[], tilesLeft: number): number {
  const at = (Math.max(0, Math.min(SQUARES.length, tilesLeft)) / SQUARES.length) * (row.length - 1);
  const first = Math.min(row.length - 2, Math.floor(at));
  return row[first]! + (row[first + 1]! - row[first]!) * (at - first);
}
