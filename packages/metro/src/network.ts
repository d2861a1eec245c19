/**
 * The kernel: all track laid so far, as disjoint fragments. For the two open ends of each fragment it stores the other
 * end and the tiles crossed, so that laying a tile is four joins in constant time; nothing is walked or searched.
 *
 * The ends are numbered: `cell * 4 + side` is the track by which a train enters a square at a side; then come the
 * departures, then the arrivals, both by place. A line is complete when it runs from a departure to an arrival.
 */
import { beyond, CELLS, EDGE_STATIONS, opposite, SQUARES, stationAt, STATIONS, STOPS } from "./geometry.ts";
import type { Cell, Station } from "./geometry.ts";
import { exitOf, KINDS, SIDES, TILE_CODES } from "./tiles.ts";
import type { Side } from "./tiles.ts";

export const DEPARTURES: number = CELLS * 4;
export const ARRIVALS: number = DEPARTURES + STATIONS;
const ENDS: number = ARRIVALS + STATIONS;

/** The kind of board the track lies on. */
export interface Ground {
  /** Where the track of a face on a square goes that enters at a side, by `(face * 64 + cell) * 4 + side`. */
  readonly outer: Uint16Array;
  /** An empty board: every end alone, except that departures lead onto it. */
  readonly empty: Uint16Array;
}

/** The ground where lines end in the centre, depart from there too, or run through it. */
function makeGround(centreDeparts: boolean, centreIsOpen: boolean): Ground {
  const outer = new Uint16Array(KINDS * CELLS * 4);
  const cells = centreIsOpen ? Array.from({ length: CELLS }, (_, cell) => cell) : SQUARES;
  for (const [face, code] of TILE_CODES.entries())
    for (const cell of cells)
      for (const side of SIDES)
        outer[(face * CELLS + cell) * 4 + side] = endBeyond(cell, exitOf(code, side), centreIsOpen);
  const empty = Uint16Array.from({ length: ENDS }, (_, end) => end);
  for (const [station, stop] of STOPS.slice(0, centreDeparts ? STATIONS : EDGE_STATIONS).entries()) {
    const entry = stop.cell * 4 + stop.side;
    empty[entry] = DEPARTURES + station;
    empty[DEPARTURES + station] = entry;
  }
  return { outer, empty };
}

/** Where the track goes that leaves a square at a side. */
function endBeyond(cell: Cell, side: Side, centreIsOpen: boolean): number {
  const station = stationAt(cell, side);
  if (station !== undefined && (station < EDGE_STATIONS || !centreIsOpen)) return ARRIVALS + station;
  return (beyond(cell, side) as Cell) * 4 + opposite(side);
}

interface Centre {
  readonly centreDeparts: boolean;
  readonly centreIsOpen: boolean;
}

/** The board as most play it: lines end in the centre. */
export const PLAIN_GROUND: Ground = makeGround(false, false);
let departing: Ground | undefined;
let open: Ground | undefined;

export function groundOf({ centreDeparts, centreIsOpen }: Centre): Ground {
  if (centreIsOpen) return (open ??= makeGround(false, true));
  return centreDeparts ? (departing ??= makeGround(true, false)) : PLAIN_GROUND;
}

/** The size of a network in bytes, for owners with their own buffer. */
export const NETWORK_BYTES: number = ENDS * 4;

/** A word has the far end in its lower bits, the tiles crossed in the upper ones. */
const FAR_END = 0xffff;
const CROSSINGS = 16;

export class Network {
  /**
   * For both ends of a fragment: the other one, and how many times the fragment passes over a tile. Stale for what is
   * no longer an end, which `unlay` relies on. One word for both, since laying a tile is all reading and writing here.
   */
  readonly ends: Int32Array;
  /** Departures and arrivals, in turn, of the lines that the last `lay` finished or the last `unlay` reopened. */
  readonly finished: Uint8Array = new Uint8Array(8);
  /** The lengths of those lines. */
  readonly lengths: Uint16Array = new Uint16Array(4);

