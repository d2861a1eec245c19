/**
 * The values of all open lines, kept up to date as tiles are laid: the same as those of `LineValue`, without modules, but
 * only lines that a tile touches are valued anew. This is what playouts spend their time on.
 */
import { ARRIVALS, CELLS, DEPARTURES, EDGE_STATIONS, groundOf } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { ENTRY_CLASS, ENTRY_CLASSES, exitsOf } from "../exits.ts";
import { FEATURE_COUNT } from "../lineValue.ts";
import type { LineWeights } from "../lineValue.ts";

/** The far end is kept in the lower bits of a word of the network, the tiles crossed in the upper ones. */
const FAR_END = 0xffff;
const CROSSINGS = 16;
/** A line touches the square where it waits, and those that it would come to. */
const TOUCHED = 5;
const NO_CELL = 255;
const ENTRIES = CELLS * 4;

/** What changes with every tile. */
export class Kept {
  /** By `place * 2 + (1 if the owner moves next)`; 0 for lines that have ended. */
  readonly values: Float64Array = new Float64Array(EDGE_STATIONS * 2);
  /** The lines that a tile on a square can change, as bits by place. */
  readonly touching: Uint32Array = new Uint32Array(CELLS);
  readonly cells: Uint8Array = new Uint8Array(EDGE_STATIONS * TOUCHED).fill(NO_CELL);

  copy(from: Kept): void {
    this.values.set(from.values);
    this.touching.set(from.touching);
    this.cells.set(from.cells);
  }
}

export class OpenLines {
  readonly kept: Kept = new Kept();
  private readonly weights: LineWeights;
  private readonly exits: Uint16Array;
  private readonly outer: Uint16Array;
  private readonly factors: Float64Array;
  private readonly owners: Int8Array;
  /** Chance that the next tile on a square sends a train from a side to a side, by `side * 4 + exit`. */
  readonly odds: Float64Array;
  /** Slope and base of the first table in the phase at hand, by entry. */
  private readonly slopes = new Float64Array(ENTRIES);
  private readonly bases = new Float64Array(ENTRIES);
  /** Weights of the second table in the phase at hand, for owners that wait and for one that moves next. */
  private readonly features = new Float64Array(FEATURE_COUNT * 2);
  /** What a tile that is tried has overwritten. */
  private readonly places = new Uint16Array(8);
  private readonly words = new Int32Array(8);
  /** The features of the line looked at last, and the squares that it may come to. */
  private readonly seen = new Float64Array(FEATURE_COUNT);
  private readonly reached = new Uint8Array(4);

  /** `odds` are those of the tiles that may come, by `side * 4 + exit`. */
  constructor(weights: LineWeights, { factors, terms, owners }: Layout, odds: Float64Array) {
    this.weights = weights;
    this.exits = exitsOf(terms);
    this.outer = groundOf(terms).outer;
    this.factors = Float64Array.from(factors);
    this.owners = owners;
    this.odds = odds;
  }

  setPhase(phase: number): void {
    const { entries, features } = this.weights;
    const from = phase * ENTRY_CLASSES * 2;
    for (let entry = 0; entry < ENTRIES; entry++) {
      const at = ENTRY_CLASS[entry]!;
      if (at === 255) continue;
      this.slopes[entry] = entries[from + at * 2]!;
      this.bases[entry] = entries[from + at * 2 + 1]!;
    }
    this.features.set(features.subarray(phase * 2 * FEATURE_COUNT, (phase + 1) * 2 * FEATURE_COUNT));
  }

  /** Values all lines of a network. */
  set({ ends }: Network): void {
    const { values, touching, cells } = this.kept;
    values.fill(0);
    touching.fill(0);
    cells.fill(NO_CELL);
    for (let place = 0; place < EDGE_STATIONS; place++) if (this.owners[place]! >= 0) this.note(ends, place);
  }

  /** A tile has been laid on a square. */
  update({ ends }: Network, cell: number): void {
    let left = this.kept.touching[cell]!;
    while (left !== 0) {
      const place = 31 - Math.clz32(left);
      left ^= 1 << place;
      this.forget(place);
      this.note(ends, place);
    }
  }

