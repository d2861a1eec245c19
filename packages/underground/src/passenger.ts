/**
 * Where the passenger goes. Over all destinations on offer he takes the route with the least walking, then with the
 * fewest lines; the player chooses among ties. Every line is one connected network, so boarding it reaches all its
 * stations for one ride, and counting boardings gives the same minimum as counting lines.
 *
 * So a route is a list of lines with the shortest walk from each to the next: a search among a dozen lines, not among a
 * hundred stations. Costs are `walks * 16 + rides`. Lines are settled in that order until nothing cheaper than the best
 * destination is left. Each remembers from where it is reached at its cost, and the sets of lines are collected
 * backwards along that.
 */
import type { Distances } from "./distances.ts";
import type { IndexArray, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";

const WALK = 16;
const RIDE = 1;
/** More than any route costs. */
const FAR = 0x3fff;
/** An offer is a cost and, in its lower bits, everything from where it is reached at that cost: lines, or on foot. */
const OFFER = 16;
const SOURCES = 0xffff;
const ON_FOOT = 1 << 15;
/** A key sorts lines in the order in which they are settled: the cost, then the line. */
const KEY = 4;
const LINE = 15;
const NO_LINE = (FAR + 1) << KEY;

export class Passenger {
  /** The result: the cost, and each destination with each set of lines (as bits) that reaches it at that cost. */
  walks = 0;
  rides = 0;
  optionCount = 0;
  readonly optionTo: IndexArray<Station> = new Uint8Array(4096) as IndexArray<Station>;
  readonly optionLines: Uint16Array = new Uint16Array(4096);

  private readonly topology: Topology;
  /** The cost of reaching a destination, by its index, and of having boarded a line; see `OFFER`. */
  private readonly reached: Int32Array;
  private readonly boarded: Int32Array;
  /** Where the options of the current destination begin. */
  private firstOption = 0;

  constructor(topology: Topology) {
    this.topology = topology;
    this.reached = new Int32Array(topology.stations);
    this.boarded = new Int32Array(topology.lines);
  }

  /** Finds the best trips from a station to any of the first `count` destinations; returns their number. */
  solve(tracks: Tracks, from: Station, destinations: IndexArray<Station>, count: number): number {
    if (count === 0) throw new RangeError("no destination to go to");
    tracks.distances.settle();
    const next = this.setOut(tracks.distances, from);
    const best = this.search(tracks.distances, from, destinations, count, next);
    this.walks = best >>> 4;
    this.rides = best & 15;
    this.optionCount = 0;
    for (let index = 0; index < count; index++) {
      const offer = this.reached[index]!;
      if (offer >> OFFER !== best) continue;
      this.firstOption = this.optionCount;
      this.collect(destinations[index]!, offer & SOURCES, 0);
    }
    return this.optionCount;
  }

  /** Every started line can be walked to; returns the key of the nearest. */
  private setOut({ rows, steps, begun }: Distances, from: Station): number {
    const { boarded } = this;
    let next = NO_LINE;
    for (let left = begun; left !== 0; left &= left - 1) {
      const line = lowestIn(left);
      const price = steps[rows[line]! + from]! * WALK + RIDE;
      boarded[line] = (price << OFFER) | ON_FOOT;
      next = lesser((price << KEY) | line, next);
    }
    return next;
  }

  /** Settles lines until nothing can be as cheap as the best destination; returns its cost. */
  private search(
    { rows, steps, begun, firstLine }: Distances,
    from: Station,
    to: IndexArray<Station>,
    count: number,
    first: number,
  ): number {
    const { reached, boarded } = this;
    const { walks, walkWidth } = this.topology;
    let best = FAR;
    for (let index = 0; index < count; index++) {
      const price = walks[from * walkWidth + to[index]!]! * WALK;
      reached[index] = (price << OFFER) | ON_FOOT;
      best = lesser(price, best);
    }
    let waiting = begun;
    for (let next = first; next >> KEY <= best;) {
      const line = next & LINE;
      const now = next >> KEY;
      const row = rows[line]!;
      for (let index = 0; index < count; index++) {
        const price = now + steps[row + to[index]!]! * WALK;
        reached[index] = better(reached[index]!, price, 1 << line);
        best = lesser(price, best);
      }
      waiting &= ~(1 << line);
      next = NO_LINE;
      for (let left = waiting; left !== 0; left &= left - 1) {
        const other = lowestIn(left);
        const offer = better(boarded[other]!, now + steps[row + firstLine + other]! * WALK + RIDE, 1 << line);
        boarded[other] = offer;
        next = lesser(((offer >> OFFER) << KEY) | other, next);
      }
    }
    return best;
  }

  /** Collects the sets of lines that reach a destination: those in `used`, after any of `from`. */
  private collect(to: Station, from: number, used: number): void {
    if ((from & ON_FOOT) !== 0) this.offer(to, used);
    for (let left = from & ~ON_FOOT; left !== 0; left &= left - 1) {
      const line = lowestIn(left);
      this.collect(to, this.boarded[line]! & SOURCES, used | (1 << line));
    }
  }

  private offer(to: Station, lines: number): void {
    // The same lines in another order are the same trip.
    for (let option = this.firstOption; option < this.optionCount; option++)
      if (this.optionLines[option] === lines) return;
    this.optionTo[this.optionCount] = to;
    this.optionLines[this.optionCount++] = lines;
  }
}

// The following has no branches: which of two costs is lower is unpredictable, and a wrong guess is slow.

function lesser(one: number, other: number): number {
  return other + ((one - other) & ((one - other) >> 31));
}

/** Merges an offer with this price from one more source: the cheaper, or both if they cost the same. */
function better(offer: number, price: number, source: number): number {
  const gain = price - (offer >> OFFER);
  const isLess = gain >> 31;
  const isNoMore = (gain - 1) >> 31;
  return (offer & ~isLess) | ((price << OFFER) & isLess) | (source & isNoMore);
}

function lowestIn(word: number): number {
  return 31 - Math.clz32(word & -word);
}
