/**
 * A bot of the ladder that rates every move and then searches for a short while: a fixed amount of work, whatever its
 * budget.
 */
import { bestOf, lastWord } from "../bot.ts";
import type { Bot, Weigher, Weighing } from "../bot.ts";

export function littleSearch<View, Move>(
  name: string,
  atAGlance: Weigher<View, Move>,
  searching: Bot<View, Move>,
  work: number,
): Weigher<View, Move> {
  const weigher: Weigher<View, Move> = {
    name,
    *weigh(view, random) {
      const opinion = lastWord(atAGlance, view, random, { work });
      yield opinion.moves.length > 1 ? preferring(searching.choose(view, random, { work }), opinion) : opinion;
    },
    choose: (view, random, budget) => bestOf(lastWord(weigher, view, random, budget)),
  };
  return weigher;
}

/** The same ratings, with the move found best in first place. */
function preferring<Move>(move: Move, opinion: Weighing<Move>): Weighing<Move> {
  const text = JSON.stringify(move);
  const first = opinion.moves.find((each) => JSON.stringify(each.move) === text);
  const best = opinion.moves[0];
  if (!first || !best) return opinion;
  const { margin, win } = best;
  return { ...opinion, moves: [{ ...first, margin, win }, ...opinion.moves.filter((each) => each !== first)] };
}
