import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { Enclosure } from "./enclosure.ts";
import { enclosedBy, enclosedStations } from "./loops.ts";
import { insideByGeometry, LINE, randomBlocks, randomLine } from "./testing/loops.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";
import { Tracks } from "./tracks.ts";

const LONG = process.env["LONG"] === "1";
const { city } = LONDON_TOPOLOGY;

describe("what a line encloses", () => {
  it("agrees with geometry on random lines", { timeout: 3_600_000 }, () => {
    const random = new Random("loops");
    let loops = 0;
    for (let line = 0; line < (LONG ? 2_000 : 120); line++) {
      const tracks = randomLine(LONDON_TOPOLOGY, random, 3 + random.below(45));
      const enclosed = enclosedBy(LONDON_TOPOLOGY, tracks.linesIn, LINE);
      expect(new Set(enclosed)).toEqual(insideByGeometry(LONDON_TOPOLOGY, (block) => tracks.linesIn[block] === 1));
      expect(new Enclosure(LONDON_TOPOLOGY).renew(tracks.linesIn, LINE)).toBe(enclosed.length);
      if (enclosed.length) loops++;
    }
    expect(loops).toBeGreaterThan(20);
  });

  it("grows piece by piece to what is counted at once", () => {
    const random = new Random("piece by piece");
    for (let line = 0; line < (LONG ? 5_000 : 300); line++) {
      const enclosure = new Enclosure(LONDON_TOPOLOGY);
      const tracks = new Tracks(LONDON_TOPOLOGY);
      let enclosed = enclosure.renew(tracks.linesIn, LINE);
      for (const block of randomBlocks(LONDON_TOPOLOGY, random, 3 + random.below(100))) {
        if (tracks.build(LINE, block) === 0) enclosed += enclosure.close(tracks.linesIn, LINE, block);
        expect(enclosed).toBe(enclosedBy(LONDON_TOPOLOGY, tracks.linesIn, LINE).length);
      }
    }
  });

  it("is nothing without a loop, and 24 stations at most", () => {
    expect(enclosedStations(LONDON_TOPOLOGY, () => false)).toEqual([]);
    expect(enclosedStations(LONDON_TOPOLOGY, () => true).length).toBe(24);
  });

  it("never is a terminus", () => {
    const inside = enclosedStations(LONDON_TOPOLOGY, () => true).map((station) => city.stations[station]!.category);
    expect(inside).not.toContain("terminus");
  });
});
