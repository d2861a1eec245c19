import { FIRST_TRIP, MAX_ACTIONS, undergroundSearch } from "@interchange/underground";
import type { Move, View } from "@interchange/underground";
import { lastWord, Spending } from "../bot.ts";
import type { Weigher, Weighing } from "../bot.ts";
import { TurnPlan } from "./inspector/turnPlan.ts";
import { verdictOf } from "./inspector/verdict.ts";
import type { Expectation, Opinion } from "./inspector/verdict.ts";
import { Outlook } from "./outlook.ts";
import { leaving, placeOf } from "./place.ts";
import { Prospect } from "./prospect.ts";
import { WEIGHTS } from "./weights.ts";

/** Stations of each kind that stand for all cards. */
const SAMPLES = 5;
const ALL = 64;
/** Valuations between two answers: a few milliseconds' work. */
const BREATH_WORK = 48;
/** How far margins may be off: of turns that were planned to their end, and of actions that were not. */
const PLANNED_ERROR = 1;
const ROUGH_ERROR = 2.5;
/** What a turn of the passenger adds to the scatter of the final margin. */
const SCATTER = 2.2;

/** The strongest player. */
export const inspector: Weigher<View, Move> = {
  name: "inspector",
  choose(view, random, budget) {
    const [first] = lastWord(inspector, view, random, budget).moves;
    if (!first) throw new RangeError("nothing to choose from");
    return first.move;
  },
  *weigh(view, random, budget) {
    const board = undergroundSearch.guess(view, random);
    const prospect = new Prospect(view);
    const list = new Uint16Array(MAX_ACTIONS);
    const legal = [...list.subarray(0, board.actions(list))];
    const place = placeOf(view);
    const spending = new Spending(budget);
    const weighing = (opinions: readonly Opinion[]): Weighing<Move> =>
      verdictOf(board, opinions, expectationOf(view, prospect, opinions), spending.work);
    if (view.stage !== "build") {
      const outlook = new Outlook(prospect, WEIGHTS, ALL, random);
      yield weighing(
        legal.map((action) => {
          const to = board.tripTo(action - FIRST_TRIP);
          board.act(action);
          const margin = outlook.valueAfterTrip(board, leaving(place, to), view.stage === "express");
          board.takeBack();
          spending.work++;
          return { action, margin, error: legal.length > 1 ? PLANNED_ERROR : 0 };
        }),
      );
      return;
    }
    const outlook = new Outlook(prospect, WEIGHTS, SAMPLES, random);
    const plan = new TurnPlan(board, view.actions, (after, left) => outlook.value(after, place, left));
    for (const _ of plan.search()) {
      spending.work++;
      if (spending.work % BREATH_WORK !== 0) continue;
      yield weighing(opinionsOf(plan, legal));
      if (spending.isSpent) return;
    }
    yield weighing(opinionsOf(plan, legal));
  },
};

/** What whole turns say of their actions; of others, what they are worth alone and what a turn adds to one in the mean. */
function opinionsOf(plan: TurnPlan, legal: readonly number[]): readonly Opinion[] {
  let added = 0;
  let least = 0;
  for (const [action, { value }] of plan.turns) added += value - (plan.singles.get(action) ?? 0);
  for (const value of plan.singles.values()) least = Math.min(least, value);
  if (plan.turns.size) added /= plan.turns.size;
  const best = plan.best?.value ?? Infinity;
  return legal.map((action) => {
    const turn = plan.turns.get(action);
    if (turn) return { action, margin: turn.value, error: PLANNED_ERROR };
    const alone = plan.singles.get(action) ?? least;
    return { action, margin: Math.min(best, alone + added) - ROUGH_ERROR / 100, error: ROUGH_ERROR };
  });
}

function expectationOf(view: View, prospect: Prospect, opinions: readonly Opinion[]): Expectation {
  const { seats } = view.setup;
  const seat = view.turn;
  const margin = opinions.reduce((most, each) => Math.max(most, each.margin), -Infinity);
  const others = view.points.reduce((sum, each) => sum + each, 0) - (view.points[seat] ?? 0);
  const gain = margin - (view.points[seat] ?? 0) + others / (seats - 1);
  const points = view.points.map((each, of) => each + (of === seat ? gain / 2 : -gain / 2));
  return { seat, points, deviation: SCATTER * Math.sqrt(Math.max(0, prospect.journeys)) };
}
