/** Collects the values of every move, and turns them into the evaluation that others read. */
import { undergroundSearch } from "@interchange/underground";
import type { Move, UndergroundBoard } from "@interchange/underground";
import type { Weighed, Weighing } from "../../bot.ts";
import type { Candidates } from "./candidates.ts";
import { chanceToWin, rangeAround } from "./chances.ts";
import type { Expectation } from "./expectation.ts";
import type { TurnPlan } from "./turnPlan.ts";

/** An action as the search sees it: its value, and the 95 % error relative to the others. */
export interface Opinion {
  readonly action: number;
  readonly value: number;
  readonly error: number;
}

/** The errors of turns that were planned to their end, and of actions that were not. */
export const PLANNED_ERROR = 2.5;
const ROUGH_ERROR = 4;
/** Of equal ones, what was examined less comes after what was examined more. */
const LESS = 0.01;

/** The values of actions from whole turns. For the others: their value alone, plus what a turn adds on average. */
export function planned(plan: TurnPlan, legal: readonly number[]): readonly Opinion[] {
  const { turns, singles } = plan;
  let added = 0;
  let least = Infinity;
  for (const [action, { value }] of turns) added += (value - (singles.get(action) ?? 0)) / turns.size;
  for (const value of singles.values()) least = Math.min(least, value);
  const best = plan.best?.value ?? Infinity;
  return legal.map((action) => {
    const turn = turns.get(action);
    if (turn) return { action, value: turn.value, error: PLANNED_ERROR };
    const alone = singles.get(action) ?? (least === Infinity ? 0 : least);
    return { action, value: Math.min(best, alone + added) - LESS, error: ROUGH_ERROR };
  });
}

/** The values from trials for the actions of tried turns. The others come after them, with their earlier values. */
export function tried(candidates: Candidates, before: readonly Opinion[]): readonly Opinion[] {
  const opinions = new Map<number, Opinion>();
  let last = Infinity;
  for (const { candidate, value, error } of candidates.opinions()) {
    for (const action of candidate.actions) {
      const known = opinions.get(action);
      if (!known || known.value < value) opinions.set(action, { action, value, error });
    }
  }
  for (const { value } of opinions.values()) last = Math.min(last, value);
  return before.map(
    (opinion) => opinions.get(opinion.action) ?? { ...opinion, value: Math.min(opinion.value, last) - LESS },
  );
}

export function verdictOf(
  board: UndergroundBoard,
  opinions: readonly Opinion[],
  expectation: Expectation,
  seat: number,
  work: number,
): Weighing<Move> {
  const { deviation, scatter, loss } = expectation;
  const sorted = opinions.toSorted((one, other) => other.value - one.value);
  const most = sorted[0]?.value ?? 0;
  const best = expectation.margin(most);
  // Many moves have the same value.
  const wins = new Map<number, number>();
  const moves = sorted.map(({ action, value, error }): Weighed<Move> => {
    const margin = best - loss * (most - value);
    let win = wins.get(value);
    if (win === undefined) wins.set(value, (win = chanceToWin(expectation.points(margin), seat, scatter)));
    return { move: undergroundSearch.decodeMove(action, board), margin, error: error * loss, win };
  });
  return { moves, points: expectation.points(best), range: rangeAround(best, deviation), work: Math.ceil(work) };
}
