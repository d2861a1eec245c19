/**
 * Short playouts: a move is tried on a guessed deal, everybody plays on for a few tiles by the line value, and the board
 * that is reached is valued. The boards are made once; a deal only changes what is hidden.
 */
import { boardFor, DRAW_ANOTHER, FACES, KINDS, MAX_ACTIONS, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, MetroBoard } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import { Appraisal } from "../appraisal.ts";
import type { LineValue } from "../lineValue.ts";

/** So many tiles are laid after the move that is tried. */
export const DEPTH = 4;

/** Margin out of the points of every seat. */
export function marginOf(points: ArrayLike<number>, seat: number): number {
  const { length } = points;
  if (length === 1) return points[0]!;
  let others = 0;
  for (let each = 0; each < length; each++) if (each !== seat) others += points[each]!;
  return points[seat]! - others / (length - 1);
}

export abstract class Trials<Board extends MetroBoard = MetroBoard> {
  /** What every seat had in the end of the last playout, if `isTold`. */
  readonly points: Float64Array;
  isTold = true;
  protected readonly layout: Layout;
  protected readonly seat: number;
  protected readonly appraisal: Appraisal;
  /** The board as guessed for the deal at hand, and the one that moves are tried on. */
  protected readonly root: Board;
  protected readonly board: Board;
  protected readonly actions: Uint16Array = new Uint16Array(MAX_ACTIONS);
  /** The supply of the deal in the order in which it comes, how many there are, and how many have come. */
  protected readonly order: Uint8Array = new Uint8Array(PIECES_IN_ALL);
  protected size = 0;
  private drawn = 0;
  /** Sum and count of what the tile in hand promised, by tiles laid since: another tile promises the same in the mean. */
  private readonly promised = new Float64Array(PIECES_IN_ALL + 1);
  private readonly asked = new Float64Array(PIECES_IN_ALL + 1);
  /** What the last `best` promised, and whether the seat could have drawn instead. */
  private bestGain = 0;
  private mayDraw = false;

  constructor(layout: Layout, lines: LineValue, seat: number) {
    this.layout = layout;
    this.seat = seat;
    this.points = new Float64Array(layout.seats);
    this.appraisal = new Appraisal(layout, lines);
    this.root = boardFor(layout) as Board;
    this.board = boardFor(layout) as Board;
  }

  /** Guesses anew what the seat does not see. */
  abstract deal(random: Random): void;

  /** The margin that the seat to act has at the end of a playout that starts with an action. */
  tryOut(action: number): number {
    const { board, root } = this;
    const from = root.tilesLaid;
    board.copy(root);
    this.drawn = 0;
    board.act(action);
    while (board.toAct !== NOBODY) {
      if (board.toAct === CHANCE) board.act(this.chance());
      else if (board.tilesLaid > from + DEPTH) break;
      else this.playOn(board.tilesLaid - from);
    }
    return this.valued();
  }

  /** Values the board that a playout has led to. */
  protected abstract valued(): number;

  /** The next tile of the deal. */
  protected chance(): number {
    return this.order[this.drawn++]!;
  }

  /** The seat to act places its tile where it promises most, or another when it promises less than most tiles do. */
  protected playOn(ply: number): void {
    const { board, promised, asked } = this;
    const action = this.best();
    if (!this.mayDraw || action === DRAW_ANOTHER) {
      board.act(action);
      return;
    }
    const mean = asked[ply]! > 0 ? promised[ply]! / asked[ply]! : -Infinity;
    promised[ply]! += this.bestGain;
    asked[ply]! += 1;
    board.act(this.bestGain < mean ? DRAW_ANOTHER : action);
  }

  /** Looks at the lines with a seat's eyes before it places a tile. */
  protected abstract look(seat: number): void;

  /** The best placement of the seat to act; something else when it has none. */
  private best(): number {
    const { board, appraisal, actions } = this;
    this.look(board.toAct);
    const count = board.actions(actions);
    let best = actions[0]!;
    this.bestGain = -Infinity;
    this.mayDraw = false;
    for (let index = 0; index < count; index++) {
      const action = actions[index]!;
      if (action >= DRAW_ANOTHER) {
        if (action === DRAW_ANOTHER) this.mayDraw = true;
        continue;
      }
      const gain = appraisal.gain(board.network, FACES[action >>> 6]!, action & 63);
      if (gain > this.bestGain) {
        this.bestGain = gain;
        best = action;
      }
    }
    return best;
  }

  /** Writes the supply into `order`, shuffled. */
  protected shuffle(supply: ArrayLike<number>, random: Random): void {
    const { order } = this;
    let size = 0;
    for (let kind = 0; kind < KINDS; kind++)
      for (let piece = 0; piece < supply[kind]!; piece++) {
        const other = random.below(size + 1);
        order[size] = order[other]!;
        order[other] = kind;
        size++;
      }
    this.size = size;
  }
}
