/** What a board is worth beyond the sum of its weighted features, as games have shown: a small net over all of them. */
import { BOARD_UNITS } from "./learned.ts";
import type { Learned } from "./learned.ts";

const units = new Float64Array(BOARD_UNITS);

/** `thirties` is how many times thirty turns of the passenger are to come. */
export function boardAnswer(
  { board, boardBase, boardLast }: Learned,
  features: Float64Array,
  thirties: number,
): number {
  const last = features.length * BOARD_UNITS;
  for (let unit = 0; unit < BOARD_UNITS; unit++) units[unit] = boardBase[unit]! + thirties * board[last + unit]!;
  for (let feature = 0, at = 0; feature < features.length; feature++, at += BOARD_UNITS) {
    const value = features[feature]!;
    if (value === 0) continue;
    for (let unit = 0; unit < BOARD_UNITS; unit++) units[unit]! += value * board[at + unit]!;
  }
  let answer = 0;
  for (let unit = 0; unit < BOARD_UNITS; unit++) answer += Math.max(0, units[unit]!) * boardLast[unit]!;
  return answer;
}
