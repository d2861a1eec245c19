/**
 * A small net that corrects the fitted value of an open line. It sees what the line value sees, the four exits one by
 * one, how much room there is at each, and who else waits there, with lines how long. Playouts come to the same corners
 * again and again, so what it says is remembered. It was learned from games of two seats, and is asked only there.
 */
import { ARRIVALS, CELLS, DEPARTURES, EDGE_STATIONS, NEIGHBOURS, PIECES_IN_ALL, SIZE } from "@interchange/metro";
import type { Layout, PlainBoard } from "@interchange/metro";
import { exitsOf } from "../exits.ts";
import { FEATURE_COUNT } from "../lineValue.ts";
import { FIRST, FIRST_BIAS, LAST, LAST_BIAS, MEANS, SCALES, SECOND, SECOND_BIAS } from "./netWeights.ts";
import type { Packed } from "./netWeights.ts";
import type { OpenLines } from "./openLines.ts";

const FAR_END = 0xffff;
const CROSSINGS = 16;
const INPUTS: number = MEANS.length;
const FIRST_SIZE = 64;
const SECOND_SIZE = 32;
/** `slot` of a square that has a tile. */
const TAKEN = -2;
/** Room for what is remembered: a power of two. */
const MEMORY = 1 << 14;

/** The exits of a square in the order in which the net sees them: straight on, left, right, back. */
const WAYS: readonly number[] = [2, 1, 3, 0];

interface Layers {
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  readonly last: Float64Array;
}

let layers: Layers | undefined;

/** Made once, with what is done to the features worked into the first layer. */
function unpacked(): Layers {
  if (layers) return layers;
  const first = numbersIn(FIRST);
  const firstBias = numbersIn(FIRST_BIAS);
  for (let input = 0; input < INPUTS; input++)
    for (let unit = 0; unit < FIRST_SIZE; unit++) {
      const at = input * FIRST_SIZE + unit;
      first[at]! *= SCALES[input]!;
      firstBias[unit]! -= first[at]! * MEANS[input]!;
    }
  layers = { first, firstBias, second: numbersIn(SECOND), secondBias: numbersIn(SECOND_BIAS), last: numbersIn(LAST) };
  return layers;
}

function numbersIn({ scale, numbers }: Packed): Float64Array {
  const bytes = Uint8Array.from(atob(numbers), (letter) => letter.charCodeAt(0));
  return Float64Array.from(new Int16Array(bytes.buffer), (number) => number / scale);
}

/** Whether the table is like those that it learned from. */
export function knowsTable({ seats, modules, terms }: Layout): boolean {
  return seats === 2 && modules.length === 0 && !terms.freeOrientation;
}

export class LineNet {
  private readonly layers: Layers = unpacked();
  private readonly lines: OpenLines;
  private readonly owners: Int8Array;
  private readonly factors: Float64Array;
  private readonly exits: Uint16Array;
  /** How many lines wait at each square and how long they are together, by `square * 2 + owner`. */
  private readonly waiting = new Uint8Array(CELLS * 2);
  private readonly lengths = new Uint16Array(CELLS * 2);
  /** How many empty squares lie beside each square. */
  private readonly room = new Uint8Array(CELLS);
  private readonly inputs = new Float64Array(INPUTS);
  private readonly hidden = new Float64Array(FIRST_SIZE);
  private readonly deeper = new Float64Array(SECOND_SIZE);
  private readonly keys = new Int32Array(MEMORY);
  private readonly said = new Float64Array(MEMORY).fill(Number.NaN);
  private readonly tilesLaid: number;
  private readonly openSquares: number;

  /** For boards on which so many tiles lie and about so many squares are open. */
  constructor({ owners, factors, terms }: Layout, lines: OpenLines, tilesLaid: number, openSquares: number) {
    this.lines = lines;
    this.owners = owners;
    this.factors = Float64Array.from(factors);
    this.exits = exitsOf(terms);
    this.tilesLaid = tilesLaid;
    this.openSquares = openSquares;
  }

