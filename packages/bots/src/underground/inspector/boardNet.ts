/** A small net over all features, fitted to games, that corrects a board's weighted sum. */
import { BOARD_UNITS } from "./learned.ts";
import type { Learned } from "./learned.ts";

const units = new Float64Array(BOARD_UNITS);

/** `thirties` is the number of the passenger's turns to come, divided by thirty. */
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
