/**
 * Compares what was chosen with what could have been. Within a turn nothing is left to chance: the value of the same
 * seat's next decision is what this one has led to, and by then it is known better. So estimates run backwards through
 * a turn, and no luck comes between its decisions.
 */
import type { Weighing } from "../bot.ts";
import type { Decisions, Decision } from "./decisions.ts";

export interface Choice<Move> {
  readonly weighing: Weighing<Move>;
  /** The expected margins of the played move and of the best. */
  readonly margin: number;
  readonly bestMargin: number;
  /** The error of their difference. */
  readonly error: number;
  /** The best move in record notation; the played one if nothing is better. */
  readonly best: string;
  readonly win: number;
  readonly bestWin: number;
  /** Whether the same seat decided before it, without a draw in between. */
  readonly goesOn: boolean;
}

/** By the index of its decision, for all that have been evaluated. */
export function choicesIn<View, Move>(
  { decisions, write }: Decisions<View, Move>,
  weighings: readonly (Weighing<Move> | undefined)[],
): ReadonlyMap<number, Choice<Move>> {
  const choices = new Map<number, Choice<Move>>();
  const links = linksOf(decisions);
  for (let index = decisions.length - 1; index >= 0; index--) {
    const [decision, weighing] = [decisions[index], weighings[index]];
    if (!decision || decision.isForced || !weighing) continue;
    const next = choices.get(links.next.get(index) ?? -1);
    const goesOn = weighings[links.before.get(index) ?? -1] !== undefined;
    choices.set(index, choiceOf(decision, weighing, write, next, goesOn));
  }
  return choices;
}

/** Which decisions follow each other within a turn, by index. Forced moves don't interrupt it. */
export function linksOf(decisions: readonly Decision<unknown, unknown>[]) {
  const next = new Map<number, number>();
  const before = new Map<number, number>();
  let last: number | undefined;
  for (const [index, { entry, seat, isForced }] of decisions.entries()) {
    const previous = decisions[index - 1];
    if (previous?.entry !== entry - 1 || previous.seat !== seat) last = undefined;
    if (isForced) continue;
    if (last !== undefined) {
      next.set(last, index);
      before.set(index, last);
    }
    last = index;
  }
  return { next, before };
}

function choiceOf<View, Move>(
  { notation, entry }: Decision<View, Move>,
  weighing: Weighing<Move>,
  write: (move: Move) => string,
  next: Choice<Move> | undefined,
  goesOn: boolean,
): Choice<Move> {
  const played = weighing.moves.find(({ move }) => write(move) === notation);
  const [first] = weighing.moves;
  if (!played || !first) throw new RangeError(`entry ${entry + 1}: ${notation} was not weighed`);
  const margin = next ? next.bestMargin : played.margin;
  const win = next ? next.bestWin : played.win;
  const isBest = margin >= first.margin;
  return {
    weighing,
    margin,
    bestMargin: isBest ? margin : first.margin,
    error: Math.max(first.error, played.error),
    best: isBest ? notation : write(first.move),
    win,
    bestWin: isBest ? win : first.win,
    goesOn,
  };
}
