/**
 * The kernel: all track that has been built. For every block its lines, for every station the lines that reach it and
 * their number of pieces, for every line its stations in the order reached.
 */
import { Distances } from "./distances.ts";
import type { Block, IndexArray, LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

/** The result of `build`: which of the block's two stations the line had not reached before. */
export const NEW_FIRST = 1;
export const NEW_SECOND = 2;

export class Tracks {
  readonly topology: Topology;
  /** The lines in a block, as bits. */
  readonly linesIn: Uint16Array;
  /** How many pieces lie in a block. */
  readonly load: Uint8Array;
  /** The lines at a station, as bits. */
  readonly linesAt: Uint16Array;
  /** How many pieces of a line touch a station, by `line * stations + station`. */
  readonly degree: Uint8Array;
  /** The stations of a line in the order reached, by `line * stations`; and how many there are. */
  readonly members: IndexArray<Station>;
  readonly memberCount: Uint8Array;
  /** How many pieces of a line are built. */
  readonly laid: Uint8Array;
  /** The lines' distances on foot. */
  readonly distances: Distances;
  private readonly bytes: Uint8Array;

  constructor(topology: Topology) {
    const { stations, blocks, lines } = topology;
    const wide = 2 * (blocks + stations);
    const buffer = new ArrayBuffer(wide + blocks + 2 * lines * stations + 2 * lines);
    let used = wide;
    const room = (bytes: number): Uint8Array => new Uint8Array(buffer, (used += bytes) - bytes, bytes);
    this.topology = topology;
    this.bytes = new Uint8Array(buffer);
    this.linesIn = new Uint16Array(buffer, 0, blocks);
    this.linesAt = new Uint16Array(buffer, 2 * blocks, stations);
    this.load = room(blocks);
    this.degree = room(lines * stations);
    this.members = room(lines * stations) as IndexArray<Station>;
    this.memberCount = room(lines);
    this.laid = room(lines);
    this.distances = new Distances(topology);
  }

  copy(from: Tracks): void {
    this.bytes.set(from.bytes);
    this.distances.copy(from.distances);
  }

  clear(): void {
    this.bytes.fill(0);
    this.distances.clear();
  }

  /** Builds a piece and returns which of the block's stations are new to the line. */
  build(line: LineNumber, block: Block): number {
    const { ends } = this.topology;
    this.linesIn[block]! |= 1 << line;
    this.load[block]! += 1;
    this.laid[line]! += 1;
    const first = this.reach(line, ends[block * 2]!) ? NEW_FIRST : 0;
    return this.reach(line, ends[block * 2 + 1]!) ? first | NEW_SECOND : first;
  }

  /** Removes the last piece. */
  unbuild(line: LineNumber, block: Block): void {
    const { ends } = this.topology;
    this.linesIn[block]! &= ~(1 << line);
    this.load[block]! -= 1;
    this.laid[line]! -= 1;
    this.leave(line, ends[block * 2 + 1]!);
    this.leave(line, ends[block * 2]!);
  }

  /** Whether a line ends at a station, where one piece of it touches. */
  isEnd(line: LineNumber, station: Station): boolean {
    return this.degree[line * this.topology.stations + station] === 1;
  }

  touches(line: LineNumber, station: Station): boolean {
    return (this.linesAt[station]! & (1 << line)) !== 0;
  }

  hasRoom(line: LineNumber, block: Block): boolean {
    return !this.isFull(block) && !this.runsIn(line, block);
  }

  /** Whether a line runs through a block. */
  runsIn(line: LineNumber, block: Block): boolean {
    return (this.linesIn[block]! & (1 << line)) !== 0;
  }

  isFull(block: Block): boolean {
    return this.load[block]! >= this.topology.spaces[block]!;
  }

  isBegun(line: LineNumber): boolean {
    return this.laid[line] !== 0;
  }

  /** Whether a line has no pieces left. */
  isUsedUp(line: LineNumber): boolean {
    return this.laid[line]! >= this.topology.pieces[line]!;
  }

  /** Whether a line touches a station of a block. */
  isBeside(line: LineNumber, block: Block): boolean {
    const { ends } = this.topology;
    return this.touches(line, ends[block * 2]!) || this.touches(line, ends[block * 2 + 1]!);
  }

  private reach(line: LineNumber, station: Station): boolean {
    const { stations } = this.topology;
    const pieces = (this.degree[line * stations + station]! += 1);
    if (pieces > 1) return false;
    this.linesAt[station]! |= 1 << line;
    this.members[line * stations + this.memberCount[line]!] = station;
    this.memberCount[line]! += 1;
    this.distances.reach(line, station);
    return true;
  }

  private leave(line: LineNumber, station: Station): void {
    const pieces = (this.degree[line * this.topology.stations + station]! -= 1);
    if (pieces > 0) return;
    this.linesAt[station]! &= ~(1 << line);
    this.memberCount[line]! -= 1;
    this.distances.leave();
  }
}
