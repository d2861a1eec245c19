/**
 * Assembles a review from a bot's evaluations of every decision. Expectations are chained: what a move changes is its
 * player's doing, and what changes between two decisions is the luck of the next player, because a draw shows when it
 * is used. So start, luck and decisions add up to the result, however good the bot is.
 */
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Weighing } from "../bot.ts";
import { choicesIn } from "./choices.ts";
import type { Choice } from "./choices.ts";
import type { Decisions, Decision } from "./decisions.ts";
import { marginOf, withMargin, withWin } from "./expectation.ts";
import type { Expectation } from "./expectation.ts";
import { markOf } from "./marks.ts";
import type { Start } from "./openings.ts";
import { optimismIn } from "./optimism.ts";
import type { Optimism } from "./optimism.ts";
import type { Review, ReviewedMove } from "./review.ts";

export interface Reviewer {
  readonly bot: string;
  /** Seat 1's expected margin before the first draw; by default what it expected at the first decision. */
  readonly start?: Start;
}

/**
 * The review of a game, as far as its decisions have been evaluated: `weighings` has one per decision, undefined if
 * there is none yet. Forced moves need none.
 */
export function assemble<View, Move>(
  played: Decisions<View, Move>,
  weighings: readonly (Weighing<Move> | undefined)[],
  { bot, start }: Reviewer,
): Review {
  const { decisions, points } = played;
  const seats = points.map((result) => ({ luck: 0, decisions: 0, result }));
  const choices = choicesIn(played, weighings);
  const optimism = optimismIn(played, choices);
  const first = firstExpectation(played, choices, optimism, start);
  const moves: ReviewedMove[] = [];
  let now = first;
  let squares = (start?.error ?? 0) ** 2;
  let work = 0;
  let tooMuch = 0;
  for (const [index, decision] of decisions.entries()) {
    const { seat } = decision;
    if (decision.isForced) {
      moves.push(forcedMove(decision, now));
      continue;
    }
    const choice = choices.get(index);
    if (!choice) continue;
    // The same throughout a turn.
    if (!choice.goesOn) tooMuch = optimism(decision.entry);
    const margin = choice.margin - tooMuch;
    const bestMargin = choice.bestMargin - tooMuch;
    const { error } = choice;
    const luck = choice.goesOn ? 0 : bestMargin - marginOf(now.points, seat);
    const loss = bestMargin - margin;
    now = after(now, seat, choice.weighing, margin, choice.win);
    const own = known(seats[seat]);
    own.luck += luck;
    own.decisions -= loss;
    squares += error ** 2;
    work += choice.weighing.work;
    moves.push({
      entry: decision.entry,
      seat,
      move: decision.notation,
      best: choice.best,
      margin,
      bestMargin,
      loss,
      error,
      win: choice.win,
      bestWin: choice.bestWin,
      // A move after which winning is likelier is not blamed, whatever its margin.
      mark: markOf(choice.win > choice.bestWin ? Math.min(loss, error) : loss, error),
      points: now.points,
      range: rangeOf(now, seat),
      luck,
    });
  }
  const isComplete = moves.length === decisions.length;
  if (isComplete && played.isOver) settle(played, seats, now);
  return {
    game: played.game,
    bot,
    work: choices.size ? Math.round(work / choices.size) : 0,
    start: marginOf(first.points, 0),
    error: Math.sqrt(squares),
    seats,
    moves,
    isComplete,
  };
}

/** The expectation before anything is known about this game. */
function firstExpectation<View, Move>(
  { decisions, points }: Decisions<View, Move>,
  choices: ReadonlyMap<number, Choice<Move>>,
  optimism: Optimism,
  start: Start | undefined,
): Expectation {
  const none = { points: points.map(() => 0), wins: points.map(() => 1 / points.length), spread: [0, 0] } as const;
  const index = decisions.findIndex((_, at) => choices.has(at));
  const [decision, choice] = [decisions[index], choices.get(index)];
  if (!decision || !choice) return start ? { ...none, points: withMargin(none.points, 0, start.mean) } : none;
  const { entry, seat } = decision;
  const met = after(none, seat, choice.weighing, choice.bestMargin - optimism(entry), choice.bestWin);
  if (!start) return met;
  return { ...met, points: withMargin(met.points, 0, start.mean - start.lean * optimism(0)) };
}

/** The expectation after a move: the best move's points, minus what the played one costs its player. */
function after(
  before: Expectation,
  seat: Seat,
  { points, range, moves }: Weighing<unknown>,
  margin: number,
  win: number,
): Expectation {
  const first = known(moves[0]).margin;
  return {
    points: withMargin(points, seat, margin),
    wins: withWin(before.wins, seat, win),
    spread: [first - range[0], range[1] - first],
  };
}

function rangeOf({ points, spread }: Expectation, seat: Seat): readonly [number, number] {
  const margin = marginOf(points, seat);
  return [margin - spread[0], margin + spread[1]];
}

/** Nothing was decided, so nothing changes. */
function forcedMove<View, Move>({ entry, seat, notation }: Decision<View, Move>, now: Expectation): ReviewedMove {
  const margin = marginOf(now.points, seat);
  const win = now.wins[seat] ?? 0;
  return {
    entry,
    seat,
    move: notation,
    best: notation,
    margin,
    bestMargin: margin,
    loss: 0,
    error: 0,
    win,
    bestWin: win,
    mark: "none",
    points: now.points,
    range: rangeOf(now, seat),
    luck: 0,
  };
}

/**
 * The last step, to the real final points. A player who resigned or ran out of time is responsible for it; otherwise it
 * came with the last draw. If everyone agreed to stop, it is nobody's luck in particular.
 */
function settle<View, Move>(
  { points, termination, lastDrawn }: Decisions<View, Move>,
  seats: { luck: number; decisions: number }[],
  now: Expectation,
): void {
  const gain = (seat: Seat): number => marginOf(points, seat) - marginOf(now.points, seat);
  if (!termination) known(seats[lastDrawn]).luck += gain(lastDrawn);
  else if ("seat" in termination) known(seats[termination.seat]).decisions += gain(termination.seat);
  else for (const [seat, own] of seats.entries()) own.luck += gain(seat) / seats.length;
}