  /**
   * What a tile on a square would change, points included, to a seat to which lines count by their shares, when `next`
   * moves. The network is given back as it was: laying writes eight words at most, and they are put back from a list,
   * which is quicker than taking the tile up.
   */
  gain({ ends }: Network, face: number, cell: number, shares: Float64Array, next: number): number {
    const { owners, factors, outer, places, words } = this;
    const { values, touching } = this.kept;
    let left = touching[cell]!;
    if (left === 0) return 0;
    const inner = cell * 4;
    const outers = (face * CELLS + cell) * 4;
    for (let side = 0; side < 4; side++) {
      const before = ends[inner + side]!;
      const after = ends[outer[outers + side]!]!;
      const start = before & FAR_END;
      const end = after & FAR_END;
      const length = ((before >>> CROSSINGS) + (after >>> CROSSINGS) + 1) << CROSSINGS;
      places[side * 2] = start;
      words[side * 2] = ends[start]!;
      ends[start] = end | length;
      places[side * 2 + 1] = end;
      words[side * 2 + 1] = ends[end]!;
      ends[end] = start | length;
    }
    let gain = 0;
    while (left !== 0) {
      const place = 31 - Math.clz32(left);
      left ^= 1 << place;
      const word = ends[DEPARTURES + place]!;
      const entry = word & FAR_END;
      const length = word >>> CROSSINGS;
      const isNext = owners[place] === next ? 1 : 0;
      let value: number;
      if (entry >= ARRIVALS) value = length * factors[entry - ARRIVALS]!;
      else {
        this.look(ends, entry, length);
        value = this.weighed(isNext);
      }
      gain += shares[place]! * (value - values[place * 2 + isNext]!);
    }
    for (let at = 7; at >= 0; at--) ends[places[at]!] = words[at]!;
    return gain;
  }

  /** Adds to the points of every seat what its open lines will bring when `next` moves. */
  addTo(points: Float64Array, next: number): void {
    const { owners } = this;
    const { values } = this.kept;
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      if (owner >= 0) points[owner]! += values[place * 2 + (owner === next ? 1 : 0)]!;
    }
  }

  /** What the first table says of a line that waits at an entry. */
  worthAt(entry: number, length: number): number {
    return this.slopes[entry]! * length + this.bases[entry]!;
  }

  /** The features of a line, and its value. */
  lookAt(ends: Int32Array, entry: number, length: number, isNext: number, into: Float64Array): number {
    this.look(ends, entry, length);
    into.set(this.seen);
    into[0] = 1;
    return this.weighed(isNext);
  }

  private forget(place: number): void {
    const { touching, cells } = this.kept;
    const from = place * TOUCHED;
    for (let at = from; at < from + TOUCHED; at++) {
      const cell = cells[at]!;
      if (cell !== NO_CELL) touching[cell]! &= ~(1 << place);
    }
  }

  private note(ends: Int32Array, place: number): void {
    const { values, touching, cells } = this.kept;
    const word = ends[DEPARTURES + place]!;
    const entry = word & FAR_END;
    const from = place * TOUCHED;
    if (entry >= ARRIVALS) {
      values[place * 2] = 0;
      values[place * 2 + 1] = 0;
      cells.fill(NO_CELL, from, from + TOUCHED);
      return;
    }
    this.look(ends, entry, word >>> CROSSINGS);
    values[place * 2] = this.weighed(0);
    values[place * 2 + 1] = this.weighed(1);
    const bit = 1 << place;
    cells[from] = entry >>> 2;
    touching[entry >>> 2]! |= bit;
    for (let exit = 0; exit < 4; exit++) {
      const cell = this.reached[exit]!;
      cells[from + 1 + exit] = cell;
      if (cell !== NO_CELL) touching[cell]! |= bit;
    }
  }

  private weighed(isNext: number): number {
    const { seen, features } = this;
    const from = isNext * FEATURE_COUNT;
    let value = features[from]!;
    for (let feature = 1; feature < FEATURE_COUNT; feature++) value += features[from + feature]! * seen[feature]!;
    return value;
  }

  /** Fills `seen` and `reached`; the features are those of `LineValue`. */
  private look(ends: Int32Array, entry: number, length: number): void {
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
        const factor = factors[far - ARRIVALS]!;
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
