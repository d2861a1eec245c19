/**
 * How many blocks the passenger walks from every line to every station, and from line to line. Walks between stations
 * never change, so a line that reaches a new station is as near to everything as before, or as near as that station.
 *
 * Every line has a row of distances. Each station it reaches starts a new row, so leaving one is going back to the
 * previous row. Rows are filled on demand: most of what a search tries is taken back before anyone asks.
 *
 * Four distances are packed into one word and compared at once: a distance needs seven bits, and the eighth of each
 * byte stays set if a subtraction borrows nothing.
 */
import { UNREACHED } from "./topology.ts";
import type { LineNumber, Station } from "./indices.ts";
import type { Topology } from "./topology.ts";

const EIGHTH_BITS = 0x80808080;
/** Spare rows at first, besides the first of each line; more are added when needed. */
const SPARE_ROWS = 2;
/** The last words of a row: where the previous row begins, and `line * 256 + station` for what was reached. */
const BEFORE = -2;
const REACHED = -1;

export class Distances {
  /** Where the row of a line begins in `steps`. Like everything below, it is valid after `settle`. */
  readonly rows: Int32Array;
  /** A row: the blocks to walk to each station, then from `firstLine` on to each other started line. */
  steps: Uint8Array;
  readonly firstLine: number;
  /** The lines that have a station, as bits. */
  begun = 0;

  /** The same numbers, four at a time. */
  private words: Int32Array;
  private readonly walkWords: Int32Array;
  private readonly width: number;
  private readonly lines: number;
  /** Where the next row begins, and the first that is not filled. */
  private end = 0;
  private filled = 0;

  constructor({ walks, walkWidth, lines }: Topology) {
    this.lines = lines;
    this.firstLine = walkWidth;
    this.width = walkWidth + Math.ceil(lines / 4) * 4 + 8;
    this.rows = new Int32Array(lines);
    this.steps = new Uint8Array((lines + SPARE_ROWS) * this.width);
    this.words = new Int32Array(this.steps.buffer);
    this.walkWords = new Int32Array(walks.buffer);
    this.clear();
  }

  clear(): void {
    const { rows, width, lines } = this;
    for (let line = 0; line < lines; line++) rows[line] = line * width;
    this.begun = 0;
    this.end = this.filled = lines * width;
    this.steps.fill(UNREACHED, 0, this.end);
  }

  /** Copies the current rows, without those before them. */
  copy(from: Distances): void {
    const { rows, words, width, lines } = this;
    from.settle();
    for (let line = 0; line < lines; line++) {
      rows[line] = line * width;
      const to = (line * width) >> 2;
      const there = from.rows[line]! >> 2;
      for (let word = 0; word < width >> 2; word++) words[to + word] = from.words[there + word]!;
    }
    this.begun = from.begun;
    this.end = this.filled = lines * width;
  }

  /** A line has reached a station. */
  reach(line: LineNumber, station: Station): void {
    if (this.end === this.steps.length) this.makeRoom();
    this.end += this.width;
    this.words[(this.end >> 2) + REACHED] = line * 256 + station;
  }

  /** The last reached station is left. */
  leave(): void {
    if (this.filled === this.end) this.empty();
    this.end -= this.width;
  }

  /** Makes all distances valid. */
  settle(): void {
    while (this.filled < this.end) this.fill();
  }

  private fill(): void {
    const { rows, steps, words, firstLine } = this;
    const row = this.filled;
    const last = (this.filled += this.width) >> 2;
    const line = words[last + REACHED]! >> 8;
    const station = (words[last + REACHED]! & 255) as Station;
    const before = rows[line]!;
    this.comeNearer(before >> 2, row >> 2, station);
    words[last + BEFORE] = before;
    rows[line] = row;
    for (let left = this.begun & ~(1 << line); left !== 0; left &= left - 1) {
      const other = 31 - Math.clz32(left & -left);
      const there = rows[other]!;
      const known = steps[before + firstLine + other]!;
      // Which is nearer is unpredictable, so arithmetic is faster than a branch.
      const change = steps[there + station]! - known;
      const walks = known + (change & (change >> 31));
      steps[row + firstLine + other] = walks;
      steps[there + firstLine + line] = walks;
    }
    this.begun |= 1 << line;
  }

  private comeNearer(before: number, row: number, station: Station): void {
    const { words, walkWords } = this;
    const width = this.firstLine >> 2;
    const first = station * width;
    for (let word = 0; word < width; word++) {
      const known = words[before + word]!;
      const walks = walkWords[first + word]!;
      const isNearer = ((known | EIGHTH_BITS) - walks) & EIGHTH_BITS;
      // From the eighth bit of each byte to the seven below it.
      const nearer = isNearer - (isNearer >>> 7);
      words[row + word] = known ^ ((known ^ walks) & nearer);
    }
  }

  /** Goes back to what was known before the last row. */
  private empty(): void {
    const { rows, steps, words, firstLine } = this;
    const last = this.filled >> 2;
    const line = words[last + REACHED]! >> 8;
    const before = words[last + BEFORE]!;
    this.filled -= this.width;
    rows[line] = before;
    if (steps[before] === UNREACHED) this.begun &= ~(1 << line);
    for (let left = this.begun & ~(1 << line); left !== 0; left &= left - 1) {
      const other = 31 - Math.clz32(left & -left);
      steps[rows[other]! + firstLine + line] = steps[before + firstLine + other]!;
    }
  }

  private makeRoom(): void {
    const steps = new Uint8Array(this.steps.length * 2);
    steps.set(this.steps);
    this.steps = steps;
    this.words = new Int32Array(steps.buffer);
  }
}
