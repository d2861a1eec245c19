/**
 * A small net, fitted to games, that corrects the line value for what it does not see: lines waiting on the same
 * square, squares that are hemmed in, each exit by itself. It is used at the ends of playouts. training/net shows how
 * it is trained.
 */
import {
  ARRIVALS,
  CELLS,
  columnOf,
  DEPARTURES,
  EDGE_STATIONS,
  exitOf,
  NEIGHBOURS,
  rowOf,
  SIDES,
} from "@interchange/metro";
import type { Layout, Network, OpenSquares } from "@interchange/metro";
import { exitsOf } from "../exits.ts";
import { FEATURE_COUNT } from "../lineValue.ts";
import { halves } from "../../halves.ts";
import { LINE_NET_WEIGHTS } from "./lineNetWeights.ts";
import { LINE_NET_WEIGHTS as LINE_NET_WEIGHTS_OF_MANY } from "./lineNetWeightsOfMany.ts";
import type { OpenLines } from "./openLines.ts";

const FEATURES = 69;
/** How many features a line has, for training. */
export const LINE_FEATURES: number = FEATURES;
const FIRST = 64;
const SECOND = 32;

/** Where the groups of features start that follow those of the line value. */
const PROGRESS = FEATURE_COUNT;
const EXITS_FROM = PROGRESS + 2;
const OF_EXIT = 8;
const HERE = EXITS_FROM + 4 * OF_EXIT;
const SHARED = HERE + 7;
const VALUE = FEATURES - 1;
/**
 * The number of open squares. It changes with every tile, but hardly matters to a line that did not change otherwise.
 */
const OPEN_SQUARES = HERE + 5;

/** The share of its answer that wins most in matches. */
const SHARE = 0.6;

/** The side where a train leaves, by the side it comes in and the tile's letter: `side * 4 + letter`. */
const LEAVES: Uint8Array = Uint8Array.from(
  SIDES.flatMap((side) => (["aaaa", "bbbb", "cccc", "dddd"] as const).map((code) => exitOf(code, side))),
);
const RINGS: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  Math.min(rowOf(cell), 7 - rowOf(cell), columnOf(cell), 7 - columnOf(cell)),
);
const FROM_CENTRE: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  Math.max(Math.abs(2 * rowOf(cell) - 7), Math.abs(2 * columnOf(cell) - 7)),
);
const TILES = 60;

/** The size of the cache: a power of two. */
const MEMORY = 1 << 14;

/** What the net needs to know about the board besides its track: how many squares are open, and which have a tile. */
export type Ground = Pick<OpenSquares, "size" | "isTaken">;

/** Whether lines are of the kind it was trained on: owned by seats, and ending in the centre. */
export function knowsLines({ terms }: Pick<Layout, "terms">): boolean {
  return terms.ownedBy === "seat" && !terms.centreIsOpen;
}

interface Weights {
  readonly first: Float64Array;
  readonly firstBase: Float64Array;
  readonly second: Float64Array;
  readonly secondBase: Float64Array;
  readonly last: Float64Array;
  readonly lastBase: number;
}

const known = new Map<string, Weights>();

/** Fitted to games of two, and of four. */
function netWeights(seats: number): Weights {
  const packed = seats > 2 ? LINE_NET_WEIGHTS_OF_MANY : LINE_NET_WEIGHTS;
  const weights = known.get(packed) ?? unpacked(packed);
  known.set(packed, weights);
  return weights;
}

function unpacked(packed: string): Weights {
  const all = halves(packed);
  let from = 0;
  const next = (size: number): Float64Array => all.slice(from, (from += size));
  return {
    first: next(FEATURES * FIRST),
    firstBase: next(FIRST),
    second: next(FIRST * SECOND),
    secondBase: next(SECOND),
    last: next(SECOND),
    lastBase: next(1)[0]!,
  };
}

export class LineNet {
  private readonly owners: Int8Array;
  private readonly factors: Float64Array;
  private readonly exits: Uint16Array;
  private readonly lines: OpenLines;
  private readonly weights: Weights;
  /** Lines waiting at a square, and their lengths: by owner, and in total. */
  private readonly seats: number;
  private readonly waiting: Uint8Array;
  private readonly lengths: Uint16Array;
  private readonly allWaiting = new Uint8Array(CELLS);
  private readonly allLengths = new Uint16Array(CELLS);
  private readonly features = new Float64Array(FEATURES);
  private readonly secondUnits = new Float64Array(SECOND);
  /** The features of each line when last looked at, and the first layer's sums for them. */
  private readonly seenOf: readonly Float64Array[];
  private readonly unitsOf: readonly Float64Array[];
  private readonly answers = new Float64Array(EDGE_STATIONS);
  /** How many neighbours of each square have no tile. */
  private readonly room = new Uint8Array(CELLS);
  /** The cache of answers by a hash of everything it saw, and that hash. */
  private readonly keys = new Int32Array(MEMORY);
  private readonly remembered = new Float64Array(MEMORY).fill(Number.NaN);

