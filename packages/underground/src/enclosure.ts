/**
 * How many stations a line encloses, counted over and over without garbage; the same rule as `loops.ts`. The outside is
 * flooded from face to face wherever the block between them lacks the line.
 */
import type { LineNumber, Topology } from "./topology.ts";

export class Enclosure {
  /** The ways out of each face: over which block, to which face. From `firstWay[face]` up to `firstWay[face + 1]`. */
  private readonly wayBlocks: Uint8Array;
  private readonly wayFaces: Uint8Array;
  private readonly firstWay: Uint16Array;
  /** The faces of each station as bits, in two words. */
  private readonly stationFaces: Int32Array;
  private readonly outerFace: number;
  private readonly isOutside: Uint8Array;
  private readonly queue: Uint8Array;

  constructor({ city }: Topology) {
    const faces = 1 + Math.max(...city.blocks.flatMap((block) => block.faces));
    const ways = Array.from({ length: faces }, (_, face) =>
      city.blocks.flatMap((block, number) => {
        const other = block.faces.find((each) => each !== face);
        return block.faces.includes(face) && other !== undefined ? [{ number, other }] : [];
      }),
    );
    this.wayBlocks = Uint8Array.from(ways.flat().map(({ number }) => number));
    this.wayFaces = Uint8Array.from(ways.flat().map(({ other }) => other));
    this.firstWay = new Uint16Array(faces + 1);
    for (const [face, each] of ways.entries()) this.firstWay[face + 1] = this.firstWay[face]! + each.length;
    this.stationFaces = new Int32Array(city.stations.length * 2);
    for (const [station, each] of city.stations.entries())
      for (const face of each.faces) this.stationFaces[station * 2 + (face >> 5)]! |= 1 << (face & 31);
    this.outerFace = city.outerFace;
    this.isOutside = new Uint8Array(faces);
    this.queue = new Uint8Array(faces);
  }

  /** Of the lines in each block as bits. */
  count(linesIn: Uint16Array, line: LineNumber): number {
    const { wayBlocks, wayFaces, firstWay, isOutside, queue, stationFaces } = this;
    const bit = 1 << line;
    isOutside.fill(0);
    isOutside[this.outerFace] = 1;
    queue[0] = this.outerFace;
    let low = 0;
    let high = 0;
    for (let done = 0, found = 1; done < found; done++) {
      const face = queue[done]!;
      if (face < 32) low |= 1 << face;
      else high |= 1 << (face & 31);
      const last = firstWay[face + 1]!;
      for (let way = firstWay[face]!; way < last; way++) {
        const next = wayFaces[way]!;
        if (isOutside[next] === 1 || (linesIn[wayBlocks[way]!]! & bit) !== 0) continue;
        isOutside[next] = 1;
        queue[found++] = next;
      }
    }
    let enclosed = 0;
    for (let at = 0; at < stationFaces.length; at += 2)
      if ((stationFaces[at]! & low) === 0 && (stationFaces[at + 1]! & high) === 0) enclosed++;
    return enclosed;
  }
}
