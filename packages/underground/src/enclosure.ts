/**
 * Counts the stations a line encloses, again and again without allocation, by the same rule as `loops.ts`. It stores
 * the outside faces of every line. A piece that closes a loop cuts one region in two: if that was the outside, whatever
 * cannot reach the outer face any more is inside from now on.
 */
import type { City } from "./city.ts";
import type { Block, LineNumber } from "./indices.ts";
import type { Topology } from "./topology.ts";

/** The faces of a map as numbers, the same for all its boards. */
interface Faces {
  readonly count: number;
  /** Words in a set of faces. */
  readonly width: number;
  /** The exits of each face: over which block, to which face. From `firstWay[face]` up to `firstWay[face + 1]`. */
  readonly wayBlocks: Uint8Array;
  readonly wayFaces: Uint8Array;
  readonly firstWay: Uint16Array;
  /** The faces on both sides of each block, by `block * 2`. */
  readonly blockFaces: Uint8Array;
  /** The faces of the stations that can be enclosed at all, as bits, `width` words for each. */
  readonly stationFaces: Int32Array;
}

const facesOfMaps = new WeakMap<City, Faces>();

function facesOf(city: City): Faces {
  const count = 1 + Math.max(...city.blocks.flatMap((block) => block.faces));
  const ways = Array.from({ length: count }, (_, face) =>
    city.blocks.flatMap((block, number) => {
      const other = block.faces.find((each) => each !== face);
      return block.faces.includes(face) && other !== undefined ? [{ number, other }] : [];
    }),
  );
  const firstWay = new Uint16Array(count + 1);
  for (const [face, each] of ways.entries()) firstWay[face + 1] = firstWay[face]! + each.length;
  const inner = city.stations.filter((station) => !station.faces.includes(city.outerFace));
  const width = (count + 31) >> 5;
  const stationFaces = new Int32Array(inner.length * width);
  for (const [station, each] of inner.entries())
    for (const face of each.faces) stationFaces[station * width + (face >> 5)]! |= 1 << (face & 31);
  return {
    count,
    width,
    wayBlocks: Uint8Array.from(ways.flat().map(({ number }) => number)),
    wayFaces: Uint8Array.from(ways.flat().map(({ other }) => other)),
    firstWay,
    blockFaces: Uint8Array.from(city.blocks.flatMap((block) => [block.faces[0]!, block.faces.at(-1)!])),
    stationFaces,
  };
}

export class Enclosure {
  private readonly width: number;
  /** The outside faces of every line as bits, by `line * width`. */
  private readonly outside: Int32Array;

  private readonly wayBlocks: Uint8Array;
  private readonly wayFaces: Uint8Array;
  private readonly firstWay: Uint16Array;
  private readonly blockFaces: Uint8Array;
  private readonly stationFaces: Int32Array;
  private readonly outerFace: number;

  /**
   * What the last flood reached, as bits; and the faces in the order reached, with the flood that last reached them.
   */
  private readonly flooded: Int32Array;
  private readonly queue: Uint8Array;
  private readonly floodOf: Uint32Array;
  private floods = 0;

  constructor({ city, lines }: Topology) {
    let faces = facesOfMaps.get(city);
    if (!faces) facesOfMaps.set(city, (faces = facesOf(city)));
    this.width = faces.width;
    this.wayBlocks = faces.wayBlocks;
    this.wayFaces = faces.wayFaces;
    this.firstWay = faces.firstWay;
    this.blockFaces = faces.blockFaces;
    this.stationFaces = faces.stationFaces;
    this.outerFace = city.outerFace;
    this.outside = new Int32Array(lines * this.width);
    this.flooded = new Int32Array(this.width);
    this.queue = new Uint8Array(faces.count);
    this.floodOf = new Uint32Array(faces.count);
  }

  copy(from: Enclosure): void {
    this.outside.set(from.outside);
  }

  /** Reads all track of a line, given the lines in each block as bits; returns how many stations it encloses. */
  renew(linesIn: Uint16Array, line: LineNumber): number {
    const { outside, flooded, stationFaces, width } = this;
    this.flood(linesIn, line, this.outerFace, false);
    outside.set(flooded, line * width);
    let enclosed = 0;
    for (let at = 0; at < stationFaces.length; at += width) {
      let free = 0;
      for (let word = 0; word < width; word++) free |= stationFaces[at + word]! & flooded[word]!;
      if (free === 0) enclosed++;
    }
    return enclosed;
  }

  /** A line that already reached both ends of a block was built there; returns how many more stations that encloses. */
  close(linesIn: Uint16Array, line: LineNumber, block: Block): number {
    const { outside, flooded, stationFaces, blockFaces, width } = this;
    const first = line * width;
    const face = blockFaces[block * 2]!;
    // The piece divides what was already inside.
    if ((outside[first + (face >> 5)]! & (1 << (face & 31))) === 0) return 0;
    if (!this.flood(linesIn, line, face, true)) this.flood(linesIn, line, blockFaces[block * 2 + 1]!, true);
    for (let word = 0; word < width; word++) outside[first + word]! &= ~flooded[word]!;
    let enclosed = 0;
    for (let at = 0; at < stationFaces.length; at += width) {
      let free = 0;
      let lost = 0;
      for (let word = 0; word < width; word++) {
        free |= stationFaces[at + word]! & outside[first + word]!;
        lost |= stationFaces[at + word]! & flooded[word]!;
      }
      if (free === 0 && lost !== 0) enclosed++;
    }
    return enclosed;
  }

  /**
   * Goes from face to face wherever the block between them lacks the line. Returns false if it gave up at the outer
   * face.
   */
  private flood(linesIn: Uint16Array, line: LineNumber, start: number, isInner: boolean): boolean {
    const { wayBlocks, wayFaces, firstWay, queue, flooded, floodOf, outerFace } = this;
    const flood = ++this.floods;
    flooded.fill(0);
    queue[0] = start;
    floodOf[start] = flood;
    for (let done = 0, found = 1; done < found; done++) {
      const face = queue[done]!;
      if (isInner && face === outerFace) return false;
      flooded[face >> 5]! |= 1 << (face & 31);
      const last = firstWay[face + 1]!;
      for (let way = firstWay[face]!; way < last; way++) {
        const next = wayFaces[way]!;
        if (floodOf[next] === flood || (linesIn[wayBlocks[way]!]! & (1 << line)) !== 0) continue;
        floodOf[next] = flood;
        queue[found++] = next;
      }
    }
    return true;
  }
}
