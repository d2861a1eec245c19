import { Random } from "@interchange/tabletop";
import { describe, expect, it } from "vitest";
import { LONDON_MAP } from "./cities/londonMap.ts";
import { Enclosure } from "./enclosure.ts";
import { enclosedBy, enclosedStations } from "./loops.ts";
import { LONDON_TOPOLOGY } from "./topology.ts";
import type { Block, LineNumber } from "./indices.ts";
import { Tracks } from "./tracks.ts";

const LONG = process.env["LONG"] === "1";
const { city, ends, allBlocks } = LONDON_TOPOLOGY;
const LINE = 0 as LineNumber;
const spots = city.stations.map(({ id }) => LONDON_MAP.stations[id]!);

/** Connected blocks in the order built, grown at random and inclined to close loops. */
function randomBlocks(random: Random, size: number): readonly Block[] {
  const tracks = new Tracks(LONDON_TOPOLOGY);
  const built: Block[] = [];
  for (let tries = 0; built.length < size && tries < 5_000; tries++) {
    const block = random.pick(allBlocks);
    const touching = [0, 1].filter((end) => tracks.touches(LINE, ends[block * 2 + end]!)).length;
    if (
      tracks.hasRoom(LINE, block) &&
      (built.length === 0 || touching === 2 || (touching === 1 && random.below(3) === 0))
    ) {
      tracks.build(LINE, block);
      built.push(block);
    }
  }
  return built;
}

function randomLine(random: Random, size: number): Tracks {
  const tracks = new Tracks(LONDON_TOPOLOGY);
  for (const block of randomBlocks(random, size)) tracks.build(LINE, block);
  return tracks;
}

/**
 * By geometry, in ignorance of faces: a station is inside when it cannot get out to the edge of the map without
 * crossing the line. Cells of a fine grid that the line's strokes do not touch are flooded from the outside.
 */
function insideByGeometry(has: (block: number) => boolean): Set<number> {
  const STEP = 4;
  const [columns, rows] = [Math.ceil(LONDON_MAP.width / STEP) + 2, Math.ceil(LONDON_MAP.height / STEP) + 2];
  const wall = new Uint8Array(columns * rows);
  const cell = (x: number, y: number): number => (Math.round(y / STEP) + 1) * columns + Math.round(x / STEP) + 1;
  for (const block of allBlocks) {
    if (!has(block)) continue;
    const [a, b] = [spots[ends[block * 2]!]!, spots[ends[block * 2 + 1]!]!];
    const steps = Math.ceil(Math.hypot(b.x - a.x, b.y - a.y));
    for (let step = 0; step <= steps; step++) {
      const [x, y] = [a.x + ((b.x - a.x) * step) / steps, a.y + ((b.y - a.y) * step) / steps];
      // A stroke two cells wide, so that nothing slips through diagonally.
      for (const [dx, dy] of [
        [0, 0],
        [STEP / 2, 0],
        [0, STEP / 2],
        [-STEP / 2, 0],
        [0, -STEP / 2],
      ])
        wall[cell(x + dx!, y + dy!)] = 1;
    }
  }
  const outside = new Uint8Array(columns * rows);
  const queue = [0];
  outside[0] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const column = at % columns;
    for (const next of [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1, at - columns, at + columns])
      if (next >= 0 && next < outside.length && !outside[next] && !wall[next]) {
        outside[next] = 1;
        queue.push(next);
      }
  }
  const isInside = (station: number): boolean => {
    const { x, y } = spots[station]!;
    for (let dx = -6; dx <= 6; dx++)
      for (let dy = -6; dy <= 6; dy++) if (outside[cell(x + dx * STEP, y + dy * STEP)]) return false;
    return true;
  };
  return new Set(spots.flatMap((_, station) => (isInside(station) ? [station] : [])));
}

describe("what a line encloses", () => {
  it("agrees with geometry on random lines", { timeout: 3_600_000 }, () => {
    const random = new Random("loops");
    let loops = 0;
    for (let line = 0; line < (LONG ? 2_000 : 120); line++) {
      const tracks = randomLine(random, 3 + random.below(45));
      const enclosed = enclosedBy(LONDON_TOPOLOGY, tracks.linesIn, LINE);
      expect(new Set(enclosed)).toEqual(insideByGeometry((block) => tracks.linesIn[block] === 1));
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
      for (const block of randomBlocks(random, 3 + random.below(100))) {
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
