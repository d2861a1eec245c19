/**
 * The values of all open lines, updated as tiles are laid: the same as `LineValue` without modules, but only lines that
 * a tile touches are computed again.
 */
import { ARRIVALS, CELLS, DEPARTURES, EDGE_STATIONS, groundOf } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { LineValue, NO_CELL } from "../lineValue.ts";
import type { LineWeights } from "../lineValue.ts";

/** The words of a network, as `LineValue` reads them. Imported constants would slow down the loops below by 2 %. */
const FAR_END = 0xffff;
const CROSSINGS = 16;
/** A line touches the square where it waits, and those it may reach. */
const TOUCHED = 5;

/** The part that changes with every tile. */
export class Kept {
  /** By `place * 2 + (1 if the owner moves next)`; 0 for lines that have ended. */
  readonly values: Float64Array = new Float64Array(EDGE_STATIONS * 2);
  /** The lines that a tile on a square can change, as bits by station. */
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
  private readonly lines: LineValue;
  private readonly outer: Uint16Array;
  private readonly factors: Float64Array;
  private readonly owners: Int8Array;
  /** What a tried tile has overwritten. */
  private readonly places = new Uint16Array(8);
  private readonly words = new Int32Array(8);

  /** `odds` are those of the tiles that may come, by `side * 4 + exit`. */
  constructor(weights: LineWeights, layout: Layout, odds: Float64Array) {
    const { factors, terms, owners } = layout;
    this.lines = new LineValue(weights, layout, odds);
    this.outer = groundOf(terms).outer;
    this.factors = Float64Array.from(factors);
    this.owners = owners;
  }

  get odds(): Float64Array {
    return this.lines.odds;
  }

  setPhase(phase: number): void {
    this.lines.setPhase(phase);
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
   * What a tile on a square would change, points included, for a seat that values lines by these shares, when `next`
   * moves. The network is restored: laying writes at most eight words, and putting them back from a list is faster than
   * removing the tile.
   */
  gain({ ends }: Network, face: number, cell: number, shares: Float64Array, next: number): number {
    const { owners, factors, outer, places, words, lines } = this;
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
        lines.look(ends, entry, length, ARRIVALS);
        value = lines.weighed(isNext);
      }
      gain += shares[place]! * (value - values[place * 2 + isNext]!);
    }
    for (let at = 7; at >= 0; at--) ends[places[at]!] = words[at]!;
    return gain;
  }

  /** Adds to the points of every seat what its open lines will score when `next` moves. */
  addTo(points: Float64Array, next: number): void {
    const { owners } = this;
    const { values } = this.kept;
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      if (owner >= 0) points[owner]! += values[place * 2 + (owner === next ? 1 : 0)]!;
    }
  }

  /** The first table's value of a line that waits at an entry. */
  worthAt(entry: number, length: number): number {
    return this.lines.worthAt(entry, length);
  }

  /** The features of a line, and its value. */
  lookAt(ends: Int32Array, entry: number, length: number, isNext: number, into: Float64Array): number {
    const { lines } = this;
    lines.look(ends, entry, length, ARRIVALS);
    into.set(lines.seen);
    return lines.weighed(isNext);
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
    const { lines } = this;
    lines.look(ends, entry, word >>> CROSSINGS, ARRIVALS);
    values[place * 2] = lines.weighed(0);
    values[place * 2 + 1] = lines.weighed(1);
    const bit = 1 << place;
    cells[from] = entry >>> 2;
    touching[entry >>> 2]! |= bit;
    for (let exit = 0; exit < 4; exit++) {
      const cell = lines.reached[exit]!;
      cells[from + 1 + exit] = cell;
      if (cell !== NO_CELL) touching[cell]! |= bit;
    }
  }
}