  /** Adds to the points of the seats what it thinks that the values of their open lines are off by, times a share. */
  addTo(points: Float64Array, board: PlainBoard, next: number, share: number): void {
    const { owners } = this;
    const { ends } = board.network;
    this.look(board);
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      if (owner < 0) continue;
      const word = ends[DEPARTURES + place]!;
      const entry = word & FAR_END;
      if (entry >= ARRIVALS) continue;
      const isNext = owner === next ? 1 : 0;
      const key = this.keyOf(ends, entry, word >>> CROSSINGS, owner, isNext);
      const at = key & (MEMORY - 1);
      let said = this.said[at]!;
      if (this.keys[at] !== key || Number.isNaN(said)) {
        said = this.ask(board, place, entry, word >>> CROSSINGS, owner, isNext);
        this.keys[at] = key;
        this.said[at] = said;
      }
      points[owner]! += share * said;
    }
  }

  /** Notes who waits where, and how much room there is. */
  private look(board: PlainBoard): void {
    const { owners, waiting, lengths, room } = this;
    const { ends } = board.network;
    const { squares } = board;
    waiting.fill(0);
    lengths.fill(0);
    for (let place = 0; place < EDGE_STATIONS; place++) {
      const owner = owners[place]!;
      const word = ends[DEPARTURES + place]!;
      const entry = word & FAR_END;
      if (owner < 0 || entry >= ARRIVALS) continue;
      const at = (entry >>> 2) * 2 + owner;
      waiting[at]! += 1;
      lengths[at]! += word >>> CROSSINGS;
    }
    for (let cell = 0; cell < CELLS; cell++) {
      const beside = NEIGHBOURS[cell]!;
      let empty = 0;
      for (let index = 0; index < beside.length; index++) if (squares.slot(beside[index]!) !== TAKEN) empty++;
      room[cell] = empty;
    }
  }

  /** A number for all that the net sees of a line; two that differ hardly ever share one. */
  private keyOf(ends: Int32Array, entry: number, length: number, owner: number, isNext: number): number {
    const { exits } = this;
    const square = entry & ~3;
    let key = Math.imul(entry * 131 + length * 2 + isNext + 1, 0x9e3779b1);
    key = mixed(key, this.around(entry >>> 2, owner));
    for (let exit = 0; exit < 4; exit++) {
      const word = ends[exits[square + exit]!]!;
      const far = word & FAR_END;
      key = mixed(key, word);
      if (far < ARRIVALS) key = mixed(key, this.around(far >>> 2, owner));
    }
    return key;
  }

  private around(cell: number, owner: number): number {
    const { waiting, lengths, room } = this;
    const own = cell * 2 + owner;
    const other = own ^ 1;
    return room[cell]! + waiting[own]! * 8 + waiting[other]! * 64 + lengths[own]! * 512 + lengths[other]! * 524_288;
  }

  private ask(board: PlainBoard, place: number, entry: number, length: number, owner: number, isNext: number): number {
    const { inputs, lines, exits, factors, waiting, lengths, room } = this;
    const { ends } = board.network;
    lines.look(ends, entry, length);
    inputs.set(lines.seen);
    inputs[0] = 1;
    let at = FEATURE_COUNT;
    inputs[at++] = this.tilesLaid / PIECES_IN_ALL;
    inputs[at++] = isNext;
    const cell = entry >>> 2;
    const side = entry & 3;
    for (let way = 0; way < 4; way++) {
      const exit = (side + WAYS[way]!) & 3;
      const word = ends[exits[cell * 4 + exit]!]!;
      const far = word & FAR_END;
      const then = length + (word >>> CROSSINGS) + 1;
      const isEnd = far >= ARRIVALS;
      const beyond = isEnd ? -1 : far >>> 2;
      inputs[at++] = lines.odds[side * 4 + exit]!;
      inputs[at++] = isEnd ? 1 : 0;
      inputs[at++] = isEnd && factors[far - ARRIVALS]! > 1 ? 1 : 0;
      inputs[at++] = isEnd ? then * factors[far - ARRIVALS]! : lines.valueAt(far, then);
      inputs[at++] = isEnd ? 0 : room[beyond]!;
      inputs[at++] = isEnd ? 0 : waiting[beyond * 2 + owner]!;
      inputs[at++] = isEnd ? 0 : waiting[beyond * 2 + 1 - owner]!;
      inputs[at++] = beyond === cell ? 1 : 0;
    }
    const row = Math.floor(cell / SIZE);
    const column = cell % SIZE;
    inputs[at++] = room[cell]!;
    inputs[at++] = waiting[cell * 2 + owner]!;
    inputs[at++] = waiting[cell * 2 + 1 - owner]!;
    inputs[at++] = board.squares.slot(cell) >= 0 ? 1 : 0;
    inputs[at++] = Math.min(row, SIZE - 1 - row, column, SIZE - 1 - column);
    inputs[at++] = this.openSquares;
    inputs[at++] = 1;
    inputs[at++] = lengths[cell * 2 + owner]! - length;
    inputs[at++] = lengths[cell * 2 + 1 - owner]!;
    for (let way = 0; way < 4; way++) {
      const far = ends[exits[cell * 4 + ((side + WAYS[way]!) & 3)]!]! & FAR_END;
      const beyond = far >= ARRIVALS ? -1 : far >>> 2;
      inputs[at++] = beyond < 0 ? 0 : lengths[beyond * 2 + owner]! - (beyond === cell ? length : 0);
      inputs[at++] = beyond < 0 ? 0 : lengths[beyond * 2 + 1 - owner]!;
    }
    inputs[at++] = Math.max(Math.abs(2 * row - SIZE + 1), Math.abs(2 * column - SIZE + 1));
    inputs[at++] = PIECES_IN_ALL - this.tilesLaid;
    inputs[at++] = lines.kept.values[place * 2 + isNext]!;
    return this.run();
  }

  private run(): number {
    const { inputs, hidden, deeper } = this;
    const { first, firstBias, second, secondBias, last } = this.layers;
    hidden.set(firstBias);
    for (let input = 0; input < INPUTS; input++) {
      const value = inputs[input]!;
      if (value === 0) continue;
      const from = input * FIRST_SIZE;
      for (let unit = 0; unit < FIRST_SIZE; unit++) hidden[unit]! += value * first[from + unit]!;
    }
    deeper.set(secondBias);
    for (let input = 0; input < FIRST_SIZE; input++) {
      const value = hidden[input]!;
      if (value <= 0) continue;
      const from = input * SECOND_SIZE;
      for (let unit = 0; unit < SECOND_SIZE; unit++) deeper[unit]! += value * second[from + unit]!;
    }
    let said = LAST_BIAS;
    for (let unit = 0; unit < SECOND_SIZE; unit++) if (deeper[unit]! > 0) said += deeper[unit]! * last[unit]!;
    return said;
  }
}

function mixed(key: number, word: number): number {
  const next = Math.imul(key ^ word, 0x85ebca6b);
  return next ^ (next >>> 15);
}
