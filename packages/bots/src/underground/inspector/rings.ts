/**
 * Values loops that a line may still close: from a catalogue of rings that enclose many stations, the most promising
 * one, by what it encloses and how many pieces are missing. A ring is lost if a missing block is full.
 */
import { enclosedBy, LONDON_FILE } from "@interchange/underground";
import type { Block, City, LineNumber, Topology, Tracks } from "@interchange/underground";
import { findRings, LONGEST } from "./findRings.ts";
import { RINGS } from "./ringData.ts";

export interface Ring {
  readonly blocks: readonly Block[];
  readonly enclosed: number;
}

export class Rings {
  /** By line: the value of its best ring, as of the last `renew`. */
  readonly promise: Float64Array;

  private readonly topology: Topology;
  private readonly rings: readonly Ring[];
  /** By block: the rings that it is part of. */
  private readonly at: readonly Uint16Array[];
  private readonly lengths: Uint8Array;
  private readonly enclosed: Uint8Array;
  private readonly nears: Float64Array;
  /** By `line * rings + ring`: how many of its blocks the line has; lost if a missing one is full. */
  private readonly laid: Int8Array;
  /** By line: its best ring, or -1; how many stations it already encloses; and how many loops it has. */
  private readonly best: Int16Array;
  private readonly done: Uint8Array;
  private readonly loops: Int16Array;
  private readonly counted: Uint8Array;
  private readonly touched: Uint16Array;

  /** Each piece of distance multiplies the value by `decay`. */
  constructor(topology: Topology, decay: number) {
    this.topology = topology;
    this.rings = ringsOf(topology);
    this.at = ringsAt(topology);
    const { length } = this.rings;
    this.lengths = Uint8Array.from(this.rings, ({ blocks }) => blocks.length);
    this.enclosed = Uint8Array.from(this.rings, ({ enclosed }) => enclosed);
    this.nears = Float64Array.from({ length: LONGEST + 1 }, (_, missing) => decay ** missing);
    this.promise = new Float64Array(topology.lines);
    this.laid = new Int8Array(topology.lines * length);
    this.best = new Int16Array(topology.lines);
    this.done = new Uint8Array(topology.lines);
    this.loops = new Int16Array(topology.lines);
    this.counted = new Uint8Array(length);
    this.touched = new Uint16Array(length);
  }

  /** Looks at all track of a line that has this many actions. */
  renew(tracks: Tracks, line: LineNumber, actions: number): void {
    const { laid, at, rings, topology } = this;
    const first = line * rings.length;
    laid.fill(0, first, first + rings.length);
    this.best[line] = -1;
    this.promise[line] = 0;
    this.loops[line] = loopsOf(tracks, line);
    if (tracks.laid[line] === 0) return;
    this.done[line] = this.loops[line] > 0 ? enclosedBy(topology, tracks.linesIn, line).length : 0;
    for (const block of topology.allBlocks) {
      if (tracks.runsIn(line, block)) for (const ring of at[block]!) laid[first + ring]! += 1;
      else if (tracks.isFull(block)) for (const ring of at[block]!) laid[first + ring] = -LONGEST * 2;
    }
    const most = Math.min(actions, topology.pieces[line]! - tracks.laid[line]!);
    for (let ring = 0; ring < rings.length; ring++) {
      const promise = this.promiseOf(line, ring, laid[first + ring]!, most);
      if (promise <= this.promise[line]) continue;
      this.promise[line] = promise;
      this.best[line] = ring;
    }
  }

