/**
 * What an open line will be worth when it ends, from its length and from where its open end leads.
 *
 * Two tables, both fitted to games that the planner played against itself. The first knows only the square and side at
 * which the line waits: points = slope x length + base. The second looks through the four exits of that square, along
 * the track that lies there already, values each of them by the first table (or exactly, where it ends at a station),
 * and weighs what it sees.
 */
import { ARRIVALS, exitOf, KINDS, SIDES, STATIONS, TILE_CODES } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { ENTRY_CLASS, ENTRY_CLASSES, exitsOf } from "./exits.ts";
import type { Stakes } from "./stakes.ts";

/** Both tables go by the phase of the game: so many tiles laid make one. */
const TILES_IN_PHASE = 6;
export const PHASES = 10;

export function phaseOf(tilesLaid: number): number {
  return Math.min(PHASES - 1, Math.floor(tilesLaid / TILES_IN_PHASE));
}

/** What the second table weighs, in this order. */
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

/** The exit of a face by `face * 4 + side`. */
const EXIT_SIDE: Uint8Array = Uint8Array.from(TILE_CODES.flatMap((code) => SIDES.map((side) => exitOf(code, side))));

/** Values open lines by the tiles that may still come and the phase of the game; set both first. */
export class LineValue {
  /** The features of the line that was valued last. */
  readonly seen: Float64Array = new Float64Array(FEATURE_COUNT);
  /** Chance that the next tile on a square sends a train from a side to a side, by `side * 4 + exit`. */
  readonly odds: Float64Array = new Float64Array(16).fill(0.25);
  private readonly weights: LineWeights;
  private readonly exits: Uint16Array;
  /** What lines pay, and what modules add. */
  private factors: Float64Array;
  private extra: Stakes["extra"];
  /** What modules may be expected to add if the next tile ends the line. */
  private expectedExtra = 0;
  private entriesFrom = 0;
  private featuresFrom = 0;

  constructor(weights: LineWeights, { factors, terms }: Pick<Layout, "factors" | "terms">) {
    this.weights = weights;
    this.factors = Float64Array.from(factors);
    this.exits = exitsOf(terms);
  }

  /** Takes what lines pay where that is not their length alone. */
  setPay({ factors, extra }: Pick<Stakes, "factors" | "extra">): void {
    this.factors = factors;
    this.extra = extra;
  }

  /** Takes the tiles that may still come, by kind; with free orientation a tile goes any way round. */
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
    this.entriesFrom = phase * ENTRY_CLASSES * 2;
    this.featuresFrom = phase * 2 * FEATURE_COUNT;
  }

  /** Expected points of an open line at an entry; `row` is the one of the tables by which it is paid. */
  of(network: Network, entry: number, length: number, ownerIsNext: boolean, row = 0): number {
    this.look(network, entry, length, row);
    const { seen } = this;
    const { features } = this.weights;
    const from = this.featuresFrom + (ownerIsNext ? FEATURE_COUNT : 0);
    let value = 0;
    for (let feature = 0; feature < FEATURE_COUNT; feature++) value += features[from + feature]! * seen[feature]!;
    return this.extra ? value + this.expectedExtra : value;
  }

  /** Fills `seen`. */
  look(network: Network, entry: number, length: number, row = 0): void {
    const { seen, odds, entriesFrom, factors, extra, exits } = this;
    const firstEnd = ARRIVALS - row * STATIONS;
    const { entries } = this.weights;
    const square = entry & ~3;
    const way = (entry & 3) * 4;
    let mean = 0;
    let meanSquare = 0;
    let toEnd = 0;
    let toCentre = 0;
    let open = 0;
    let added = 0;
    let first = -Infinity;
    let second = -Infinity;
    let third = -Infinity;
    let last = -Infinity;
    for (let exit = 0; exit < 4; exit++) {
      const outer = exits[square + exit]!;
      const far = network.farEnd(outer);
      const reached = length + network.crossings(outer) + 1;
      const chance = odds[way + exit]!;
      let value: number;
      if (far >= ARRIVALS) {
        const factor = factors[far - firstEnd]!;
        value = reached * factor;
        toEnd += chance;
        if (extra) added += chance * (reached * extra.factors[far - firstEnd]! + extra.bonuses[far - firstEnd]!);
        if (factor > 1) toCentre += chance;
      } else {
        const at = entriesFrom + ENTRY_CLASS[far]! * 2;
        value = entries[at]! * reached + entries[at + 1]!;
        open++;
      }
      mean += chance * value;
      meanSquare += chance * value * value;
      if (value > first) {
        last = third;
        third = second;
        second = first;
        first = value;
      } else if (value > second) {
        last = third;
        third = second;
        second = value;
      } else if (value > third) {
        last = third;
        third = value;
      } else last = value;
    }
    this.expectedExtra = added;
    const here = entriesFrom + ENTRY_CLASS[entry]! * 2;
    seen[0] = 1;
    seen[1] = length;
    seen[2] = entries[here]! * length + entries[here + 1]!;
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

/** Turning tiles at will makes the four sides alike: only how far a train is turned counts. */
function evenOut(odds: Float64Array): void {
  const byTurn = [0, 0, 0, 0];
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) byTurn[(exit - side + 4) & 3]! += odds[side * 4 + exit]! / 4;
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) odds[side * 4 + exit] = byTurn[(exit - side + 4) & 3]!;
}
