/** The best move by the line value alone: no playouts, no search. A tenth of a millisecond. */
import { CELLS, DIFFERENT_TURNS, DRAW_ANOTHER, FACES, KINDS, MAX_ACTIONS } from "@interchange/metro";
import type { Layout, MetroBoard } from "@interchange/metro";
import { Appraisal } from "./appraisal.ts";
import { LineValue } from "./lineValue.ts";
import type { LineWeights } from "./lineValue.ts";

/** How much better a drawn tile must promise to be than the best placement from the hand. */
const DRAW_MARGIN = 0.5;

export class OnePly {
  readonly lines: LineValue;
  readonly appraisal: Appraisal;
  /** The legal actions that were looked at last, and what each of them promises. */
  readonly actions: Uint16Array = new Uint16Array(MAX_ACTIONS);
  readonly gains: Float64Array = new Float64Array(MAX_ACTIONS);
  count = 0;
  private readonly layout: Layout;
  /** Gains by `face * 64 + cell`, as far as they have been asked for. */
  private readonly known = new Float64Array(KINDS * CELLS);

  constructor(layout: Layout, weights: LineWeights) {
    this.layout = layout;
    this.lines = new LineValue(weights, layout.factors);
    this.appraisal = new Appraisal(layout, this.lines);
  }

  /** Fills `actions` and `gains` for the seat to act, which has not seen the tiles `left`, by kind. */
  look(board: MetroBoard, left: ArrayLike<number>): void {
    const { actions, gains, known } = this;
    const seat = board.toAct;
    this.lines.setTilesLeft(left, this.layout.terms.freeOrientation);
    this.appraisal.look(board.network, seat, (seat + 1) % this.layout.seats, board.tilesLaid + 1);
    known.fill(Number.NaN);
    this.count = board.actions(actions);
    for (let index = 0; index < this.count; index++) {
      const action = actions[index]!;
      gains[index] =
        action === DRAW_ANOTHER
          ? this.promiseOfDraw(board, left) - DRAW_MARGIN
          : this.gain(board, FACES[action >>> 6]!, action & 63);
    }
  }

  /** The action of `actions` that promises most. */
  best(): number {
    let best = 0;
    for (let index = 1; index < this.count; index++) if (this.gains[index]! > this.gains[best]!) best = index;
    return this.actions[best]!;
  }

  private gain(board: MetroBoard, face: number, cell: number): number {
    const at = face * CELLS + cell;
    const known = this.known[at]!;
    return Number.isNaN(known) ? (this.known[at] = this.appraisal.gain(board.network, face, cell)) : known;
  }

  /** The mean, over the tiles that may come, of the best that can be done with each. */
  private promiseOfDraw(board: MetroBoard, left: ArrayLike<number>): number {
    let sum = 0;
    let pieces = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = left[kind]!;
      if (count === 0) continue;
      pieces += count;
      sum += count * this.bestOf(board, kind);
    }
    return sum / pieces;
  }

  private bestOf(board: MetroBoard, kind: number): number {
    const squares = board.openSquares;
    const { oneTile, terms } = this.layout;
    const turns = terms.freeOrientation ? DIFFERENT_TURNS[kind]! : 1;
    let best = -Infinity;
    // Rule 3.5: one-tile lines are allowed to a tile that can make nothing else.
    let bestOneTile = -Infinity;
    for (let turn = 0; turn < turns; turn++) {
      const face = FACES[kind * 4 + turn]!;
      for (let index = 0; index < squares.length; index++) {
        const cell = squares[index]!;
        const gain = this.gain(board, face, cell);
        if (oneTile[face * CELLS + cell] === 1) {
          if (gain > bestOneTile) bestOneTile = gain;
        } else if (gain > best) best = gain;
      }
    }
    return best === -Infinity ? bestOneTile : best;
  }
}
