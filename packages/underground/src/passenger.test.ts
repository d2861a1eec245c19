import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { LONDON_TOPOLOGY } from "./topology.ts";
import { Tracks } from "./tracks.ts";
import { bestTrips } from "./trips.ts";
import { wayOf } from "./ways.ts";

const LONG = process.env["LONG"] === "1";

/** A random network: some lines of some length, each connected, with now and then a branch or a loop. */
function randomTracks(random: Random): Tracks {
  const tracks = new Tracks(LONDON_TOPOLOGY);
  const { allBlocks, allLines, lines, pieces, ends } = LONDON_TOPOLOGY;
  for (const line of random.shuffled(allLines).slice(0, random.below(lines + 1))) {
    const wanted = 1 + random.below(pieces[line]!);
    for (let tries = 0; tracks.laid[line]! < wanted && tries < 2_000; tries++) {
      const block = random.pick(allBlocks);
      const touches = tracks.laid[line] === 0 || [0, 1].some((end) => tracks.touches(line, ends[block * 2 + end]!));
      if (touches && tracks.hasRoom(line, block)) tracks.build(line, block);
    }
  }
  return tracks;
}

/**
 * All routes that could be best, with no thought for speed: every state (station, lines used so far, line ridden now)
 * is a node of its own, riding goes block by block, and boarding a line that was used before costs nothing more.
 */
function bruteForce(tracks: Tracks, from: number, to: readonly number[]): { cost: number; options: Set<string> } {
  const { firstIncident, across, incident } = tracks.topology;
  const costs = new Map<string, number>();
  const key = (station: number, used: number, riding: number): string => `${station} ${used} ${riding}`;
  const layers: [number, number, number][][] = [[[from, 0, -1]]];
  costs.set(key(from, 0, -1), 0);
  const options = new Set<string>();
  for (let cost = 0; cost < layers.length; cost++) {
    const layer = layers[cost] ?? [];
    for (let index = 0; index < layer.length; index++) {
      const [station, used, riding] = layer[index]!;
      if (costs.get(key(station, used, riding)) !== cost) continue;
      if (to.includes(station)) options.add(`${station} ${used}`);
      const reach = (next: number, lines: number, on: number, price: number): void => {
        const known = costs.get(key(next, lines, on)) ?? Infinity;
        if (cost + price >= known) return;
        costs.set(key(next, lines, on), cost + price);
        (layers[cost + price] ??= []).push([next, lines, on]);
      };
      for (let way = firstIncident[station]!; way < firstIncident[station + 1]!; way++) {
        reach(across[way]!, used, -1, 100);
        for (let line = 0; line < tracks.topology.lines; line++) {
          if ((tracks.linesIn[incident[way]!]! & (1 << line)) === 0) continue;
          const isUsed = riding === line || (used & (1 << line)) !== 0;
          reach(across[way]!, used | (1 << line), line, isUsed ? 0 : 1);
        }
      }
    }
    if (options.size) return { cost, options };
  }
  throw new Error("nowhere to go");
}

describe("the passenger", () => {
  it("agrees with brute force over all routes on thousands of random networks", { timeout: 3_600_000 }, () => {
    const random = new Random("networks");
    for (let network = 0; network < (LONG ? 20_000 : 2_000); network++) {
      const tracks = randomTracks(random);
      const [from, ...to] = random
        .shuffled(Array.from({ length: 100 }, (_, station) => station))
        .slice(0, 2 + random.below(4));
      const ids = LONDON_TOPOLOGY.city.stations.map(({ id }) => id);
      const found = bestTrips(
        tracks,
        ids[from!]!,
        to.map((station) => ids[station]!),
      );
      const brute = bruteForce(tracks, from!, to);
      expect(found.walks * 100 + found.rides).toBe(brute.cost);
      const bits = (lines: readonly string[]): number =>
        lines.reduce((sum, id) => sum | (1 << LONDON_TOPOLOGY.line(id)!), 0);
      expect(new Set(found.trips.map((trip) => `${ids.indexOf(trip.to)} ${bits(trip.lines)}`))).toEqual(brute.options);
      expect(new Set(found.trips.map((trip) => JSON.stringify(trip))).size).toBe(found.trips.length);
    }
  });

  it("goes ways that can be gone, with the walks and lines that were promised", () => {
    const random = new Random("ways");
    const ids = LONDON_TOPOLOGY.city.stations.map(({ id }) => id);
    for (let network = 0; network < 300; network++) {
      const tracks = randomTracks(random);
      const [from, ...to] = random.shuffled(ids).slice(0, 4) as [string, ...string[]];
      const { walks, trips } = bestTrips(tracks, from, to);
      for (const trip of trips) {
        const way = wayOf(tracks, from, trip);
        expect(way[0]!.stations[0]).toBe(from);
        expect(way.at(-1)!.stations.at(-1)).toBe(trip.to);
        const walked = way.filter(({ line }) => line === undefined);
        expect(walked.reduce((sum, { stations }) => sum + stations.length - 1, 0)).toBe(walks);
        const ridden = way.flatMap(({ line }) => (line === undefined ? [] : [line]));
        expect(ridden.toSorted()).toEqual([...trip.lines].toSorted());
        for (const [index, { line, stations }] of way.entries()) {
          if (index) expect(stations[0]).toBe(way[index - 1]!.stations.at(-1));
          for (const [step, station] of stations.slice(1).entries()) {
            const block = LONDON_TOPOLOGY.block(stations[step]!, station);
            expect(block).toBeDefined();
            if (line !== undefined) expect(tracks.linesIn[block!]! & (1 << LONDON_TOPOLOGY.line(line)!)).not.toBe(0);
          }
        }
      }
    }
  });
});
