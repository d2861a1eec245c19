/**
 * Estimates what an open line will score when it ends, from its length and from where its open end leads.
 *
 * There are two tables, both fitted to games of the planner against itself. The first knows only the square and side
 * where the line waits: points = slope x length + base. The second looks through the four exits of that square, along
 * the track already there, values each by the first table (or exactly, if it ends at a station), and weighs what it
 * sees. Playouts spend most of their time here.
 */
import { ARRIVALS, CELLS, exitOf, KINDS, SIDES, STATIONS, TILE_CODES } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { ENTRY_CLASS, ENTRY_CLASSES, exitsOf } from "./exits.ts";
import type { Stakes } from "./stakes.ts";

/** Both tables depend on the phase of the game, which is this many tiles long. */
const TILES_IN_PHASE = 6;
export const PHASES = 10;

export function phaseOf(tilesLaid: number): number {
  return Math.min(PHASES - 1, Math.floor(tilesLaid / TILES_IN_PHASE));
}

/** The features that the second table weighs, in this order. */
export const FEATURES = [
  "one",
  "length",
  "value here by the first table",
  "best exit",
  "second exit",
  "third exit",
  "worst exit",
  "expected value over the tiles left",
  "spread of that",
  "chance to end",
  "chance to end in the centre",
  "length x chance to end",
  "length x chance to end in the centre",
  "open exits",
  "length x open exits",
] as const;
export const FEATURE_COUNT: number = FEATURES.length;

export interface LineWeights {
  /** Slope and base by `(phase * ENTRY_CLASSES + class) * 2`. */
  readonly entries: Float64Array;
  /** By `(phase * 2 + (1 if the owner moves next)) * FEATURE_COUNT`. */
  readonly features: Float64Array;
}

export const ENTRY_WEIGHTS: number = PHASES * ENTRY_CLASSES * 2;
export const FEATURE_WEIGHTS: number = PHASES * 2 * FEATURE_COUNT;

/** A word of the network has the far end in its lower bits and the tiles crossed in the upper ones. */
const FAR_END = 0xffff;
const CROSSINGS = 16;
/** Stands for no square in `reached`. */
export const NO_CELL = 255;
const ENTRIES = CELLS * 4;
const NO_CLASS = 255;

/** The weights of one phase: slope and base by entry, and the second table for owners that wait and that move next. */
interface PhaseWeights {
  readonly slopes: Float64Array;
  readonly bases: Float64Array;
  readonly features: Float64Array;
}

const byPhase = new WeakMap<LineWeights, readonly PhaseWeights[]>();

function phasesOf(weights: LineWeights): readonly PhaseWeights[] {
  let phases = byPhase.get(weights);
  if (!phases) byPhase.set(weights, (phases = Array.from({ length: PHASES }, (_, phase) => inPhase(weights, phase))));
  return phases;
}

function inPhase({ entries, features }: LineWeights, phase: number): PhaseWeights {
  const from = phase * ENTRY_CLASSES;
  const entry = (offset: number): Float64Array =>
    Float64Array.from({ length: ENTRIES }, (_, at) =>
      ENTRY_CLASS[at] === NO_CLASS ? 0 : entries[(from + ENTRY_CLASS[at]!) * 2 + offset]!,
    );
  const size = FEATURE_COUNT * 2;
  return { slopes: entry(0), bases: entry(1), features: features.slice(phase * size, (phase + 1) * size) };
}

/** The exit of a face by `face * 4 + side`. */
const EXIT_SIDE: Uint8Array = Uint8Array.from(TILE_CODES.flatMap((code) => SIDES.map((side) => exitOf(code, side))));

/** Values open lines, given the tiles that may still come and the phase of the game. Set both first. */
export class LineValue {
  /** The features of the last line looked at. */
  readonly seen: Float64Array = new Float64Array(FEATURE_COUNT);
  /** The squares that it may reach. */
  readonly reached: Uint8Array = new Uint8Array(4);
  /** The chance that the next tile on a square sends a train from a side to a side, by `side * 4 + exit`. */
  readonly odds: Float64Array;
  private readonly phases: readonly PhaseWeights[];
  private readonly exits: Uint16Array;
  /** What lines score, and what modules add. */
  private factors: Float64Array;
  private extra: Stakes["extra"];
  private slopes: Float64Array;
  private bases: Float64Array;
  private features: Float64Array;

  constructor(
    weights: LineWeights,
    { factors, terms }: Pick<Layout, "factors" | "terms">,
    odds: Float64Array = new Float64Array(16).fill(0.25),
  ) {
    this.phases = phasesOf(weights);
    this.exits = exitsOf(terms);
    this.factors = Float64Array.from(factors);
    this.odds = odds;
    this.seen[0] = 1;
    ({ slopes: this.slopes, bases: this.bases, features: this.features } = this.phases[0]!);
  }

  /** Sets what lines score, if not just their length. */
  setPay({ factors, extra }: Pick<Stakes, "factors" | "extra">): void {
    this.factors = factors;
    this.extra = extra;
  }

