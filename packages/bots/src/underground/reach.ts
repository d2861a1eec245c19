/**
 * Finds what the passenger's routes from one station to all others cost and pay, in the order of `Passenger`: least
 * walking, then fewest lines. For tied routes it keeps the most and the least the player could make of the choice, so
 * it need not collect sets of lines.
 */
import type { Station, Topology, Tracks } from "@interchange/underground";

const WALK = 16;
const RIDE = 1;
const MAX_RIDES = 16;
const FAR = 0xffff;

export class Reach {
  /** By station: walks times sixteen, plus rides. */
  readonly cost: Uint16Array;
  /** By station: the value of the lines ridden, if the choice among tied routes goes for or against. */
  readonly most: Float64Array;
  readonly least: Float64Array;

  private readonly topology: Topology;
  private readonly lineMost: Float64Array;
  private readonly lineLeast: Float64Array;
  private readonly buckets: Uint8Array;
  private readonly sizes = new Uint8Array(MAX_RIDES * 2);

  constructor(topology: Topology) {
    this.topology = topology;
    this.cost = new Uint16Array(topology.stations);
    this.most = new Float64Array(topology.stations);
    this.least = new Float64Array(topology.stations);
    this.lineMost = new Float64Array(topology.lines);
    this.lineLeast = new Float64Array(topology.lines);
    this.buckets = new Uint8Array(MAX_RIDES * 2 * topology.stations);
  }

  /** Finds all routes from a station; `worth` is the value of a ride on each line. */
  search(tracks: Tracks, from: Station, worth: Float64Array): void {
    const { cost, most, least, buckets, sizes } = this;
    const { stations, firstIncident, across } = this.topology;
    cost.fill(FAR);
    sizes.fill(0);
    cost[from] = 0;
    most[from] = 0;
    least[from] = 0;
    buckets[0] = from;
    sizes[0] = 1;
    let boarded = 0;
    let left = 1;
    // Buckets of one walk more alternate with those of this walk.
    for (let walks = 0, here = 0; left > 0; walks++, here ^= MAX_RIDES) {
      const next = here ^ MAX_RIDES;
      for (let rides = 0; rides < MAX_RIDES; rides++) {
        const size = sizes[here + rides]!;
        if (size === 0) continue;
        const now = walks * WALK + rides;
        sizes[here + rides] = 0;
        left -= size;
        const first = (here + rides) * stations;
        const lines = this.board(tracks, first, size, now, boarded);
        boarded |= lines;
        left += this.ride(tracks, lines, here + rides + 1, now + RIDE, worth);
        for (let each = first; each < first + size; each++) {
          const station = buckets[each]!;
          // It may have been reached for less since it was put here.
          if (cost[station] !== now) continue;
          for (let way = firstIncident[station]!; way < firstIncident[station + 1]!; way++)
            left += this.offer(across[way]!, now + WALK, most[station]!, least[station]!, next + rides);
        }
      }
    }
  }

  /** The lines that are first boarded at this cost, as bits. A bucket is complete when its turn comes. */
  private board(tracks: Tracks, first: number, size: number, now: number, boarded: number): number {
    const { buckets, cost, most, least, lineMost, lineLeast } = this;
    let fresh = 0;
    for (let each = first; each < first + size; each++) {
      const station = buckets[each]!;
      if (cost[station] !== now) continue;
      for (let lines = tracks.linesAt[station]! & ~boarded; lines !== 0; lines &= lines - 1) {
        const line = 31 - Math.clz32(lines & -lines);
        const isFirst = (fresh & (1 << line)) === 0;
        fresh |= 1 << line;
        if (isFirst || most[station]! > lineMost[line]!) lineMost[line] = most[station]!;
        if (isFirst || least[station]! < lineLeast[line]!) lineLeast[line] = least[station]!;
      }
    }
    return fresh;
  }

  private ride(tracks: Tracks, boarded: number, bucket: number, cost: number, worth: Float64Array): number {
    const { members, memberCount } = tracks;
    const { stations } = this.topology;
    let added = 0;
    for (let lines = boarded; lines !== 0; lines &= lines - 1) {
      const line = 31 - Math.clz32(lines & -lines);
      const most = this.lineMost[line]! + worth[line]!;
      const least = this.lineLeast[line]! + worth[line]!;
      const start = line * stations;
      for (let member = start; member < start + memberCount[line]!; member++)
        added += this.offer(members[member]!, cost, most, least, bucket);
    }
    return added;
  }

  /** Offers a route to a station; returns 1 if the station now waits in a bucket for it. */
  private offer(to: Station, cost: number, most: number, least: number, bucket: number): number {
    const known = this.cost[to]!;
    if (known < cost) return 0;
    if (known === cost) {
      if (most > this.most[to]!) this.most[to] = most;
      if (least < this.least[to]!) this.least[to] = least;
      return 0;
    }
    this.cost[to] = cost;
    this.most[to] = most;
    this.least[to] = least;
    this.buckets[bucket * this.topology.stations + this.sizes[bucket]!] = to;
    this.sizes[bucket]! += 1;
    return 1;
  }
}
