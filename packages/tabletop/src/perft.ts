import { NOBODY } from "./board.ts";
import type { Board } from "./board.ts";

/**
 * How many sequences of this many actions there are from a position, with draws counted once per outcome. The number
 * stays the same as long as the rules do, and reveals an engine's first mistake.
 */
export function perft(board: Board, depth: number, maxActions: number): number {
  if (depth === 0) return 1;
  if (board.toAct === NOBODY) return 0;
  const actions = new Uint16Array(maxActions);
  const count = board.actions(actions);
  if (depth === 1) return count;
  let sequences = 0;
  for (let index = 0; index < count; index++) {
    board.act(actions[index] as number);
    sequences += perft(board, depth - 1, maxActions);
    board.takeBack();
  }
  return sequences;
}
