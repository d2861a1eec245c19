/**
 * The strongest player. It values every move by the line value, tries the best of them in short playouts on guessed
 * deals, all on the same ones, and says what each may be expected to bring.
 */
import { metro, metroSearch, ModuleBoard, SQUARES } from "@interchange/metro";
import type { Layout, MetroBoard, Move, View } from "@interchange/metro";
import type { Random } from "@interchange/tabletop";
import { lastWord } from "../bot.ts";
import type { Weighed, Weigher, Weighing } from "../bot.ts";
import { Affairs } from "./affairs.ts";
import { Leaf } from "./inspector/leaf.ts";
import { ModuleTrials, pointsOf } from "./inspector/moduleTrials.ts";
import { OpenLines } from "./inspector/openLines.ts";
import { Pace } from "./inspector/pace.ts";
import { PlainTrials } from "./inspector/plainTrials.ts";
import { Prospects } from "./inspector/prospects.ts";
import { Race, Runner } from "./inspector/race.ts";
import { marginOf } from "./inspector/trials.ts";
import type { Trials } from "./inspector/trials.ts";
import { weightsFor } from "./lineWeights.ts";
import { SENSES } from "./modules/senses.ts";
import { OnePly } from "./onePly.ts";

/** How the time is spent. */
export interface InspectorPlan {
  /** So many moves are tried, and none that promises so much less than the best. */
  readonly candidates: number;
  readonly hopeless: number;
  /** So many tiles are laid after the move that is tried. */
  readonly depth: number;
}

export const INSPECTOR_PLAN: InspectorPlan = { candidates: 8, hopeless: 12, depth: 4 };

/** How far a move that is not tried may be off, by what it promises alone. */
const UNTRIED_ERROR = 7;
/** Playouts that take less than a breath on a slow machine. */
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
      const { race } = desk;
      const stages = Math.max(1, Math.ceil(Math.log2(race.all.length)));
      for (let stage = 0; stage < stages; stage++) {
        while (pace.share < (stage + 1) / stages) {
          pace.work += desk.deal();
          if (pace.isTimeToSay()) yield desk.weighing(pace.work);
        }
        if (race.running.length > 2) race.halve();
      }
      if (pace.work > 0) yield desk.weighing(pace.work);
    },
  };
  return weigher;
}

/** A decision, and what is known of it. */
class Desk {
  readonly race: Race;
  readonly isForced: boolean;
  readonly playoutsABreath: number;
  private readonly random: Random;
  private readonly layout: Layout;
  private readonly seat: number;
  private readonly onePly: OnePly;
  private readonly leaf: Leaf;
  private readonly prospects: Prospects;
  /** What the seats may expect as things stand, by the value of the lines; and the margin that is in it. */
  private readonly points: Float64Array;
  private readonly margin: number;
  private readonly trials: Trials;

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
      this.trials = new ModuleTrials(layout, onePly.lines, this.leaf, affairs, view, plan.depth);
      this.margin = this.expectInModules(board, affairs);
      this.playoutsABreath = MODULE_PLAYOUTS_A_BREATH;
    } else {
      onePly.look(board, view.unseen);
      const lines = new OpenLines(weightsFor(layout), layout, onePly.lines.odds);
      this.trials = new PlainTrials(layout, lines, view, random, plan.depth);
      this.margin = this.expect(board);
      this.playoutsABreath = PLAYOUTS_A_BREATH;
    }
    this.isForced = onePly.count === 1;
    this.race = new Race(this.shortList(plan));
  }

  /** Tries all that are still tried on another deal; how many playouts that was. */
  deal(): number {
    const { trials, race } = this;
    trials.deal(this.random);
    race.run((runner) => {
      const margin = trials.tryOut(runner.action);
      if (trials.isTold) runner.tell(trials.points);
      return margin;
    });
    return race.running.length;
  }

  weighing(work: number): Weighing<Move> {
    const { prospects, race } = this;
    const { best } = race;
    const isTried = best.deals > 0;
    const margin = isTried ? best.mean : this.margin + best.promise;
    const points = this.pointsAfter(best, margin);
    const moves = this.weighed(best, margin, points);
    return { moves, points: [...points], range: prospects.rangeAround(margin), work };
  }

  private weighed(best: Runner, margin: number, points: Float64Array): Weighed<Move>[] {
    const { race, onePly, prospects, seat } = this;
    const runners = new Map(race.all.map((runner) => [runner.action, runner]));
    const isTried = best.deals > 0;
    // What the playouts know and the promises did not: on the whole it goes for the others too.
    let surprise = 0;
    if (isTried)
      for (const runner of race.all)
        surprise += (race.leadOf(runner, best) - (runner.promise - best.promise)) / race.all.length;
    const weighed: Weighed<Move>[] = [];
    for (let index = 0; index < onePly.count; index++) {
      const action = onePly.actions[index]!;
      const runner = runners.get(action);
      const lead =
        isTried && runner ? race.leadOf(runner, best) : Math.min(0, onePly.gains[index]! - best.promise + surprise);
      const own = runner ? this.pointsAfter(runner, margin + lead) : shifted(points, seat, lead);
      weighed.push({
        move: metroSearch.decodeMove(action),
        margin: margin + Math.min(0, lead),
        error: isTried && runner ? runner.error : UNTRIED_ERROR,
        win: prospects.win(own, seat),
      });
    }
    const first = weighed.findIndex((_, index) => onePly.actions[index] === best.action);
    const [chosen] = weighed.splice(first, 1);
    return [chosen!, ...weighed.toSorted((one, other) => other.margin - one.margin)];
  }

  /** What seats may expect after a move that gives this margin. */
  private pointsAfter(runner: Runner, margin: number): Float64Array {
    const { seat } = this;
    const points = runner.told ? runner.points.map((sum) => sum / runner.told) : this.points;
    return shifted(points, seat, margin - marginOf(points, seat));
  }

  private expect(board: MetroBoard): number {
    this.leaf.expect(board, board.toAct, this.points);
    // The promises are of the board when the next seat moves.
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

  private shortList({ candidates, hopeless }: InspectorPlan): Runner[] {
    const { actions, gains, count } = this.onePly;
    const order = Array.from({ length: count }, (_, index) => index).toSorted(
      (one, other) => gains[other]! - gains[one]!,
    );
    const least = gains[order[0]!]! - hopeless;
    return order
      .slice(0, candidates)
      .filter((index) => gains[index]! >= least)
      .map((index) => new Runner(actions[index]!, gains[index]!, this.layout.seats));
  }
}

/** Points that are so much better for a seat, in all the same. */
function shifted(points: Float64Array, seat: number, lead: number): Float64Array {
  const seats = points.length;
  if (seats === 1) return Float64Array.of(points[0]! + lead);
  return points.map((each, at) => each + (at === seat ? (lead * (seats - 1)) / seats : -lead / seats));
}
