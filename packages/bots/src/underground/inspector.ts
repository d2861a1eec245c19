import { FIRST_TRIP, MAX_ACTIONS, undergroundSearch } from "@interchange/underground";
import type { Move, UndergroundBoard, View } from "@interchange/underground";
import { lastWord } from "../bot.ts";
import type { Weigher, Weighing } from "../bot.ts";
import { Appraisal } from "./inspector/appraisal.ts";
import { Candidates } from "./inspector/candidates.ts";
import type { Round, Turn } from "./inspector/candidates.ts";
import { Expectation } from "./inspector/expectation.ts";
import { Judge } from "./inspector/judge.ts";
import type { Before } from "./inspector/judge.ts";
import { Purse } from "./inspector/purse.ts";
import { situationOf, stageOf } from "./inspector/situation.ts";
import type { Situation } from "./inspector/situation.ts";
import { TurnPlan } from "./inspector/turnPlan.ts";
import { planned, PLANNED_ERROR, tried, verdictOf } from "./inspector/verdict.ts";
import type { Opinion } from "./inspector/verdict.ts";
import { playFor } from "./inspector/play.ts";
import { withoutLoops } from "./inspector/weights.ts";
import type { Weights } from "./inspector/weights.ts";
import { leaving } from "./passengerPosition.ts";

/**
 * How many stations of each kind stand for all from which the passenger may set out: in plans, in trials, in a close
 * look.
 */
const SAMPLES = 5;
const TRY_SAMPLES = 5;
/** Likewise if trials go on for a whole round: positions from there on are valued only once. */
const ROUND_SAMPLES = 3;
const ALL = 64;
/** The number of valuations between two answers: a few milliseconds of work. */
const BREATH_WORK = 128;
const TRY_BREATH_WORK = 200;
/** How many planned turns get a close look, and how many are tried. */
const CLOSELY = 16;
const TRIED = 8;

/**
 * The strongest player. It plans its turn like the reference, with weights tuned by self-play and with loops, and then
 * tries the best turns: what the next seat would answer, or all others in turn, on cards that may come.
 */
export const inspector: Weigher<View, Move> = {
  name: "inspector",
  choose(view, random, budget) {
    const [first] = lastWord(inspector, view, random, budget).moves;
    if (!first) throw new RangeError("nothing to choose from");
    return first.move;
  },
  *weigh(view, random, budget) {
    const purse = new Purse(budget);
    const board = undergroundSearch.guess(view, random);
    const stage = stageOf(view);
    const situation = situationOf(stage, view);
    const { weights, planning, calibrations } = playFor(stage.topology.city);
    const expectation = new Expectation(view.points, view.turn, situation.journeys, calibrations);
    const list = new Uint16Array(MAX_ACTIONS);
    const legal = [...list.subarray(0, board.actions(list))];
    const weighing = (opinions: readonly Opinion[]): Weighing<Move> =>
      verdictOf(board, opinions, expectation, view.turn, purse.work);
    const close = new Appraisal(stage, weights, ALL);
    close.begin(board, situation, random);
    let opinions: readonly Opinion[];
    let turns: readonly Turn[];
    let starts: ReadonlySet<number> = new Set();
    if (view.stage === "build") {
      const appraisal = new Appraisal(stage, weights, SAMPLES);
      appraisal.begin(board, situation, random);
      const plan = new TurnPlan(board, view.actions, appraisal);
      for (const _ of plan.search()) {
        purse.work++;
        if (purse.work % BREATH_WORK !== 0) continue;
        yield weighing(planned(plan, legal));
        if (purse.share >= (plan.beams === 0 ? planning.withoutBeam : planning.share)) break;
      }
      turns = plan
        .finalists(CLOSELY)
        .map((turn) => {
          const value = valueOf(board, turn.actions, close);
          plan.revalue(turn, value);
          purse.work++;
          return { actions: turn.actions, value, unseen: close.loops };
        })
        .toSorted((one, other) => other.value - one.value)
        .slice(0, TRIED);
      opinions = planned(plan, legal);
      ({ starts } = plan);
    } else {
      opinions = legal.map((action) => {
        purse.work++;
        return tripOpinion(board, close, situation, action, view.stage === "express", legal.length === 1);
      });
      turns = opinions.map(({ action, value }) => ({ actions: [action], value }));
    }
    yield weighing(opinions);
    if (legal.length === 1 || turns.length < 2) return;
    // Loops are left to the plan, so that trials are fast.
    const tryWeights = withoutLoops(weights);
    const appraisal = new Appraisal(stage, tryWeights, TRY_SAMPLES);
    const spare = undergroundSearch.guess(view, random);
    const pile = view.pile.map(stage.topology.stationOf);
    const before = { board, stage, situation, random };
    const round = stage.seats > 2 ? roundOf(before, tryWeights) : undefined;
    // The same stations stand for all in every trial.
    const order = random.shuffled(Array.from({ length: stage.topology.stations }, (_, station) => station));
    const answers = (): Appraisal => new Appraisal(stage, tryWeights, TRY_SAMPLES, order);
    const candidates = new Candidates(turns, { ...before, spare, pile, appraisal, answers, round, starts });
    const began = purse.share;
    let told = purse.work;
    while (purse.share < 1) {
      for (const work of candidates.round()) {
        purse.work += work;
        if (purse.work - told < TRY_BREATH_WORK && purse.share < 1) continue;
        told = purse.work;
        yield weighing(tried(candidates, opinions));
        if (purse.share >= 1) return;
      }
      // Half, then a quarter of them continue as the budget is used.
      const used = (purse.share - began) / (1 - began);
      if (used > 1 / 3) candidates.narrow(Math.max(2, Math.ceil(turns.length / (used > 2 / 3 ? 4 : 2))));
    }
  },
};

function roundOf(before: Before, weights: Weights): Round {
  return {
    appraisal: new Appraisal(before.stage, weights, ROUND_SAMPLES),
    judge: new Judge(weights, TRY_SAMPLES, before),
  };
}

function valueOf(board: UndergroundBoard, actions: readonly number[], appraisal: Appraisal): number {
  for (const action of actions) board.act(action);
  const value = appraisal.value(board, actions, 0);
  for (const _ of actions) board.takeBack();
  return value;
}

function tripOpinion(
  board: UndergroundBoard,
  appraisal: Appraisal,
  { place }: Situation,
  action: number,
  isExpress: boolean,
  isOnly: boolean,
): Opinion {
  const to = board.tripTo(action - FIRST_TRIP);
  board.act(action);
  const value = appraisal.valueOfTrip(board, leaving(place, to), isExpress);
  board.takeBack();
  return { action, value, error: isOnly ? 0 : PLANNED_ERROR };
}
