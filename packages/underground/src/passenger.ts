/**
 * Where the passenger goes. Over all destinations offered he takes the route with least walking, then with fewest
 * lines; what is left is the mover's choice. Every line is one connected network, so boarding it reaches all its
 * stations for one ride, and counting boardings gives the same minimum as counting lines.
 *
 * Costs are `walks * 16 + rides`; stations are settled in that order, bucket by bucket, until nothing cheaper than the
 * best destination is left. Then the sets of lines that lead there are collected backwards.
 */
import type { Station, Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";

const WALK = 16;
const RIDE = 1;
const FAR = 0xffff;
const MAX_RIDES = 16;
/** More sets of lines than any network gives rise to. */
const ROOM = 1 << 15;

export class Passenger {
  /** What the solve found: the cost, and each destination with each set of lines (as bits) that reaches it so. */
  walks = 0;
  rides = 0;
  optionCount = 0;
  readonly optionTo: Uint8Array = new Uint8Array(4096);
  readonly optionLines: Uint16Array = new Uint16Array(4096);

  private readonly topology: Topology;
  private readonly cost: Uint16Array;
  private readonly isDestination: Uint8Array;
  /** What it costs to stand at a line's nearest station. */
  private readonly boarding: Uint16Array;
  /** Stations to go on from, by rides: those of this many walks, and those of one more. */
  private readonly buckets: Uint8Array;
  private readonly bucketSizes = new Uint8Array(MAX_RIDES * 2);
  /** The lines that have been boarded, as bits. */
  private boarded = 0;

  /** Sets of lines by station, then by line: where they begin in `sets`, how many, and in which solve they were found. */
  private readonly sets = new Uint16Array(ROOM);
  private used = 0;
  private readonly setStart: Uint16Array;
  private readonly setCount: Uint16Array;
  private readonly setSolve: Uint32Array;
  private solves = 0;

  constructor(topology: Topology) {
    const nodes = topology.stations + topology.lines;
    this.topology = topology;
    this.cost = new Uint16Array(topology.stations);
    this.isDestination = new Uint8Array(topology.stations);
    this.boarding = new Uint16Array(topology.lines);
    this.buckets = new Uint8Array(MAX_RIDES * 2 * topology.stations);
    this.setStart = new Uint16Array(nodes);
    this.setCount = new Uint16Array(nodes);
    this.setSolve = new Uint32Array(nodes);
  }

  /** Finds the best trips from a station to any of the first `count` destinations; answers how many there are. */
  solve(tracks: Tracks, from: Station, destinations: ArrayLike<Station>, count: number): number {
    const { cost, isDestination } = this;
    for (let index = 0; index < count; index++) isDestination[destinations[index]!] = 1;
    const best = this.search(tracks, from);
    for (let index = 0; index < count; index++) isDestination[destinations[index]!] = 0;
    this.walks = best >>> 4;
    this.rides = best & 15;
    this.optionCount = 0;
    this.used = 0;
    this.solves++;
    for (let index = 0; index < count; index++) {
      const to = destinations[index]!;
      if (cost[to] === best) this.offer(tracks, to);
    }
    return this.optionCount;
  }

  /** Adds the trips to a destination that is reached at the best cost. */
  private offer(tracks: Tracks, to: Station): void {
    // He walks all the way: no line is used.
    if (this.rides === 0) {
      this.optionTo[this.optionCount] = to;
      this.optionLines[this.optionCount++] = 0;
      return;
    }
    this.collect(tracks, to);
    const start = this.setStart[to]!;
    for (let each = start; each < start + this.setCount[to]!; each++) {
      this.optionTo[this.optionCount] = to;
      this.optionLines[this.optionCount++] = this.sets[each]!;
    }
  }

  /** Settles stations until nothing can come that is cheaper than the best destination; answers its cost. */
  private search(tracks: Tracks, from: Station): number {
    const { cost, boarding, buckets, bucketSizes } = this;
    cost.fill(FAR);
    boarding.fill(FAR);
    bucketSizes.fill(0);
    cost[from] = 0;
    buckets[0] = from;
    bucketSizes[0] = 1;
    this.boarded = 0;
    for (let walks = 0, here = 0; walks < this.topology.stations; walks++, here ^= MAX_RIDES) {
      // All rides first: when they lead to a destination, one more walk leads to nothing better.
      const found = this.ride(tracks, walks * WALK, here);
      if (found !== FAR) return found;
      const reached = this.walk(walks * WALK, here);
      if (reached !== FAR) return this.ride(tracks, reached - (reached & 15), here ^ MAX_RIDES, reached);
    }
    throw new RangeError("no destination can be reached");
  }

  /**
   * Boards every line that touches the stations of this many walks, fewest rides first. Answers the cost of the best
   * destination, which is `limit` when one was reached before.
   */
  private ride(tracks: Tracks, walked: number, here: number, limit = FAR): number {
    const { cost, boarding, buckets, bucketSizes, isDestination } = this;
    const { stations } = this.topology;
    const { linesAt, members, memberCount } = tracks;
    let best = limit;
    let { boarded } = this;
    for (let rides = 0; rides < MAX_RIDES - 1; rides++) {
      const now = walked + rides;
      if (now >= best) break;
      const first = (here + rides) * stations;
      const last = first + bucketSizes[here + rides]!;
      const price = now + RIDE;
      const riding = first + stations;
      let riders = bucketSizes[here + rides + 1]!;
      for (let each = first; each < last; each++) {
        const station = buckets[each]!;
        // It may have been reached for less since it was put here.
        if (cost[station] !== now) continue;
        for (let lines = linesAt[station]! & ~boarded; lines !== 0; lines &= lines - 1) {
          const line = 31 - Math.clz32(lines & -lines);
          boarded |= 1 << line;
          boarding[line] = now;
          const start = line * stations;
          const end = start + memberCount[line]!;
          for (let member = start; member < end; member++) {
            const other = members[member]!;
            if (cost[other]! <= price) continue;
            cost[other] = price;
            buckets[riding + riders++] = other;
            if (isDestination[other] === 1) best = price;
          }
        }
      }
      bucketSizes[here + rides + 1] = riders;
    }
    this.boarded = boarded;
    return best;
  }

  /** Walks one block from every station of this many walks. Answers the cost of the best destination reached. */
  private walk(walked: number, here: number): number {
    const { cost, buckets, bucketSizes, isDestination } = this;
    const { stations, firstIncident, across } = this.topology;
    const next = here ^ MAX_RIDES;
    let best = FAR;
    bucketSizes.fill(0, next, next + MAX_RIDES);
    for (let rides = 0; rides < MAX_RIDES; rides++) {
      const first = (here + rides) * stations;
      const last = first + bucketSizes[here + rides]!;
      const now = walked + rides;
      const price = now + WALK;
      // Whatever costs more than a destination that has been reached leads to nothing better.
      if (price > best) break;
      const walking = (next + rides) * stations;
      let walkers = 0;
      for (let each = first; each < last; each++) {
        const station = buckets[each]!;
        if (cost[station] !== now) continue;
        const end = firstIncident[station + 1]!;
        for (let way = firstIncident[station]!; way < end; way++) {
          const other = across[way]!;
          if (cost[other]! <= price) continue;
          cost[other] = price;
          buckets[walking + walkers++] = other;
          if (isDestination[other] === 1 && price < best) best = price;
        }
      }
      bucketSizes[next + rides] = walkers;
    }
    return best;
  }

  /** Collects the sets of lines by which a station is reached at its cost. */
  private collect(tracks: Tracks, station: Station): void {
    if (this.setSolve[station] === this.solves) return;
    const { cost, boarding } = this;
    const { firstIncident, across, stations } = this.topology;
    const own = cost[station]!;
    // Reached on foot alone.
    if ((own & 15) === 0) {
      this.open(station);
      this.add(station, 0);
      return;
    }
    const first = firstIncident[station]!;
    const last = firstIncident[station + 1]!;
    const lines = tracks.linesAt[station]!;
    // First all that it hangs on, then its own sets, so that each node's sets lie together.
    if (own >= WALK)
      for (let way = first; way < last; way++)
        if (cost[across[way]!] === own - WALK) this.collect(tracks, across[way]!);
    for (let left = lines; left !== 0; left &= left - 1) {
      const line = 31 - Math.clz32(left & -left);
      if (boarding[line] === own - RIDE) this.collectLine(tracks, line);
    }
    this.open(station);
    if (own >= WALK)
      for (let way = first; way < last; way++)
        if (cost[across[way]!] === own - WALK) this.addAll(station, across[way]!, 0);
    for (let left = lines; left !== 0; left &= left - 1) {
      const line = 31 - Math.clz32(left & -left);
      if (boarding[line] === own - RIDE) this.addAll(station, stations + line, 0);
    }
  }

  /** Collects the sets of lines with which a line is boarded, itself included. */
  private collectLine(tracks: Tracks, line: number): void {
    const { stations } = this.topology;
    const node = stations + line;
    if (this.setSolve[node] === this.solves) return;
    const { cost } = this;
    const { members } = tracks;
    const start = line * stations;
    const end = start + tracks.memberCount[line]!;
    const boarded = this.boarding[line]!;
    for (let member = start; member < end; member++)
      if (cost[members[member]!] === boarded) this.collect(tracks, members[member]!);
    this.open(node);
    for (let member = start; member < end; member++)
      if (cost[members[member]!] === boarded) this.addAll(node, members[member]!, 1 << line);
  }

  private open(node: number): void {
    this.setSolve[node] = this.solves;
    this.setStart[node] = this.used;
    this.setCount[node] = 0;
  }

  private addAll(node: number, from: number, extra: number): void {
    const start = this.setStart[from]!;
    for (let each = start; each < start + this.setCount[from]!; each++) this.add(node, this.sets[each]! | extra);
  }

  private add(node: number, set: number): void {
    const { sets } = this;
    for (let each = this.setStart[node]!; each < this.used; each++) if (sets[each] === set) return;
    sets[this.used++] = set;
    this.setCount[node]! += 1;
  }
}
