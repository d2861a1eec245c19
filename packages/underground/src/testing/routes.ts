/** Random networks, and the passenger's best routes by brute force. */
import type { Random } from "@interchange/tabletop";
import type { Topology } from "../topology.ts";
import { Tracks } from "../tracks.ts";

/** A random network: some lines of some length, each connected, with now and then a branch or a loop. */
export function randomTracks(topology: Topology, random: Random): Tracks {
  const tracks = new Tracks(topology);
  const { allBlocks, allLines, lines, pieces, ends } = topology;
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
export function bruteForce(
  tracks: Tracks,
  from: number,
  to: readonly number[],
): { readonly cost: number; readonly options: ReadonlySet<string> } {
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