  constructor({ owners, factors, terms, seats }: Layout, lines: OpenLines) {
    this.owners = owners;
    this.factors = Float64Array.from(factors);
    this.exits = exitsOf(terms);
    this.lines = lines;
    this.seats = seats;
    this.weights = netWeights(seats);
    this.waiting = new Uint8Array(CELLS * seats);
    this.lengths = new Uint16Array(CELLS * seats);
    this.seenOf = Array.from({ length: EDGE_STATIONS }, () => new Float64Array(FEATURES));
    this.unitsOf = Array.from({ length: EDGE_STATIONS }, () => Float64Array.from(this.weights.firstBase));
    this.answers.fill(Number.NaN);
  }

  /**
   * Adds to every seat's points how much more its open lines will score than their value, when `next` moves. Playouts
   * reach the same corners again and again, so most answers come from the cache.
   */
  addTo(points: Float64Array, network: Network, squares: Ground, laid: number, next: number): void {
    const { owners, keys, remembered } = this;
    this.wait(network, squares);
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      if (owner < 0 || network.trainAt(place) >= ARRIVALS) continue;
      const key = this.keyOf(place, network, laid * 2 + (owner === next ? 1 : 0));
      const at = key & (MEMORY - 1);
      if (keys[at] !== key || Number.isNaN(remembered[at]!)) {
        this.look(place, network, squares, laid, next);
        keys[at] = key;
        remembered[at] = this.answer(place);
      }
      points[owner]! += SHARE * remembered[at]!;
    }
  }

  /** A hash of everything the net sees of a line except the number of open squares. Collisions are rare. */
  private keyOf(place: number, { ends }: Network, when: number): number {
    const owner = this.owners[place]!;
    const word = ends[DEPARTURES + place]!;
    const square = word & 0xfffc;
    let key = mixed(mixed(when, word), this.around(square >>> 2, owner));
    for (let exit = square; exit < square + 4; exit++) {
      const beyond = ends[this.exits[exit]!]!;
      const far = beyond & 0xffff;
      key = mixed(key, beyond);
      if (far < ARRIVALS) key = mixed(key, this.around(far >>> 2, owner));
    }
    return key;
  }

  /** What is at a square: free neighbours, lines of the owner and of others, and their lengths. */
  private around(cell: number, owner: number): number {
    const own = cell * this.seats + owner;
    const lines = this.waiting[own]! + this.allWaiting[cell]! * 8;
    return (this.room[cell]! + lines * 8) ^ (this.lengths[own]! << 12) ^ (this.allLengths[cell]! << 20);
  }

  /** Reports the features of every open line. They are overwritten by the next. */
  eachLine(
    network: Network,
    squares: OpenSquares,
    laid: number,
    next: number,
    tell: (place: number, features: Float64Array) => void,
  ): void {
    this.wait(network, squares);
    for (let place = 0; place < EDGE_STATIONS; place++) {
      if (this.owners[place]! < 0 || network.trainAt(place) >= ARRIVALS) continue;
      this.look(place, network, squares, laid, next);
      tell(place, this.features);
    }
  }

  /** Counts who waits where, and the free neighbours. */
  private wait({ ends }: Network, squares: Ground): void {
    for (let cell = 0; cell < CELLS; cell++) this.room[cell] = freeBeside(squares, cell);
    const { owners, waiting, lengths, allWaiting, allLengths, seats } = this;
    waiting.fill(0);
    lengths.fill(0);
    allWaiting.fill(0);
    allLengths.fill(0);
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      const word = ends[DEPARTURES + place]!;
      const entry = word & 0xffff;
      if (owner < 0 || entry >= ARRIVALS) continue;
      const cell = entry >>> 2;
      const length = word >>> 16;
      waiting[cell * seats + owner]! += 1;
      lengths[cell * seats + owner]! += length;
      allWaiting[cell]! += 1;
      allLengths[cell]! += length;
    }
  }

  /** Fills `features`. */
  private look(place: number, network: Network, squares: Ground, laid: number, next: number): void {
    const { features, lines, exits, factors, seats, waiting, lengths, allWaiting, allLengths } = this;
    const { ends } = network;
    const owner = this.owners[place]!;
    const isNext = owner === next ? 1 : 0;
    const word = ends[DEPARTURES + place]!;
    const entry = word & 0xffff;
    const length = word >>> 16;
    const cell = entry >>> 2;
    const side = entry & 3;
    const value = lines.lookAt(ends, entry, length, isNext, features);
    features[PROGRESS] = laid / TILES;
    features[PROGRESS + 1] = isNext;
    for (let letter = 0; letter < 4; letter++) {
      const exit = LEAVES[side * 4 + letter]!;
      const beyond = ends[exits[cell * 4 + exit]!]!;
      const far = beyond & 0xffff;
      const then = length + (beyond >>> 16) + 1;
      const at = EXITS_FROM + letter * OF_EXIT;
      const shared = SHARED + 2 + letter * 2;
      features[at] = lines.odds[side * 4 + exit]!;
      if (far >= ARRIVALS) {
        const factor = factors[far - ARRIVALS]!;
        features[at + 1] = 1;
        features[at + 2] = factor > 1 ? 1 : 0;
        features[at + 3] = then * factor;
        for (let rest = 4; rest < OF_EXIT; rest++) features[at + rest] = 0;
        features[shared] = 0;
        features[shared + 1] = 0;
        continue;
      }
      const reached = far >>> 2;
      const own = reached * seats + owner;
      features[at + 1] = 0;
      features[at + 2] = 0;
      features[at + 3] = lines.worthAt(far, then);
      features[at + 4] = this.room[reached]!;
      features[at + 5] = waiting[own]!;
      features[at + 6] = allWaiting[reached]! - waiting[own]!;
      features[at + 7] = reached === cell ? 1 : 0;
      features[shared] = lengths[own]! - (reached === cell ? length : 0);
      features[shared + 1] = allLengths[reached]! - lengths[own]!;
    }
    const own = cell * seats + owner;
    features[HERE] = this.room[cell]!;
    features[HERE + 1] = waiting[own]!;
    features[HERE + 2] = allWaiting[cell]! - waiting[own]!;
    features[HERE + 3] = 1;
    features[HERE + 4] = RINGS[cell]!;
    features[OPEN_SQUARES] = squares.size;
    features[HERE + 6] = 1;
    features[SHARED] = lengths[own]! - length;
    features[SHARED + 1] = allLengths[cell]! - lengths[own]!;
    features[SHARED + 10] = FROM_CENTRE[cell]!;
    features[SHARED + 11] = TILES - laid;
    features[VALUE] = value;
  }

  /**
   * The net's answer for the line in `features`. Most lines hardly change between two playouts, so the first layer is
   * updated feature by feature. If only the number of open squares differs, the last answer is kept.
   */
  private answer(place: number): number {
    const { features, weights: net, secondUnits } = this;
    const seen = this.seenOf[place]!;
    const units = this.unitsOf[place]!;
    let isChanged = Number.isNaN(this.answers[place]!);
    for (let feature = 0; feature < FEATURES; feature++)
      if (feature !== OPEN_SQUARES && features[feature] !== seen[feature]) {
        this.change(feature, seen, units);
        isChanged = true;
      }
    if (!isChanged) return this.answers[place]!;
    this.change(OPEN_SQUARES, seen, units);
    secondUnits.set(net.secondBase);
    for (let unit = 0; unit < FIRST; unit++) {
      const value = units[unit]!;
      if (value <= 0) continue;
      const from = unit * SECOND;
      for (let other = 0; other < SECOND; other++) secondUnits[other]! += value * net.second[from + other]!;
    }
    let answer = net.lastBase;
    for (let other = 0; other < SECOND; other++)
      if (secondUnits[other]! > 0) answer += secondUnits[other]! * net.last[other]!;
    this.answers[place] = answer;
    return answer;
  }

  private change(feature: number, seen: Float64Array, units: Float64Array): void {
    const { first } = this.weights;
    const by = this.features[feature]! - seen[feature]!;
    const from = feature * FIRST;
    seen[feature] = this.features[feature]!;
    for (let unit = 0; unit < FIRST; unit++) units[unit]! += by * first[from + unit]!;
  }
}

/** How many neighbours of this square have no tile. */
function freeBeside(squares: Ground, cell: number): number {
  const beside = NEIGHBOURS[cell]!;
  let free = 0;
  for (let index = 0; index < beside.length; index++) if (!squares.isTaken(beside[index]!)) free++;
  return free;
}

function mixed(key: number, word: number): number {
  const next = Math.imul(key ^ word, 0x85ebca6b);
  return next ^ (next >>> 15);
}
