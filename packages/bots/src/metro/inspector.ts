/**
 * The strongest player. It ranks every move by line value, tries the best ones in short playouts, all on the same
 * guessed deals, and reports what to expect of each.
 */
import { metro, metroSearch, ModuleBoard, SQUARES } from "@interchange/metro";
import type { Layout, MetroBoard, Move, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import { lastWord } from "../bot.ts";
import { marginOf, Standing } from "../standing.ts";
import type { Weighed, Weigher, Weighing } from "../bot.ts";
import { Affairs } from "./affairs.ts";
import { Leaf } from "./inspector/leaf.ts";
import { ModuleTrials, pointsOf } from "./inspector/moduleTrials.ts";
import { OpenLines } from "./inspector/openLines.ts";
import { Pace } from "./inspector/pace.ts";
import { PlainTrials } from "./inspector/plainTrials.ts";
import { Prospects, rangeOf } from "./inspector/prospects.ts";
import { Race, Runner } from "./inspector/race.ts";
import { Solution } from "./inspector/solution.ts";
import type { Trials } from "./inspector/trials.ts";
import { weightsFor } from "./lineWeights.ts";
import { SENSES } from "./modules/senses.ts";
import { OnePly } from "./onePly.ts";

/** How the time is spent. */
export interface InspectorPlan {
  /** How many moves are tried, and how much worse than the best a move may look. */
  readonly candidates: number;
  readonly hopeless: number;
  /** How many tiles are laid after the tried move. */
  readonly depth: number;
  /** Whether the net is used at the ends of playouts (1) or not (0). */
  readonly net: number;
}

export const INSPECTOR_PLAN: InspectorPlan = { candidates: 8, hopeless: 12, depth: 4, net: 1 };

/**
 * How many of the best moves by line value the net looks at before any is tried. More would take too long between
 * answers.
 */
const FORESEEN = 24;
/** All moves are tried first, for this share of the budget, if the whole budget is enough for this many deals. */
const WIDE_SHARE = 0.15;
const WIDE_DEALS = 20;
/** The error of an untried move's line value, found by comparison with long searches. */
const UNTRIED_ERROR = 3.5;
const UNTRIED_ERROR_WITH_MODULES = 6;
/** Playouts that take less than the time between two answers on a slow machine. */
const PLAYOUTS_A_BREATH = 32;
const MODULE_PLAYOUTS_A_BREATH = 8;

export type MetroWeigher = Weigher<View, Move>;

export const inspector: MetroWeigher = inspectorWith("inspector", INSPECTOR_PLAN);

/** The same player with another plan. */
export function inspectorWith(name: string, plan: InspectorPlan): MetroWeigher {
  const weigher: MetroWeigher = {
    name,
    choose: (view, random, budget) => lastWord(weigher, view, random, budget).moves[0]!.move,
    *weigh(view, random, budget) {
      const desk = new Desk(view, random, plan);
      const pace = new Pace(budget, desk.playoutsABreath);
      yield desk.weighing(pace.work);
      if (desk.isForced) return;
      const { race, solution } = desk;
      if (solution && pace.affords(solution.work)) {
        for (const action of desk.actions) {
          pace.work += solution.solve(action);
          if (pace.isTimeToSay()) yield desk.weighing(pace.work);
        }
        yield desk.solved(pace.work, solution);
        return;
      }
      // With a large budget all moves get a look, so that each gets an evaluation.
      const wide = pace.affords(desk.actions.length * WIDE_DEALS) ? WIDE_SHARE : 0;
      if (wide) {
        race.widen();
        while (pace.share < wide) yield* desk.deal(pace);
        race.narrow(plan.candidates);
      }
      const stages = Math.max(1, Math.ceil(Math.log2(race.running.length)));
      for (let stage = 0; stage < stages; stage++) {
        while (pace.share < wide + ((1 - wide) * (stage + 1)) / stages) yield* desk.deal(pace);
        if (race.running.length > 2) race.narrow(Math.ceil(race.running.length / 2));
      }
      if (pace.work > 0) yield desk.weighing(pace.work);
    },
  };
  return weigher;
}

/** A decision, and what is known about it. */
class Desk {
  readonly race: Race;
  readonly isForced: boolean;
  readonly playoutsABreath: number;
  private readonly untriedError: number;
  private readonly random: Random;
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly onePly: OnePly;
  private readonly leaf: Leaf;
  private readonly prospects: Prospects;
  /** The seats' expected points by line value, and the resulting margin. */
  private readonly points: Float64Array;
  private readonly margin: number;
  private readonly trials: Trials;
  /** What moves are chosen by, if not the margin. */
  private readonly standing: Standing | undefined;
  /** The result of a move on the current deal. */
  private readonly tried: (runner: Runner) => number;
  /** The exact solution of the last tiles, when few enough are left. */
  readonly solution: Solution | undefined;

  constructor(view: View, random: Random, plan: InspectorPlan) {
    const layout = metro.layoutOf(view.setup);
    const board = metroSearch.guess(view, random);
    const { seats } = layout;
    const onePly = new OnePly(layout, weightsFor(layout));
    this.random = random;
    this.layout = layout;
    this.seat = board.toAct;
    this.onePly = onePly;
    this.leaf = new Leaf(layout, onePly.lines);
    this.points = new Float64Array(seats);
    this.prospects = new Prospects(layout, SQUARES.length - 1 - board.tilesLaid);
    if (board instanceof ModuleBoard) {
      const affairs = new Affairs(layout, metro.sceneOf(view), board.toAct, onePly.lines, SENSES);
      onePly.look(board, view.unseen, affairs);
      this.trials = new ModuleTrials(layout, onePly.lines, this.leaf, affairs, view, plan.depth, plan.net === 1);
      this.margin = this.expectInModules(board, affairs);
      this.playoutsABreath = MODULE_PLAYOUTS_A_BREATH;
      this.untriedError = UNTRIED_ERROR_WITH_MODULES;
    } else {
      onePly.look(board, view.unseen);
      const lines = new OpenLines(weightsFor(layout), layout, onePly.lines.odds);
      this.trials = new PlainTrials(layout, lines, view, random, plan.depth, plan.net === 1);
      this.margin = this.expect(board);
      this.playoutsABreath = PLAYOUTS_A_BREATH;
      this.untriedError = UNTRIED_ERROR;
      this.solution = Solution.of(layout, board, view);
      if (seats > 2) {
        const { prospects, seat } = this;
        this.standing = new Standing((points) => prospects.choosingWin(points, seat), this.points, seat);
      }
    }
    const { trials, standing } = this;
    this.tried = (runner) => {
      const margin = trials.tryOut(runner.action);
      if (trials.isTold) runner.tell(trials.points);
      return standing?.of(trials.points) ?? margin;
    };
    this.isForced = onePly.count === 1;
    this.race = this.line(plan);
  }

  /** Tries all active moves on another deal, and reports in between. */
  *deal(pace: Pace): Generator<Weighing<Move>, void> {
    const { trials, race } = this;
    trials.deal(this.random);
    const count = race.running.length;
    for (let from = 0; from < count; from += pace.workABreath) {
      pace.work += race.runSome(from, pace.workABreath, this.tried);
      if (from + pace.workABreath < count && pace.isTimeToSay()) yield this.weighing(pace.work);
    }
    race.finishDeal();
    if (pace.isTimeToSay()) yield this.weighing(pace.work);
  }

  /** All legal actions. */
  get actions(): Uint16Array {
    return this.onePly.actions.subarray(0, this.onePly.count);
  }

  /** The evaluation once everything is solved. */
  solved(work: number, { outcomes }: Solution): Weighing<Move> {
    const { seat, layout, standing } = this;
    const { seats } = layout;
    const ranked = [...outcomes]
      .map(([action, outcome]) => {
        const margin = marginOf(outcome.subarray(0, seats), seat);
        const win = outcome[seats]!;
        const worth = standing?.when(margin, win) ?? margin;
        return { move: metroSearch.decodeMove(action), margin, worth, error: 0, win, outcome };
      })
      .toSorted((one, other) => other.worth - one.worth);
    const [best] = ranked;
    const variance = Math.max(0, best!.outcome[seats + 1]! - best!.margin ** 2);
    return {
      // No move is rated above the chosen one.
      moves: ranked.map(({ move, worth, error, win }) => ({
        move,
        margin: best!.margin + worth - best!.worth,
        error,
        win,
      })),
      points: [...best!.outcome.subarray(0, seats)],
      range: rangeOf(best!.margin, Math.sqrt(variance)),
      work: Math.ceil(work),
    };
  }

  weighing(work: number): Weighing<Move> {
    const { prospects, race } = this;
    const { best } = race;
    const isTried = best.deals > 0;
    const margin = (isTried ? this.meanMargin(best) : this.margin + best.promise) - prospects.hope;
    const points = this.pointsAfter(best, margin);
    const moves = this.weighed(best, margin, points);
    return { moves, points: [...points], range: prospects.rangeAround(margin), work: Math.ceil(work) };
  }

  private meanMargin(runner: Runner): number {
    if (!this.standing) return runner.mean;
    return marginOf(runner.points, this.seat) / runner.told;
  }

  private weighed(best: Runner, margin: number, points: Float64Array): Weighed<Move>[] {
    const { race, prospects, seat } = this;
    // What playouts know and line values don't. On average it applies to untried moves too.
    const tried = race.all.filter(({ deals }) => deals > 0);
    let surprise = 0;
    for (const runner of tried)
      surprise += (race.leadOf(runner, best) - (runner.promise - best.promise)) / tried.length;
    const weighed = race.all.map((runner) => {
      const isTried = runner.deals > 0;
      const lead = Math.min(0, isTried ? race.leadOf(runner, best) : runner.promise - best.promise + surprise);
      const own = isTried ? this.pointsAfter(runner, margin + lead) : shifted(points, seat, lead);
      return {
        runner,
        move: metroSearch.decodeMove(runner.action),
        margin: margin + lead,
        error: this.isForced ? 0 : isTried ? runner.error : this.untriedError,
        win: prospects.win(own, seat),
      };
    });
    // The chosen one comes first, even if another is as good.
    const rank = ({ runner }: { runner: Runner }): number => (runner === best ? 0 : 1);
    return weighed
      .toSorted((one, other) => other.margin - one.margin || rank(one) - rank(other))
      .map(({ move, margin: its, error, win }) => ({ move, margin: its, error, win }));
  }

  /** The seats' expected points after a move with this margin. */
  private pointsAfter(runner: Runner, margin: number): Float64Array {
    const { seat } = this;
    const points = runner.told ? runner.points.map((sum) => sum / runner.told) : this.points;
    return shifted(points, seat, margin - marginOf(points, seat));
  }

  private expect(board: MetroBoard): number {
    this.leaf.expect(board, board.toAct, this.points);
    // The line values are for the board when the next seat moves.
    return this.onePly.appraisal.worth + marginOf(board.points, this.seat);
  }

  private expectInModules(board: ModuleBoard, own: Affairs): number {
    const next = (board.toAct + 1) % this.layout.seats;
    const isTurn = board.scene.stage === "turn";
    const tilesLaid = board.tilesLaid + (isTurn ? 1 : 0);
    const marginOfSeat = (seat: number): number =>
      (seat === this.seat ? own : own.asSeenFrom(seat, board.scene)).worth(board, next, tilesLaid);
    pointsOf(board, this.leaf, marginOfSeat, this.points);
    return marginOfSeat(this.seat);
  }

  /** All moves by line value; the first few are tried. */
  private line({ candidates, hopeless }: InspectorPlan): Race {
    const { trials, layout, actions } = this;
    const { gains } = this.onePly;
    const runners = Array.from(actions, (action, index) => ({ action, gain: gains[index]! }))
      .toSorted((one, other) => other.gain - one.gain)
      .map(({ action, gain }, rank) => {
        const promise = gain + (rank < FORESEEN ? trials.foresee(action) : 0);
        return new Runner(action, promise, trials.prior, layout.seats);
      })
      .toSorted((one, other) => other.promise - one.promise);
    const least = runners[0]!.promise - hopeless;
    return new Race(runners, runners.slice(0, candidates).filter(({ promise }) => promise >= least).length);
  }
}

/** Shifts points in favour of a seat; the total stays the same. */
function shifted(points: Float64Array, seat: number, lead: number): Float64Array {
  const seats = points.length;
  if (seats === 1) return Float64Array.of(points[0]! + lead);
  return points.map((each, at) => each + (at === seat ? (lead * (seats - 1)) / seats : -lead / seats));
}
