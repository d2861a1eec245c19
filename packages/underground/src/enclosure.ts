/** How many stations a line encloses, counted over and over without garbage; the same rule as `loops.ts`. */
import type { LineNumber, Topology } from "./topology.ts";

export class Enclosure {
  private readonly parents: Uint8Array;
  /** The blocks with different faces on their sides, and those faces; nothing else can enclose. */
  private readonly walls: Uint8Array;
  private readonly blockFaces: Uint8Array;
  private readonly stationFaces: readonly Uint8Array[];
  private readonly outerFace: number;

  constructor({ city }: Topology) {
    const faces = 1 + Math.max(...city.blocks.flatMap((block) => block.faces));
    this.parents = new Uint8Array(faces);
    this.walls = Uint8Array.from(city.blocks.flatMap((each, block) => (each.faces.length > 1 ? [block] : [])));
    this.blockFaces = Uint8Array.from(city.blocks.flatMap((block) => [block.faces[0]!, block.faces.at(-1)!]));
    this.stationFaces = city.stations.map((station) => Uint8Array.from(station.faces));
    this.outerFace = city.outerFace;
  }

  /** Of the lines in each block as bits. */
  count(linesIn: Uint16Array, line: LineNumber): number {
    const { parents, blockFaces, walls } = this;
    const bit = 1 << line;
    for (let face = 0; face < parents.length; face++) parents[face] = face;
    for (let wall = 0; wall < walls.length; wall++) {
      const block = walls[wall]!;
      if ((linesIn[block]! & bit) !== 0) continue;
      const left = this.find(blockFaces[block * 2]!);
      const right = this.find(blockFaces[block * 2 + 1]!);
      if (left !== right) parents[left] = right;
    }
    const outside = this.find(this.outerFace);
    let enclosed = 0;
    for (const faces of this.stationFaces) {
      let isInside = true;
      for (let index = 0; index < faces.length && isInside; index++) isInside = this.find(faces[index]!) !== outside;
      if (isInside) enclosed++;
    }
    return enclosed;
  }

  private find(face: number): number {
    const { parents } = this;
    let at = face;
    while (parents[at] !== at) {
      // Halve the way for the next time.
      parents[at] = parents[parents[at]!]!;
      at = parents[at]!;
    }
    return at;
  }
}
