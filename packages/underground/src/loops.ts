/**
 * Computes what a line encloses. It needs no geometry: every block has the faces on its sides, every station those that
 * meet there. Two faces belong to one region if a block between them lacks the line. A station is enclosed if none of
 * its faces belongs to the outside region.
 */
import type { Block, LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

/** The stations enclosed by the blocks for which `has` is true. */
export function enclosedStations(topology: Topology, has: (block: Block) => boolean): readonly Station[] {
  const { city } = topology;
  const parents = regions(topology, has);
  const outside = find(parents, city.outerFace);
  return city.stations.flatMap(({ faces }, station) =>
    faces.every((face) => find(parents, face) !== outside) ? [station as Station] : [],
  );
}

/** The stations that a line encloses, given the lines in each block as bits. */
export function enclosedBy(topology: Topology, linesIn: Uint16Array, line: LineNumber): readonly Station[] {
  return enclosedStations(topology, (block) => (linesIn[block]! & (1 << line)) !== 0);
}

function regions(topology: Topology, has: (block: Block) => boolean): number[] {
  const parents: number[] = [];
  for (const [block, { faces }] of topology.city.blocks.entries()) {
    const [left = 0, right = left] = faces;
    parents[left] ??= left;
    parents[right] ??= right;
    if (!has(block as Block)) parents[find(parents, left)] = find(parents, right);
  }
  return parents;
}

function find(parents: number[], face: number): number {
  let root = face;
  while (parents[root] !== root) root = parents[root]!;
  // Compresses the path for next time.
  for (let at = face; at !== root;) {
    const next = parents[at]!;
    parents[at] = root;
    at = next;
  }
  return root;
}
