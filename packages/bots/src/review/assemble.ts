/**
 * From what a bot thinks of every decision to a review. Expectations are strung together: what a move changes is its
 * player's doing, what changes between one decision and the next is luck of whoever decides then, because what was
 * drawn shows when it is used. So start, luck and decisions add up to the result, however good the bot is.
 */
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { Weighed, Weighing } from "../bot.ts";
import type { Course, Decision } from "./decisions.ts";
import { marginOf, withMargin, withWin } from "./expectation.ts";
import type { Expectation } from "./expectation.ts";
import { markOf } from "./marks.ts";
import type { Estimated } from "./openings.ts";
import type { Review, ReviewedMove } from "./review.ts";

export interface Reviewer {
  readonly bot: string;
  /** What seat 1 could expect before the first draw; without it, what it expected at the first decision. */
  readonly start?: Estimated;
}

/**
 * The review of a game, as far as its decisions have been weighed: `weighings` has one for each, and undefined where
 * there is none yet. Forced moves need none.
 */
export function assemble<View, Move>(
  course: Course<View, Move>,
  weighings: readonly (Weighing<Move> | undefined)[],
  { bot, start }: Reviewer,
): Review {
  const { decisions, points, write } = course;
  const seats = points.map((result) => ({ luck: 0, decisions: 0, result }));
  const first = firstExpectation(course, weighings, start);
  const moves: ReviewedMove[] = [];
  let now = first;
  let squares = (start?.error ?? 0) ** 2;
  let work = 0;
  let weighed = 0;
  for (const [index, decision] of decisions.entries()) {
    const { seat } = decision;
    const weighing = weighings[index];
    if (decision.isForced) {
      moves.push(forcedMove(decision, now));
      continue;
    }
    if (!weighing) continue;
    const choice = choiceOf(decision, weighing, write);
    const luck = choice.best.margin - marginOf(now.points, seat);
    const loss = choice.best.margin - choice.played.margin;
    const error = Math.max(choice.best.error, choice.played.error);
    now = after(now, seat, weighing, choice);
    const own = known(seats[seat]);
    own.luck += luck;
    own.decisions -= loss;
    squares += error ** 2;
    work += weighing.work;
    weighed++;
    moves.push({
      entry: decision.entry,
      seat,
      move: decision.notation,
      best: write(choice.best.move),
      margin: choice.played.margin,
      bestMargin: choice.best.margin,
      loss,
      error,
      win: choice.played.win,
      bestWin: choice.best.win,
      mark: markOf(loss, error),
      points: now.points,
      range: rangeOf(now, seat),
      luck,
    });
  }
  const isComplete = moves.length === decisions.length;
  if (isComplete && course.isOver) settle(course, seats, now);
  return {
    game: course.game,
    bot,
    work: weighed ? Math.round(work / weighed) : 0,
    start: marginOf(first.points, 0),
    error: Math.sqrt(squares),
    seats,
    moves,
    isComplete,
  };
}

interface Choice<Move> {
  readonly played: Weighed<Move>;
  readonly best: Weighed<Move>;
}

function choiceOf<View, Move>(
  { notation, entry }: Decision<View, Move>,
  { moves }: Weighing<Move>,
  write: (move: Move) => string,
): Choice<Move> {
  const played = moves.find(({ move }) => write(move) === notation);
  const [first] = moves;
  if (!played || !first) throw new RangeError(`entry ${entry + 1}: ${notation} was not weighed`);
  return { played, best: played.margin >= first.margin ? played : first };
}

/** What may be expected before anything is known of this game. */
function firstExpectation<View, Move>(
  { decisions, points }: Course<View, Move>,
  weighings: readonly (Weighing<Move> | undefined)[],
  start: Estimated | undefined,
): Expectation {
  const none = { points: points.map(() => 0), wins: points.map(() => 1 / points.length), spread: [0, 0] } as const;
  const index = decisions.findIndex(({ isForced }, at) => !isForced && weighings[at]);
  const [decision, weighing] = [decisions[index], weighings[index]];
  const best = weighing?.moves[0];
  const met = decision && weighing && best ? after(none, decision.seat, weighing, { played: best, best }) : none;
  return start ? { ...met, points: withMargin(met.points, 0, start.mean) } : met;
}

/** What may be expected after a move: the best one's points, less what the move that was played costs its player. */
function after<Move>(before: Expectation, seat: Seat, weighing: Weighing<Move>, choice: Choice<Move>): Expectation {
  const { played } = choice;
  const [low, high] = weighing.range;
  const first = known(weighing.moves[0]).margin;
  return {
    points: withMargin(weighing.points, seat, played.margin),
    wins: withWin(before.wins, seat, played.win),
    spread: [first - low, high - first],
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
 * The last step, to the points that were really made. Whoever gave up or ran out of time answers for it; what the end
 * shows otherwise came with the last draw. A game that all broke off is nobody's luck more than another's.
 */
function settle<View, Move>(
  { points, termination, lastDrawn }: Course<View, Move>,
  seats: { luck: number; decisions: number }[],
  now: Expectation,
): void {
  const gain = (seat: Seat): number => marginOf(points, seat) - marginOf(now.points, seat);
  if (!termination) known(seats[lastDrawn]).luck += gain(lastDrawn);
  else if ("seat" in termination) known(seats[termination.seat]).decisions += gain(termination.seat);
  else for (const [seat, own] of seats.entries()) own.luck += gain(seat) / seats.length;
}
