import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { bruteForce, randomTracks } from "./testing/routes.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";
import { bestTrips } from "./trips.ts";
import { wayOf } from "./ways.ts";

const LONG = process.env["LONG"] === "1";

describe("the passenger", () => {
  it("agrees with brute force over all routes on many random networks", { timeout: 3_600_000 }, () => {
    const random = new Random("networks");
    for (let network = 0; network < (LONG ? 20_000 : 1_000); network++) {
      const tracks = randomTracks(LONDON_TOPOLOGY, random);
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
      const tracks = randomTracks(LONDON_TOPOLOGY, random);
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
