/** Random maps: their areas, routes and loops by brute force, and the laws of the table on them. */
import { Random } from "@interchange/tabletop";
import { checkLaws } from "@interchange/tabletop/conformance";
import { describe, expect, test } from "vitest";
import { Enclosure } from "../enclosure.ts";
import { underground } from "../game.ts";
import { enclosedBy } from "../loops.ts";
import { undergroundSearch } from "../search.ts";
import { insideByGeometry, LINE, randomBlocks, randomLine } from "../testing/loops.ts";
import { randomMap, SIZES } from "../testing/randomMap.ts";
import { referee } from "../testing/referee.ts";
import { bruteForce, randomTracks } from "../testing/routes.ts";
import { setupOf } from "../testing/tables.ts";
import { topologyOf } from "../topology.ts";
import type { Topology } from "../topology.ts";
import { Tracks } from "../tracks.ts";
import { bestTrips } from "../trips.ts";
import { cityFrom } from "./cityFrom.ts";
import { componentsOn } from "../components.ts";
import { facesOf } from "./faces.ts";
import { MAP_LIMITS } from "./mapFile.ts";

const LONG = process.env["LONG"] === "1";
const MAPS_OF_SIZE = LONG ? 20 : 2;

const MAPS = SIZES.flatMap((size, index) =>
  Array.from({ length: MAPS_OF_SIZE }, (_, number) => randomMap(`map ${index} ${number}`, size)),
);
const TOPOLOGIES: readonly Topology[] = MAPS.map((map) => topologyOf(cityFrom(map)));

describe("random maps", () => {
  test("are of all sizes, up to more areas than London has, and some have bends and farewells", () => {
    const stations = MAPS.map((map) => map.stations.length);
    expect(Math.min(...stations)).toBeLessThan(20);
    expect(Math.max(...stations)).toBeGreaterThan(100);
    expect(Math.max(...MAPS.map((map) => facesOf(map).count))).toBeGreaterThan(64);
    expect(MAPS.some(({ blocks }) => blocks.some(({ bends }) => bends))).toBe(true);
    expect(new Set(MAPS.map(({ farewell }) => farewell === undefined)).size).toBe(2);
  });

  test("have as many areas as Euler says, and each block borders on one or two", () => {
    for (const map of MAPS) {
      const faces = facesOf(map);
      expect(faces.count).toBe(map.blocks.length - map.stations.length + 2);
      expect(faces.count).toBeLessThanOrEqual(MAP_LIMITS.areas);
      const all = faces.ofBlocks.flat();
      expect(new Set(all).size).toBe(faces.count);
      for (const sides of faces.ofBlocks) expect([1, 2]).toContain(sides.length);
    }
  });

  test("have the distances that breadth finds", () => {
    for (const { city, walks, walkWidth, stationOf } of TOPOLOGIES) {
      const from = city.stations[0]!.id;
      const steps = new Map([[from, 0]]);
      for (const [id, walked] of steps)
        for (const { between } of city.blocks)
          if (between.includes(id)) for (const end of between) if (!steps.has(end)) steps.set(end, walked + 1);
      for (const { id } of city.stations)
        expect(walks[stationOf(from) * walkWidth + stationOf(id)]).toBe(steps.get(id));
    }
  });
});

test("the passenger takes the routes that brute force finds", { timeout: 3_600_000 }, () => {
  const random = new Random("routes on maps");
  for (const topology of TOPOLOGIES)
    for (let network = 0; network < (LONG ? 200 : 12); network++) {
      const tracks = randomTracks(topology, random);
      const [from, ...to] = random.shuffled(topology.allStations).slice(0, 2 + random.below(4));
      const ids = topology.city.stations.map(({ id }) => id);
      const found = bestTrips(
        tracks,
        ids[from!]!,
        to.map((station) => ids[station]!),
      );
      const brute = bruteForce(tracks, from!, to);
      expect(found.walks * 100 + found.rides).toBe(brute.cost);
      const bits = (lines: readonly string[]): number => lines.reduce((sum, id) => sum | (1 << topology.lineOf(id)), 0);
      expect(new Set(found.trips.map((trip) => `${ids.indexOf(trip.to)} ${bits(trip.lines)}`))).toEqual(brute.options);
    }
});

test("loops enclose what geometry says, at once and piece by piece", { timeout: 3_600_000 }, () => {
  const random = new Random("loops on maps");
  let loops = 0;
  for (const topology of TOPOLOGIES) {
    for (let line = 0; line < (LONG ? 40 : 4); line++) {
      const tracks = randomLine(topology, random, 3 + random.below(topology.blocks));
      const enclosed = enclosedBy(topology, tracks.linesIn, LINE);
      expect(new Set(enclosed)).toEqual(insideByGeometry(topology, (block) => tracks.linesIn[block] === 1));
      expect(new Enclosure(topology).renew(tracks.linesIn, LINE)).toBe(enclosed.length);
      if (enclosed.length) loops++;
    }
    const enclosure = new Enclosure(topology);
    const tracks = new Tracks(topology);
    let enclosed = enclosure.renew(tracks.linesIn, LINE);
    for (const block of randomBlocks(topology, random, topology.blocks)) {
      if (tracks.build(LINE, block) === 0) enclosed += enclosure.close(tracks.linesIn, LINE, block);
      expect(enclosed).toBe(enclosedBy(topology, tracks.linesIn, LINE).length);
    }
  }
  expect(loops).toBeGreaterThan(10);
});

test("the laws of the table hold on them", { timeout: 3_600_000 }, () => {
  for (const [number, map] of MAPS.entries()) {
    const options = {
      "first-round": ["2006", "2019", "designer"][number % 3]!,
      "last-round": ["building", "designer"][number % 2]!,
      "mornington-crescent": map.farewell === undefined ? "no" : "yes",
      movement: ["full", "basic"][Math.floor(number / 2) % 2]!,
    };
    const setup = setupOf({ seats: 2 + (number % 4), components: componentsOn(map)!, options });
    checkLaws(
      { game: underground, search: undergroundSearch, referee },
      setup,
      `random map ${number}`,
      LONG ? 120 : 20,
    );
  }
});
