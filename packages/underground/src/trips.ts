/** The passenger's trips, for people: all that are best, and the way he goes (rules 4.1 to 4.6). */
import { Passenger } from "./passenger.ts";
import type { Position } from "./position.ts";
import { cityOf, tracksOf } from "./rulesOf.ts";
import type { Station, Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";

export interface Trip {
  readonly to: string;
  /** By their place in the city; none when he only walks. */
  readonly lines: readonly string[];
}

export interface Trips {
  readonly walks: number;
  /** How many lines every one of them uses. */
  readonly rides: number;
  /** By destination, then by lines. */
  readonly trips: readonly Trip[];
}

/** The best trips from a station to any of the destinations; the destinations must not be empty. */
export function bestTrips(tracks: Tracks, from: string, to: readonly string[]): Trips {
  const { topology } = tracks;
  const passenger = solverOf(topology);
  const targets = Uint8Array.from(to, (id) => topology.stationOf(id));
  const count = passenger.solve(tracks, topology.station(from)!, targets, targets.length);
  const trips = Array.from({ length: count }, (_, option) => ({
    to: topology.city.stations[passenger.optionTo[option]!]!.id,
    lines: linesIn(topology, passenger.optionLines[option]!),
  }));
  return { walks: passenger.walks, rides: passenger.rides, trips: trips.toSorted(byName) };
}

/** Solvers are room to work in and remember nothing between two solves, so one serves all. */
const solvers = new WeakMap<Topology, Passenger>();

function solverOf(topology: Topology): Passenger {
  let solver = solvers.get(topology);
  if (!solver) solvers.set(topology, (solver = new Passenger(topology)));
  return solver;
}

function byName(one: Trip, other: Trip): number {
  const [left, right] = [tripKey(one), tripKey(other)];
  return left < right ? -1 : left > right ? 1 : 0;
}

function tripKey({ to, lines }: Trip): string {
  return `${to} ${lines.toSorted().join(" ")}`;
}

/** The lines that bits stand for, by their place in the city. */
export function linesIn(topology: Topology, bits: number): readonly string[] {
  return topology.city.lines.flatMap(({ id }, line) => (bits & (1 << line) ? [id] : []));
}

/** Lines as bits. */
export function linesAs(topology: Topology, ids: readonly string[]): number {
  return ids.reduce((bits, id) => bits | (1 << topology.lineOf(id)), 0);
}

/** The destinations of a kind that are face up. */
export function openOf(position: Pick<Position, "setup" | "open">, kind: "express" | "normal"): readonly string[] {
  const topology = cityOf(position.setup);
  return position.open.filter((id) => topology.city.stations[topology.station(id)!]!.category === kind);
}

/** The trips among which the mover chooses, in the stages in which there is one. */
export function tripsOf(position: Position): Trips | undefined {
  const { stage } = position;
  if (stage !== "express" && stage !== "normal") return undefined;
  return bestTrips(tracksOf(position), position.passenger, openOf(position, stage));
}

/** A stretch of a trip: on foot, or by one line. */
export interface Stretch {
  /** Absent on foot. */
  readonly line?: string;
  /** Every station passed, both ends included. */
  readonly stations: readonly string[];
}

/** The way of a trip, stretch by stretch. Where several serve, the one with fewest stations on each line. */
export function wayOf(tracks: Tracks, from: string, trip: Trip): readonly Stretch[] {
  const { topology } = tracks;
  const only = linesAs(topology, trip.lines);
  const start = topology.station(from)!;
  const goal = topology.station(trip.to)!;
  const steps = cheapest(tracks, start, goal, only);
  const stretches: Stretch[] = [];
  let at = start;
  for (const { to, line } of steps) {
    const passed = line === undefined ? [at, to] : along(tracks, line, at, to);
    const last = stretches.at(-1);
    const names = passed.map((station) => topology.city.stations[station]!.id);
    if (line === undefined && last && last.line === undefined)
      stretches[stretches.length - 1] = { stations: [...last.stations, ...names.slice(1)] };
    else stretches.push({ ...(line !== undefined && { line: topology.city.lines[line]!.id }), stations: names });
    at = to;
  }
  return stretches;
}

interface Hop {
  readonly to: Station;
  /** Absent on foot. */
  readonly line?: number;
}

/** Fewest walks, then fewest rides, by these lines alone; the hops in order. */
function cheapest(tracks: Tracks, start: Station, goal: Station, only: number): readonly Hop[] {
  const { topology } = tracks;
  const best = new Map<Station, { cost: number; from?: Station; line?: number }>([[start, { cost: 0 }]]);
  const queue = new Set<Station>([start]);
  while (queue.size) {
    let at = -1;
    for (const each of queue) if (at < 0 || best.get(each)!.cost < best.get(at)!.cost) at = each;
    queue.delete(at);
    if (at === goal) break;
    const { cost } = best.get(at)!;
    const offer = (to: Station, price: number, line?: number): void => {
      if (cost + price >= (best.get(to)?.cost ?? Infinity)) return;
      best.set(to, { cost: cost + price, from: at, ...(line !== undefined && { line }) });
      queue.add(to);
    };
    for (let line = 0; line < topology.lines; line++) {
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
function along(tracks: Tracks, line: number, from: Station, to: Station): readonly Station[] {
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
