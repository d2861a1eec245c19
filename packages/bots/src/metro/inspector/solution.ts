/** Solves all moves of a late position one by one. */
import { DRAW_ANOTHER, FACES, KINDS, kindOf, PIECES_IN_ALL, PlainBoard } from "@interchange/metro";
import type { Layout, MetroBoard, View } from "@interchange/metro";
import { canSolve, Endgame } from "./endgame.ts";
import type { Outcome } from "./endgame.ts";

/** The cost of solving in playouts, by tiles left. With more it is not solved. With more seats it is one tile less. */
const WORK = [0, 1, 1, 2, 40, 1800];
/** The cost of one tried tile in playouts. */
const WORK_A_TILE = 1 / 20;

export class Solution {
  /** Its approximate total cost. */
  readonly work: number;
  /** The outcomes so far, by action. */
  readonly outcomes = new Map<number, Outcome>();
  private readonly endgame: Endgame;
  private readonly isFromHand: boolean;

  private constructor(layout: Layout, board: PlainBoard, view: View) {
    this.work = WORK[tilesLeft(layout, board)]!;
    this.isFromHand = view.stage === "turn";
    this.endgame = new Endgame(layout, view.turn);
    const [held] = view.hands[view.turn]!;
    const hand = held === undefined || held === "?" ? -1 : kindOf(held);
    const pool = Uint8Array.from({ length: KINDS }, (_, kind) => view.unseen[kind]!);
    this.endgame.set(board, hand, pool, view.supply);
  }

  /** A solution for a view, if it can be solved. */
  static of(layout: Layout, board: MetroBoard, view: View): Solution | undefined {
    const isNear = board instanceof PlainBoard && canSolve(layout) && WORK[tilesLeft(layout, board)] !== undefined;
    return isNear ? new Solution(layout, board, view) : undefined;
  }

  /** Solves the outcome of an action; returns the work it took. */
  solve(action: number): number {
    const { endgame } = this;
    const before = endgame.tried;
    const outcome =
      action === DRAW_ANOTHER
        ? endgame.afterDrawing()
        : endgame.afterPlacing(FACES[action >>> 6]!, action & 63, this.isFromHand);
    this.outcomes.set(action, Float64Array.from(outcome));
    return (endgame.tried - before) * WORK_A_TILE;
  }
}

function tilesLeft({ seats }: Layout, { tilesLaid }: MetroBoard): number {
  return PIECES_IN_ALL - tilesLaid + (seats > 2 ? 1 : 0);
}
