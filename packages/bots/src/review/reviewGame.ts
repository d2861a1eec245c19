import { Random } from "@interchange/tabletop";
import type { GameRecord, Rules } from "@interchange/tabletop";
import { lastWord } from "../bot.ts";
import type { Budget, Weigher, Weighing } from "../bot.ts";
import { assemble } from "./assemble.ts";
import { decisionsOf } from "./decisions.ts";
import { openings, startOf } from "./openings.ts";
import type { Review } from "./review.ts";
import { seedAt, seedOfOpening } from "./seeds.ts";

/** The progress of a review. */
export interface ReviewProgress {
  readonly done: number;
  readonly of: number;
}

/** Reviews a game on one thread, decision by decision; `budgetFor` gives the budget of each of this many. */
export function* reviewGame<Position, Move, Chance, Event, View>(
  game: Rules<Position, Move, Chance, Event, View>,
  record: GameRecord,
  bot: Weigher<View, Move>,
  budgetFor: (decisions: number) => Budget,
): Generator<ReviewProgress, Review> {
  const played = decisionsOf(game, record);
  const dealt = openings(game, record.setup);
  const of = dealt.length + played.decisions.filter(({ isForced }) => !isForced).length;
  const budget = budgetFor(of);
  let done = 0;
  const begun: Weighing<Move>[] = [];
  for (const [number, { view }] of dealt.entries()) {
    begun.push(lastWord(bot, view, new Random(seedOfOpening(number)), budget));
    yield { done: ++done, of };
  }
  const weighings: (Weighing<Move> | undefined)[] = [];
  for (const { view, entry, isForced } of played.decisions) {
    weighings.push(isForced ? undefined : lastWord(bot, view, new Random(seedAt(entry)), budget));
    if (!isForced) yield { done: ++done, of };
  }
  const start = startOf(dealt, begun);
  return assemble(played, weighings, { bot: bot.name, ...(start && { start }) });
}
