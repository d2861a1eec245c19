/**
 * What was chosen, and what might have been. Within a turn nothing is left to chance: what the next decision of the same
 * seat is worth is what this one has led to, and that is known better by then. So estimates run backwards through a
 * turn, and no luck comes between its decisions.
 */
import type { Weighing } from "../bot.ts";
import type { Decisions, Decision } from "./decisions.ts";

export interface Choice<Move> {
  readonly weighing: Weighing<Move>;
  /** Expected margins of the move that was played and of the best. */
  readonly margin: number;
  readonly bestMargin: number;
  /** How far the difference may be off. */
  readonly error: number;
  /** The best, as records write it: what was played where nothing is better. */
  readonly best: string;
  readonly win: number;
  readonly bestWin: number;
  /** Whether the same seat decided before it, with no draw in between. */
  readonly goesOn: boolean;
}

/** By the place of its decision, for all that have been weighed. */
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

/** Which decisions follow each other within a turn; what was forced does not come between them. */
function linksOf(decisions: readonly Decision<unknown, unknown>[]) {
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
