/** Random lines, and what they enclose by geometry alone. */
import type { Random } from "@interchange/tabletop";
import type { Block, LineNumber } from "../indices.ts";
import { pathsOf } from "../maps/faces.ts";
import type { Topology } from "../topology.ts";
import { Tracks } from "../tracks.ts";

export const LINE = 0 as LineNumber;

/** Connected blocks in the order built, grown at random and inclined to close loops. */
export function randomBlocks(topology: Topology, random: Random, size: number): readonly Block[] {
  const { allBlocks, ends } = topology;
  const tracks = new Tracks(topology);
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

export function randomLine(topology: Topology, random: Random, size: number): Tracks {
  const tracks = new Tracks(topology);
  for (const block of randomBlocks(topology, random, size)) tracks.build(LINE, block);
  return tracks;
}

/**
 * By geometry, in ignorance of faces: a station is inside when it cannot get out to the edge of the map without
 * crossing the line. Cells of a fine grid that the line's strokes do not touch are flooded from the outside.
 */
export function insideByGeometry({ city }: Topology, has: (block: number) => boolean): Set<number> {
  const STEP = 4;
  const { width, height, stations } = city.file;
  const [columns, rows] = [Math.ceil(width / STEP) + 2, Math.ceil(height / STEP) + 2];
  const wall = new Uint8Array(columns * rows);
  const cell = (x: number, y: number): number => (Math.round(y / STEP) + 1) * columns + Math.round(x / STEP) + 1;
  for (const [block, path] of pathsOf(city.file).entries()) {
    if (!has(block)) continue;
    for (const [piece, [toX, toY]] of path.slice(1).entries()) {
      const [fromX, fromY] = path[piece]!;
      const steps = Math.ceil(Math.hypot(toX - fromX, toY - fromY));
      for (let step = 0; step <= steps; step++) {
        const [x, y] = [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps];
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
    const [x, y] = stations[station]!.at;
    for (let dx = -6; dx <= 6; dx++)
      for (let dy = -6; dy <= 6; dy++) if (outside[cell(x + dx * STEP, y + dy * STEP)]) return false;
    return true;
  };
  return new Set(stations.flatMap((_, station) => (isInside(station) ? [station] : [])));
}
