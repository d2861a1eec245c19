/**
 * Short playouts: the best few moves by the line value are tried on guessed deals, everybody plays on for a few tiles
 * by the line value, and the position reached is valued by it. All moves are tried on the same deals, and the worse
 * half is dropped again and again, so that the time goes to the close ones.
 */
import { DRAW_ANOTHER, FACES, MAX_ACTIONS, metroSearch, MetroBoard, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, View } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { Budget } from "../bot.ts";
import { Appraisal } from "./appraisal.ts";
import type { LineValue } from "./lineValue.ts";
import type { OnePly } from "./onePly.ts";

/** How the time is spent. */
export interface Plan {
  /** So many moves are tried at first. */
  readonly candidates: number;
  /** A move that promises so many points less than the best is not tried. */
  readonly hopeless: number;
  /** What the line value says of a move counts as much as so many playouts. */
  readonly prior: number;
  /** So many tiles are laid after the move that is tried. */
  readonly depth: number;
  /** What a millisecond has room for on a slow machine. The plan is made by it, so that the clock seldom cuts it short. */
  readonly playoutsAMillisecond: number;
  /** Enough: no move gets more, whatever the time. */
  readonly mostPlayouts: number;
}

export const PLAN: Plan = {
  candidates: 8,
  hopeless: 12,
  prior: 4,
  depth: 4,
  playoutsAMillisecond: 8,
  mostPlayouts: 4_000,
};

interface Candidate {
  readonly action: number;
  sum: number;
}

export class Playouts {
  private readonly plan: Plan;
  private readonly layout: Layout;
  private readonly appraisal: Appraisal;
  private readonly board: MetroBoard;
  private readonly actions = new Uint16Array(MAX_ACTIONS);
  /** The order of the supply in the deal at hand, and how many tiles have been drawn. */
  private order: readonly number[] = [];
  private drawn = 0;
  /** Sum and count of what the tile in hand promised, by tiles laid since: another tile promises the same in the mean. */
  private readonly promised = new Float64Array(PIECES_IN_ALL + 1);
  private readonly asked = new Float64Array(PIECES_IN_ALL + 1);
  /** What the last `best` promised, and whether the seat could have drawn instead. */
  private bestGain = 0;
  private mayDraw = false;

  constructor(layout: Layout, lines: LineValue, plan: Plan = PLAN) {
    this.plan = plan;
    this.layout = layout;
    this.appraisal = new Appraisal(layout, lines);
    this.board = new MetroBoard(layout);
  }

  /** The best of the moves that the one-ply player has looked at; no deal is begun after the deadline. */
  choose(view: View, onePly: OnePly, random: Random, budget: Budget, deadline: number): number {
    let candidates = shortList(onePly, this.plan);
    const stages = Math.ceil(Math.log2(candidates.length));
    const playouts = Math.min(this.plan.mostPlayouts, budget.moveTime * this.plan.playoutsAMillisecond);
    for (let stage = 0; stage < stages; stage++) {
      const deals = Math.floor(playouts / stages / candidates.length);
      for (let deal = 0; deal < deals; deal++) {
        const root = metroSearch.guess(view, random);
        this.order = random.shuffled(piecesOf(root.supply));
        for (const candidate of candidates) candidate.sum += this.playOut(root, candidate.action);
        if (budget.now() >= deadline) return ranked(candidates)[0]!.action;
      }
      candidates = ranked(candidates).slice(0, Math.ceil(candidates.length / 2));
    }
    return candidates[0]!.action;
  }

  /** What the seat to act at `root` has at the end of a playout that starts with an action. */
  private playOut(root: MetroBoard, action: number): number {
    const { board, appraisal } = this;
    const { seats } = this.layout;
    const seat = root.toAct;
    const from = root.tilesLaid;
    board.copy(root);
    this.drawn = 0;
    board.act(action);
    while (board.toAct !== NOBODY) {
      if (board.toAct === CHANCE) board.act(this.order[this.drawn++]!);
      else if (board.tilesLaid > from + this.plan.depth) break;
      else this.playOn(board.tilesLaid - from);
    }
    let worth = 0;
    if (board.toAct !== NOBODY) {
      appraisal.look(board.network, seat, board.toAct, board.tilesLaid);
      worth = appraisal.worth;
    }
    for (let each = 0; each < seats; each++)
      worth += each === seat ? board.points[each]! : -board.points[each]! / (seats - 1);
    return worth;
  }

  /** The seat to act places its tile where it promises most, or another when it promises less than most tiles do. */
  private playOn(ply: number): void {
    const { board, promised, asked } = this;
    const action = this.best();
    if (!this.mayDraw || action === DRAW_ANOTHER) {
      board.act(action);
      return;
    }
    const mean = asked[ply]! > 0 ? promised[ply]! / asked[ply]! : -Infinity;
    promised[ply]! += this.bestGain;
    asked[ply]! += 1;
    board.act(this.bestGain < mean ? DRAW_ANOTHER : action);
  }

  /** The best placement of the seat to act; to draw when it has none. */
  private best(): number {
    const { board, appraisal, actions } = this;
    const seat = board.toAct;
    appraisal.look(board.network, seat, (seat + 1) % this.layout.seats, board.tilesLaid + 1);
    const count = board.actions(actions);
    let best = DRAW_ANOTHER;
    this.bestGain = -Infinity;
    this.mayDraw = actions[count - 1] === DRAW_ANOTHER;
    const placements = this.mayDraw ? count - 1 : count;
    for (let index = 0; index < placements; index++) {
      const action = actions[index]!;
      const gain = appraisal.gain(board.network, FACES[action >>> 6]!, action & 63);
      if (gain > this.bestGain) {
        this.bestGain = gain;
        best = action;
      }
    }
    return best;
  }
}

function shortList(onePly: OnePly, { candidates, hopeless, prior }: Plan): Candidate[] {
  const { actions, gains, count } = onePly;
  const order = Array.from({ length: count }, (_, index) => index).toSorted(
    (one, other) => gains[other]! - gains[one]!,
  );
  const least = gains[order[0]!]! - hopeless;
  return order
    .slice(0, candidates)
    .filter((index) => gains[index]! >= least)
    .map((index) => ({ action: actions[index]!, sum: prior * gains[index]! }));
}

/** Every piece of a supply by its kind. */
function piecesOf(supply: Uint8Array): number[] {
  const pieces: number[] = [];
  for (const [kind, count] of supply.entries()) for (let piece = 0; piece < count; piece++) pieces.push(kind);
  return pieces;
}

/** Most first; of equals the one that promised more. */
function ranked(candidates: readonly Candidate[]): Candidate[] {
  return candidates.toSorted((one, other) => other.sum - one.sum);
}
