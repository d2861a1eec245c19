/**
 * Where lines may be extended: for every line the blocks at its ends and all blocks along it, and the blocks that are
 * full. All are bit sets, so counting the builds of a seat and picking one needs no list, and a piece only changes what
 * is next to it.
 */
import type { Block, LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";
import type { Tracks } from "./tracks.ts";

/** The two sets of a line: blocks at its ends, where building is free, and all blocks along it. */
const SETS = 2;

export class Sites {
  private readonly topology: Topology;
  private readonly tracks: Tracks;
  /** Words in a set of blocks. */
  private readonly width: number;
  /** By `line * SETS * width`; empty until the line is started, and without the blocks it runs through. */
  private readonly sets: Int32Array;
  private readonly full: Int32Array;
  /** All blocks of the city: where a line may start. */
  private readonly all: Int32Array;
  /** The result of `gather`: a set of blocks for each of the lines in `gatheredLines`. */
  private readonly gathered: Int32Array;
  private readonly gatheredLines: Uint8Array;
  private gatheredSize = 0;

  constructor(tracks: Tracks) {
    const { topology } = tracks;
    this.topology = topology;
    this.tracks = tracks;
    this.width = (topology.blocks + 31) >> 5;
    this.sets = new Int32Array(topology.lines * SETS * this.width);
    this.full = new Int32Array(this.width);
    this.all = new Int32Array(this.width);
    for (let block = 0; block < topology.blocks; block++) this.all[block >> 5]! |= 1 << (block & 31);
    this.gathered = new Int32Array(topology.lines * this.width);
    this.gatheredLines = new Uint8Array(topology.lines);
  }

  copy(from: Sites): void {
    this.sets.set(from.sets);
    this.full.set(from.full);
  }

  /** Reads all track. */
  renew(): void {
    const { allLines, allBlocks } = this.topology;
    for (const line of allLines) for (const block of allBlocks) this.look(line, block);
    for (const block of allBlocks) this.lookForRoom(block);
  }

  /** A piece of a line was built in a block. */
  built(line: LineNumber, block: Block): void {
    const { sets, width } = this;
    const { ends } = this.topology;
    this.reached(line, ends[block * 2]!);
    this.reached(line, ends[block * 2 + 1]!);
    const at = line * SETS * width + (block >> 5);
    const others = ~(1 << (block & 31));
    sets[at]! &= others;
    sets[at + width]! &= others;
    this.lookForRoom(block);
  }

  /** A piece of a line was removed from a block. */
  takenUp(line: LineNumber, block: Block): void {
    const { ends, incident, firstIncident } = this.topology;
    for (let end = block * 2; end < block * 2 + 2; end++)
      for (let way = firstIncident[ends[end]!]!; way < firstIncident[ends[end]! + 1]!; way++)
        this.look(line, incident[way]!);
    this.lookForRoom(block);
  }

  /** Finds what some lines may build, `count` of them from `first` in `lines`; returns the number of builds. */
  gather(lines: Uint8Array, first: number, count: number, canBranch: boolean): number {
    const { full, gathered, width } = this;
    const { laid } = this.tracks;
    const { pieces } = this.topology;
    let found = 0;
    let size = 0;
    for (let each = first; each < first + count; each++) {
      const line = lines[each]!;
      if (laid[line]! >= pieces[line]!) continue;
      const isBegun = laid[line]! > 0;
      const sets = isBegun ? this.sets : this.all;
      const from = isBegun ? (canBranch ? line * SETS + 1 : line * SETS) * width : 0;
      const to = size * width;
      for (let word = 0; word < width; word++) {
        const blocks = sets[from + word]! & ~full[word]!;
        gathered[to + word] = blocks;
        found += bitsIn(blocks);
      }
      this.gatheredLines[size++] = line;
    }
    this.gatheredSize = size;
    return found;
  }

  /** The n-th of the builds that `gather` last found, as `line * 256 + block`. */
  nth(build: number): number {
    const { gathered } = this;
    let left = build;
    let word = 0;
    for (let bits = bitsIn(gathered[0]!); left >= bits; bits = bitsIn(gathered[word]!)) {
      left -= bits;
      word++;
    }
    let blocks = gathered[word]!;
    for (; left > 0; left--) blocks &= blocks - 1;
    return this.buildOf(word, blocks);
  }

  /** Writes the builds that `gather` last found. */
  write(into: Uint16Array): void {
    let count = 0;
    for (let word = 0; word < this.gatheredSize * this.width; word++)
      for (let blocks = this.gathered[word]!; blocks !== 0; blocks &= blocks - 1)
        into[count++] = this.buildOf(word, blocks);
  }

  /** The build of the lowest bit of a gathered word. */
  private buildOf(word: number, blocks: number): number {
    const set = Math.trunc(word / this.width);
    return this.gatheredLines[set]! * 256 + (word - set * this.width) * 32 + 31 - Math.clz32(blocks & -blocks);
  }

  /** A piece of a line came to a station, which may now be an end or no longer be one. */
  private reached(line: LineNumber, station: Station): void {
    const { sets, width } = this;
    const { degree } = this.tracks;
    const { incident, across, firstIncident, stations } = this.topology;
    const pieces = degree[line * stations + station]!;
    if (pieces > 2) return;
    const first = line * SETS * width;
    const last = firstIncident[station + 1]!;
    for (let way = firstIncident[station]!; way < last; way++) {
      const block = incident[way]!;
      const at = first + (block >> 5);
      const bit = 1 << (block & 31);
      if (pieces === 1) {
        sets[at]! |= bit;
        sets[at + width]! |= bit;
      } else if (degree[line * stations + across[way]!] !== 1) sets[at]! &= ~bit;
    }
  }

  /** Updates what a block is to a line. */
  private look(line: LineNumber, block: Block): void {
    const { sets, width } = this;
    const { degree, linesIn } = this.tracks;
    const { ends, stations } = this.topology;
    const at = line * SETS * width + (block >> 5);
    const bit = 1 << (block & 31);
    sets[at]! &= ~bit;
    sets[at + width]! &= ~bit;
    if ((linesIn[block]! & (1 << line)) !== 0) return;
    const one = degree[line * stations + ends[block * 2]!]!;
    const other = degree[line * stations + ends[block * 2 + 1]!]!;
    if (one === 1 || other === 1) sets[at]! |= bit;
    if (one !== 0 || other !== 0) sets[at + width]! |= bit;
  }

  private lookForRoom(block: Block): void {
    const { full } = this;
    const bit = 1 << (block & 31);
    if (this.tracks.load[block]! < this.topology.spaces[block]!) full[block >> 5]! &= ~bit;
    else full[block >> 5]! |= bit;
  }
}

/** How many bits are set. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