  private readonly outer: Uint16Array;
  private readonly empty: Uint16Array;

  /** An empty board at the start of the buffer. */
  constructor(buffer: ArrayBuffer = new ArrayBuffer(NETWORK_BYTES), { outer, empty }: Ground = PLAIN_GROUND) {
    this.ends = new Int32Array(buffer, 0, ENDS);
    this.outer = outer;
    this.empty = empty;
    this.clear();
  }

  clear(): void {
    this.ends.set(this.empty);
  }

  /** The other end of the fragment that ends here. */
  farEnd(end: number): number {
    return this.ends[end]! & FAR_END;
  }

  /** How many times the fragment that ends here passes over a tile. */
  crossings(end: number): number {
    return this.ends[end]! >>> CROSSINGS;
  }

  /**
   * Lays a tile and returns how many lines it completes. Playouts spend their time here, so it is one short loop that
   * the compiler can inline.
   */
  lay(face: number, cell: Cell): number {
    const { ends, outer } = this;
    const inner = cell * 4;
    const outers = face * CELLS * 4 + inner;
    let lines = 0;
    for (let side = 0; side < 4; side++) {
      const before = ends[inner + side]!;
      const after = ends[outer[outers + side]!]!;
      const start = before & FAR_END;
      const end = after & FAR_END;
      const length = (before >>> CROSSINGS) + (after >>> CROSSINGS) + 1;
      ends[start] = end | (length << CROSSINGS);
      ends[end] = start | (length << CROSSINGS);
      if (end >= ARRIVALS && start >= DEPARTURES) this.note(lines++, start, end, length);
    }
    return lines;
  }

  /**
   * Removes the last tile and returns how many lines it had completed. It needs no log: an end that was joined still
   * has its old far end and length, and one that was alone had neither.
   */
  unlay(face: number, cell: Cell): number {
    const { ends } = this;
    const outers = (face * CELLS + cell) * 4;
    let lines = 0;
    for (let side = 3; side >= 0; side--) {
      const inner = cell * 4 + side;
      const outer = this.outer[outers + side]!;
      const before = ends[inner]!;
      const after = ends[outer]!;
      if ((before & FAR_END) === outer && (after & FAR_END) === inner) {
        this.part(inner, outer, before >>> CROSSINGS);
        continue;
      }
      const start = this.farEnd(before & FAR_END) === inner ? inner : before & FAR_END;
      const end = this.farEnd(after & FAR_END) === outer ? outer : after & FAR_END;
      if (end >= ARRIVALS && start >= DEPARTURES) this.note(lines++, start, end, ends[start]! >>> CROSSINGS);
      ends[start] = start === inner ? inner : inner | (before & ~FAR_END);
      ends[end] = end === outer ? outer : outer | (after & ~FAR_END);
    }
    return lines;
  }

  /** Either two lone ends were joined, or a fragment was closed to a loop, whose ends stay as they were. */
  private part(inner: number, outer: number, length: number): void {
    const before = length === 1 ? 0 : (length - 1) / 2;
    this.ends[inner] = (length === 1 ? inner : outer) | (before << CROSSINGS);
    this.ends[outer] = (length === 1 ? outer : inner) | (before << CROSSINGS);
  }

  /** Where a departure's train stands now: an entry `cell * 4 + side` that waits for a tile, or an arrival. */
  trainAt(station: Station): number {
    return this.farEnd(DEPARTURES + station);
  }

  /** How many times the line from a departure passes over a tile so far. */
  lengthFrom(station: Station): number {
    return this.crossings(DEPARTURES + station);
  }

  private note(line: number, start: number, end: number, length: number): void {
    this.finished[line * 2] = start - DEPARTURES;
    this.finished[line * 2 + 1] = end - ARRIVALS;
    this.lengths[line] = length;
  }
}
