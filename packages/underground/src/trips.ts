/** The passenger's best trips, by name (rules 4.1 to 4.6). */
import { CATEGORIES } from "./city.ts";
import { Passenger } from "./passenger.ts";
import type { Position } from "./position.ts";
import { cityOf, tracksOf } from "./rulesOf.ts";
import { NO_STATION } from "./indices.ts";
import type { IndexArray, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";

export interface Trip {
  readonly to: string;
  /** In the city's order; none if he only walks. */
  readonly lines: readonly string[];
}

export interface Trips {
  readonly walks: number;
  /** How many lines every one of them uses. */
  readonly rides: number;
  /** By destination, then by lines. */
  readonly trips: readonly Trip[];
}

/** The best trips from a station to any of the destinations, which must not be empty. */
export function bestTrips(tracks: Tracks, from: string, to: readonly string[]): Trips {
  const { topology } = tracks;
  const passenger = solverOf(topology);
  const targets = Uint8Array.from(to, topology.stationOf) as IndexArray<Station>;
  const count = passenger.solve(tracks, topology.stationOf(from), targets, targets.length);
  const trips = Array.from({ length: count }, (_, option) => ({
    to: topology.stationId(passenger.optionTo[option] ?? NO_STATION),
    lines: linesIn(topology, passenger.optionLines[option] ?? 0),
  }));
  return { walks: passenger.walks, rides: passenger.rides, trips: trips.toSorted(byName) };
}

/** A solver is only a buffer and remembers nothing between two solves, so one serves all. */
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

/** The lines given as bits, in the city's order. */
export function linesIn(topology: Topology, bits: number): readonly string[] {
  return topology.city.lines.flatMap(({ id }, line) => (bits & (1 << line) ? [id] : []));
}

/** Lines as bits. */
export function linesAs(topology: Topology, ids: readonly string[]): number {
  return ids.reduce((bits, id) => bits | (1 << topology.lineOf(id)), 0);
}

/** The destinations of a kind that are face up. */
export function openOf(position: Pick<Position, "setup" | "open">, kind: "express" | "normal"): readonly string[] {
  const { kindOf } = cityOf(position.setup);
  return position.open.filter((id) => CATEGORIES[kindOf(id)] === kind);
}

/** The trips that the player chooses from, in the stages that have some. */
export function tripsOf(position: Position): Trips | undefined {
  const { stage } = position;
  if (stage !== "express" && stage !== "normal") return undefined;
  return bestTrips(tracksOf(position), position.passenger, openOf(position, stage));
}