  /** Sets the tiles that may still come, by kind. With free orientation a tile can go any way round. */
  setTilesLeft(left: ArrayLike<number>, freeOrientation: boolean): void {
    const { odds } = this;
    odds.fill(0);
    let pieces = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = left[kind]!;
      if (count === 0) continue;
      pieces += count;
      for (let side = 0; side < 4; side++) odds[side * 4 + EXIT_SIDE[kind * 4 + side]!]! += count;
    }
    if (pieces === 0) {
      odds.fill(0.25);
      return;
    }
    if (freeOrientation) evenOut(odds);
    for (let way = 0; way < 16; way++) odds[way]! /= pieces;
  }

  setPhase(phase: number): void {
    const weights = this.phases[phase]!;
    this.slopes = weights.slopes;
    this.bases = weights.bases;
    this.features = weights.features;
  }

  /** The expected score of an open line at an entry. `row` is its row in the tables of payments. */
  of({ ends }: Network, entry: number, length: number, ownerIsNext: boolean, row = 0): number {
    const firstEnd = ARRIVALS - row * STATIONS;
    this.look(ends, entry, length, firstEnd);
    const value = this.weighed(ownerIsNext ? 1 : 0);
    return this.extra ? value + this.expectedExtra(this.extra, ends, entry, length, firstEnd) : value;
  }

  /** What modules are expected to add if the next tile ends the line. */
  private expectedExtra(
    extra: NonNullable<Stakes["extra"]>,
    ends: Int32Array,
    entry: number,
    length: number,
    firstEnd: number,
  ): number {
    const { odds, exits } = this;
    const square = entry & ~3;
    const way = (entry & 3) * 4;
    let added = 0;
    for (let exit = 0; exit < 4; exit++) {
      const word = ends[exits[square + exit]!]!;
      const far = word & FAR_END;
      if (far < ARRIVALS) continue;
      const at = far - firstEnd;
      const then = length + (word >>> CROSSINGS) + 1;
      added += odds[way + exit]! * (then * extra.factors[at]! + extra.bonuses[at]!);
    }
    return added;
  }

  /** The first table's value of a line that waits at an entry. */
  worthAt(entry: number, length: number): number {
    return this.slopes[entry]! * length + this.bases[entry]!;
  }

  /** The second table's value of the last line looked at; `isNext` is 1 if its owner moves next. */
  weighed(isNext: number): number {
    const { seen, features } = this;
    const from = isNext * FEATURE_COUNT;
    let value = features[from]!;
    for (let feature = 1; feature < FEATURE_COUNT; feature++) value += features[from + feature]! * seen[feature]!;
    return value;
  }

  /**
   * Looks at a line. Subtracting `firstEnd` from an end gives the index of its factor: `ARRIVALS` for the first row.
   */
  look(ends: Int32Array, entry: number, length: number, firstEnd: number): void {
    const { seen, odds, factors, exits, slopes, bases, reached } = this;
    const square = entry & ~3;
    const way = (entry & 3) * 4;
    let mean = 0;
    let meanSquare = 0;
    let toEnd = 0;
    let toCentre = 0;
    let open = 0;
    let first = -Infinity;
    let second = -Infinity;
    let third = -Infinity;
    let last = -Infinity;
    for (let exit = 0; exit < 4; exit++) {
      const word = ends[exits[square + exit]!]!;
      const far = word & FAR_END;
      const then = length + (word >>> CROSSINGS) + 1;
      const chance = odds[way + exit]!;
      let value: number;
      if (far >= ARRIVALS) {
        const factor = factors[far - firstEnd]!;
        value = then * factor;
        toEnd += chance;
        if (factor > 1) toCentre += chance;
        reached[exit] = NO_CELL;
      } else {
        value = slopes[far]! * then + bases[far]!;
        open++;
        reached[exit] = far >>> 2;
      }
      const part = chance * value;
      mean += part;
      meanSquare += part * value;
      if (value > second) {
        last = third;
        third = second;
        if (value > first) {
          second = first;
          first = value;
        } else second = value;
      } else if (value > third) {
        last = third;
        third = value;
      } else last = value;
    }
    seen[1] = length;
    seen[2] = slopes[entry]! * length + bases[entry]!;
    seen[3] = first;
    seen[4] = second;
    seen[5] = third;
    seen[6] = last;
    seen[7] = mean;
    seen[8] = Math.sqrt(Math.max(0, meanSquare - mean * mean));
    seen[9] = toEnd;
    seen[10] = toCentre;
    seen[11] = length * toEnd;
    seen[12] = length * toCentre;
    seen[13] = open;
    seen[14] = length * open;
  }
}

/** Free turning makes the four sides alike: only how far a train is turned counts. */
function evenOut(odds: Float64Array): void {
  const byTurn = [0, 0, 0, 0];
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) byTurn[(exit - side + 4) & 3]! += odds[side * 4 + exit]! / 4;
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) odds[side * 4 + exit] = byTurn[(exit - side + 4) & 3]!;
}
