/** The best move by line value alone: no playouts, no search. Takes a tenth of a millisecond without modules. */
import {
  CELLS,
  DIFFERENT_TURNS,
  DRAW_ANOTHER,
  FACES,
  isOwnCode,
  KINDS,
  MAX_ACTIONS,
  ModuleBoard,
} from "@interchange/metro";
import type { Layout, MetroBoard } from "@interchange/metro";
import type { Affairs } from "./affairs.ts";
import { Appraisal } from "./appraisal.ts";
import { LineValue } from "./lineValue.ts";
import type { LineWeights } from "./lineValue.ts";
import { plainStakes } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

/** How much better than the best placement from hand a drawn tile must look. */
const DRAW_MARGIN = 0.5;
/** How much better than the best placement something else must look. */
const INSTEAD_MARGIN = 1;

export class OnePly {
  readonly lines: LineValue;
  readonly appraisal: Appraisal;
  /** The legal actions last looked at, and the value of each. */
  readonly actions: Uint16Array = new Uint16Array(MAX_ACTIONS);
  readonly gains: Float64Array = new Float64Array(MAX_ACTIONS);
  count = 0;
  private readonly layout: Layout;
  private readonly stakes: readonly Stakes[];
  private readonly seen: (stakes: Stakes) => Stakes;
  /** Values by `face * 64 + cell`, as far as they have been computed. */
  private readonly known = new Float64Array(KINDS * CELLS);
  /** The value of covering a square in itself, by cell. */
  private readonly covers = new Float64Array(CELLS);

  /** `seen` limits the stakes to what a player notices. */
  constructor(layout: Layout, weights: LineWeights, seen: (stakes: Stakes) => Stakes = (stakes) => stakes) {
    this.layout = layout;
    this.seen = seen;
    this.stakes = plainStakes(layout);
    this.lines = new LineValue(weights, layout);
    this.appraisal = new Appraisal(layout, this.lines);
  }

  /**
   * Fills `actions` and `gains` for the seat to act, which has not seen the tiles `left`, by kind. Tables with modules
   * need their affairs.
   */
  look(board: MetroBoard, left: ArrayLike<number>, affairs?: Affairs): void {
    const { actions, gains, known, covers } = this;
    const seat = board.toAct;
    const next = (seat + 1) % this.layout.seats;
    this.lines.setTilesLeft(left, this.layout.terms.freeOrientation);
    this.count = board.actions(actions);
    if (affairs && board instanceof ModuleBoard) {
      const stakes = affairs.look(board, next);
      affairs.covers(board, covers);
      this.appraisal.look(board.network, this.seen(stakes), next, board.tilesLaid + 1, board.scene);
    } else this.appraisal.look(board.network, this.seen(this.stakes[seat]!), next, board.tilesLaid + 1);
    known.fill(Number.NaN);
    for (let index = 0; index < this.count; index++) {
      const action = actions[index]!;
      if (action < DRAW_ANOTHER) gains[index] = this.gain(board, FACES[action >>> 6]!, action & 63);
      else if (action === DRAW_ANOTHER) gains[index] = this.promiseOfDraw(board, left) - DRAW_MARGIN;
      else gains[index] = 0;
    }
    if (affairs && board instanceof ModuleBoard) this.lookAtOwn(board, affairs, next);
  }

  /** The values of module actions: pending decisions, or alternatives to placing a tile. */
  private lookAtOwn(board: ModuleBoard, affairs: Affairs, next: number): void {
    const { actions, gains, count } = this;
    const isTurn = board.scene.stage === "turn";
    const tilesLaidThen = isTurn ? board.tilesLaid + 1 : board.tilesLaid;
    const now = affairs.worth(board, next, tilesLaidThen) + (isTurn ? INSTEAD_MARGIN : 0);
    let best = -Infinity;
    for (let index = 0; index < count; index++)
      if (actions[index]! < DRAW_ANOTHER) best = Math.max(best, gains[index]!);
    for (let index = 0; index < count; index++) {
      const action = actions[index]!;
      if (!isOwnCode(action)) continue;
      // A tile that may be put back is a bad one, and another is placed in the same turn.
      gains[index] = putsBack(board, action)
        ? best + INSTEAD_MARGIN
        : affairs.worthAfter(board, action, next, tilesLaidThen) - now;
    }
  }

  /** The action with the highest value. */
  best(): number {
    let best = 0;
    for (let index = 1; index < this.count; index++) if (this.gains[index]! > this.gains[best]!) best = index;
    return this.actions[best]!;
  }

  private gain(board: MetroBoard, face: number, cell: number): number {
    const at = face * CELLS + cell;
    const known = this.known[at]!;
    if (!Number.isNaN(known)) return known;
    return (this.known[at] = this.appraisal.gain(board.network, face, cell) + this.covers[cell]!);
  }

  /** The mean, over the tiles that may come, of the best placement of each. */
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
    // Rule 3.5: one-tile lines are allowed for a tile that can make nothing else.
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

/** Whether an action puts a tile back into the supply. */
function putsBack(board: ModuleBoard, action: number): boolean {
  board.act(action);
  const puts = board.scene.stage === "replace";
  board.takeBack();
  return puts;
}