  /** The value of a line's best ring after it built on these blocks, and those filled up, since `renew`. */
  after(tracks: Tracks, line: LineNumber, own: readonly Block[], full: readonly Block[], actions: number): number {
    const { best, rings, laid, at, counted, touched, topology } = this;
    if (tracks.laid[line] === 0) return 0;
    // What remains after closing a loop in this very turn is left out.
    if (own.length > 0 && loopsOf(tracks, line) !== this.loops[line]) return 0;
    const first = line * rings.length;
    const most = Math.min(actions, topology.pieces[line]! - tracks.laid[line]!);
    let promise = 0;
    const known = best[line]!;
    if (known >= 0) {
      const isLost = rings[known]!.blocks.some((block) => full.includes(block) && !tracks.runsIn(line, block));
      if (isLost) promise = this.bestWithout(tracks, line, full, most);
      else promise = this.promiseOf(line, known, laid[first + known]!, most);
    }
    if (own.length === 0) return promise;
    let count = 0;
    for (const block of own)
      for (const ring of at[block]!) {
        if (counted[ring] === 0) touched[count++] = ring;
        counted[ring]! += 1;
      }
    for (let each = 0; each < count; each++) {
      const ring = touched[each]!;
      const more = this.promiseOf(line, ring, laid[first + ring]! + counted[ring]!, most);
      counted[ring] = 0;
      if (more > promise && !rings[ring]!.blocks.some((block) => full.includes(block) && !tracks.runsIn(line, block)))
        promise = more;
    }
    return promise;
  }

  private bestWithout(tracks: Tracks, line: LineNumber, full: readonly Block[], most: number): number {
    const { rings, laid } = this;
    const first = line * rings.length;
    let best = 0;
    for (let ring = 0; ring < rings.length; ring++) {
      const promise = this.promiseOf(line, ring, laid[first + ring]!, most);
      if (promise <= best) continue;
      if (!rings[ring]!.blocks.some((block) => full.includes(block) && !tracks.runsIn(line, block))) best = promise;
    }
    return best;
  }

  private promiseOf(line: LineNumber, ring: number, laid: number, most: number): number {
    const missing = this.lengths[ring]! - laid;
    if (laid <= 0 || missing <= 0 || missing > most) return 0;
    const gain = this.enclosed[ring]! - this.done[line]!;
    return gain <= 0 ? 0 : gain * this.nears[missing]!;
  }
}

/** How many blocks a line has beyond those needed to connect its stations. */
function loopsOf(tracks: Tracks, line: LineNumber): number {
  return tracks.laid[line]! - tracks.memberCount[line]! + 1;
}

function ringsOfLondon({ city, allBlocks }: Topology): readonly Ring[] {
  return RINGS.split(" ").map((word): Ring => {
    const [low = 0, high = 0] = word.split(".").map((each) => Number.parseInt(each, 36));
    const isInside = (face: number): boolean => ((face < 32 ? low >>> face : high >>> (face - 32)) & 1) === 1;
    return {
      blocks: allBlocks.filter((block) => {
        const [left = 0, right = left] = city.blocks[block]?.faces ?? [];
        return isInside(left) !== isInside(right);
      }),
      enclosed: city.stations.filter(({ faces }) => faces.every(isInside)).length,
    };
  });
}

/** On a map that nobody has studied, fewer unions are tried. */
const KEPT = 200;
const MOST_RINGS = 1500;

/** The most promising rings of a city, the best first if there are too many. */
function ringsIn(city: City): readonly Ring[] {
  const value = ({ blocks, enclosed }: Ring): number => enclosed - 0.3 * blocks.length;
  const rings = findRings(city, KEPT).map(({ outline, enclosed }): Ring => ({ blocks: outline as Block[], enclosed }));
  return rings.toSorted((one, other) => value(other) - value(one)).slice(0, MOST_RINGS);
}

const known = new WeakMap<Topology, { rings: readonly Ring[]; at: readonly Uint16Array[] }>();

function catalogueOf(topology: Topology): { rings: readonly Ring[]; at: readonly Uint16Array[] } {
  let catalogue = known.get(topology);
  if (catalogue) return catalogue;
  const { city, allBlocks } = topology;
  const rings = city.file === LONDON_FILE ? ringsOfLondon(topology) : ringsIn(city);
  const at = allBlocks.map((block) =>
    Uint16Array.from(rings.flatMap((ring, number) => (ring.blocks.includes(block) ? [number] : []))),
  );
  known.set(topology, (catalogue = { rings, at }));
  return catalogue;
}

/** The rings of a city. */
export const ringsOf = (topology: Topology): readonly Ring[] => catalogueOf(topology).rings;
const ringsAt = (topology: Topology): readonly Uint16Array[] => catalogueOf(topology).at;
