/** The passenger's way on a trip, stretch by stretch (rule 4.2). */
import type { LineNumber, Station } from "./indices.ts";
import type { Tracks } from "./tracks.ts";
import { linesAs } from "./trips.ts";
import type { Trip } from "./trips.ts";

/** A stretch of a trip: on foot, or by one line. */
export interface Stretch {
  /** Absent on foot. */
  readonly line?: string;
  /** Every station passed, both ends included. */
  readonly stations: readonly string[];
}

/** The way of a trip, stretch by stretch. If several are possible, the one with the fewest stations on each line. */
export function wayOf(tracks: Tracks, from: string, trip: Trip): readonly Stretch[] {
  const { topology } = tracks;
  const only = linesAs(topology, trip.lines);
  const start = topology.stationOf(from);
  const goal = topology.stationOf(trip.to);
  const steps = cheapest(tracks, start, goal, only);
  const stretches: Stretch[] = [];
  let at = start;
  for (const { to, line } of steps) {
    const passed = line === undefined ? [at, to] : along(tracks, line, at, to);
    const last = stretches.at(-1);
    const names = passed.map(topology.stationId);
    if (line === undefined && last && last.line === undefined)
      stretches[stretches.length - 1] = { stations: [...last.stations, ...names.slice(1)] };
    else stretches.push({ ...(line !== undefined && { line: topology.lineId(line) }), stations: names });
    at = to;
  }
  return stretches;
}

interface Hop {
  readonly to: Station;
  /** Absent on foot. */
  readonly line?: LineNumber;
}

/** Fewest walks, then fewest rides, by these lines alone; the hops in order. */
function cheapest(tracks: Tracks, start: Station, goal: Station, only: number): readonly Hop[] {
  const { topology } = tracks;
  const best = new Map<Station, { cost: number; from?: Station; line?: LineNumber }>([[start, { cost: 0 }]]);
  const queue = new Set<Station>([start]);
  while (queue.size) {
    const at = [...queue].reduce((one, other) => (best.get(other)!.cost < best.get(one)!.cost ? other : one));
    queue.delete(at);
    if (at === goal) break;
    const { cost } = best.get(at)!;
    const offer = (to: Station, price: number, line?: LineNumber): void => {
      if (cost + price >= (best.get(to)?.cost ?? Infinity)) return;
      best.set(to, { cost: cost + price, from: at, ...(line !== undefined && { line }) });
      queue.add(to);
    };
    for (const line of topology.allLines) {
      if ((tracks.linesAt[at]! & only & (1 << line)) === 0) continue;
      const first = line * topology.stations;
      for (let member = 0; member < tracks.memberCount[line]!; member++)
        offer(tracks.members[first + member]!, 1, line);
    }
    for (let way = topology.firstIncident[at]!; way < topology.firstIncident[at + 1]!; way++)
      offer(topology.across[way]!, 16);
  }
  const hops: Hop[] = [];
  for (let at = goal; at !== start;) {
    const { from, line } = best.get(at)!;
    hops.unshift({ to: at, ...(line !== undefined && { line }) });
    at = from!;
  }
  return hops;
}

/** The stations from one to another along a line, by fewest pieces. */
function along(tracks: Tracks, line: LineNumber, from: Station, to: Station): readonly Station[] {
  const { firstIncident, across, incident } = tracks.topology;
  const before = new Map<Station, Station>([[from, from]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined && at !== to; at = queue.shift())
    for (let way = firstIncident[at]!; way < firstIncident[at + 1]!; way++) {
      const other = across[way]!;
      if ((tracks.linesIn[incident[way]!]! & (1 << line)) === 0 || before.has(other)) continue;
      before.set(other, at);
      queue.push(other);
    }
  const stations = [to];
  while (stations[0] !== from) stations.unshift(before.get(stations[0]!)!);
  return stations;
}
