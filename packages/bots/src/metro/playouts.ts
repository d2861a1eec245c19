/**
 * Short playouts: the best few moves by the line value are tried on guessed deals, everybody plays on for a few tiles
 * by the line value, and the position reached is valued by it. All moves are tried on the same deals, and the worse
 * half is dropped again and again, so that the time goes to the close ones.
 */
import { boardFor, DRAW_ANOTHER, FACES, MAX_ACTIONS, metroSearch, PIECES_IN_ALL } from "@interchange/metro";
import type { Layout, MetroBoard, View } from "@interchange/metro";
import { CHANCE, NOBODY } from "@interchange/tabletop";
import type { Random } from "@interchange/tabletop";
import type { TimeBudget } from "../bot.ts";
import { Appraisal } from "./appraisal.ts";
import type { LineValue } from "./lineValue.ts";
import type { OnePly } from "./onePly.ts";
import { plainStakes } from "./stakes.ts";
import type { Stakes } from "./stakes.ts";

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

export class Playouts<Board extends MetroBoard = MetroBoard> {
  protected readonly plan: Plan;
  protected readonly layout: Layout;
  protected readonly appraisal: Appraisal;
  protected readonly board: Board;
  protected readonly actions: Uint16Array = new Uint16Array(MAX_ACTIONS);
  private readonly stakes: readonly Stakes[];
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
    this.stakes = plainStakes(layout);
    this.appraisal = new Appraisal(layout, lines);
    this.board = boardFor(layout) as Board;
  }

  /** The best of the moves that the one-ply player has looked at; no deal is begun after the deadline. */
  choose(view: View, onePly: OnePly, random: Random, budget: TimeBudget, deadline: number): number {
    let candidates = shortList(onePly, this.plan);
    const stages = Math.ceil(Math.log2(candidates.length));
    const playouts = Math.min(this.plan.mostPlayouts, budget.moveTime * this.plan.playoutsAMillisecond);
    for (let stage = 0; stage < stages; stage++) {
      const deals = Math.floor(playouts / stages / candidates.length);
      for (let deal = 0; deal < deals; deal++) {
        const root = metroSearch.guess(view, random);
        this.order = random.shuffled(piecesOf(root.supply));
        this.begin(root as Board, random);
        for (const candidate of candidates) candidate.sum += this.playOut(root as Board, candidate.action);
        if (budget.now() >= deadline) return ranked(candidates)[0]!.action;
      }
      candidates = ranked(candidates).slice(0, Math.ceil(candidates.length / 2));
    }
    return candidates[0]!.action;
  }

  /** Called for every deal. */
  protected begin(_root: Board, _random: Random): void {}

  /** What the seat to act at `root` has at the end of a playout that starts with an action. */
  private playOut(root: Board, action: number): number {
    const { board } = this;
    const from = root.tilesLaid;
    board.copy(root);
    this.drawn = 0;
    board.act(action);
    while (board.toAct !== NOBODY) {
      if (board.toAct === CHANCE) board.act(this.chance());
      else if (board.tilesLaid > from + this.plan.depth) break;
      else this.playOn(board.tilesLaid - from);
    }
    return this.worthTo(root.toAct);
  }

  /** What the board is worth to a seat. */
  protected worthTo(seat: number): number {
    const { board, appraisal } = this;
    const { seats } = this.layout;
    let worth = 0;
    if (board.toAct !== NOBODY) {
      appraisal.look(board.network, this.stakes[seat]!, board.toAct, board.tilesLaid);
      worth = appraisal.worth;
    }
    for (let each = 0; each < seats; each++)
      worth += each === seat ? board.points[each]! : -board.points[each]! / (seats - 1);
    return worth;
  }

  /** The next tile of the deal. */
  protected chance(): number {
    return this.order[this.drawn++]!;
  }

  /** The seat to act places its tile where it promises most, or another when it promises less than most tiles do. */
  protected playOn(ply: number): void {
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

  /** Looks at the lines with a seat's eyes before it places a tile. */
  protected look(seat: number): void {
    const { board } = this;
    this.appraisal.look(board.network, this.stakes[seat]!, (seat + 1) % this.layout.seats, board.tilesLaid + 1);
  }

  /** The best placement of the seat to act; something else when it has none. */
  private best(): number {
    const { board, appraisal, actions } = this;
    this.look(board.toAct);
    const count = board.actions(actions);
    let best = actions[0]!;
    this.bestGain = -Infinity;
    this.mayDraw = false;
    for (let index = 0; index < count; index++) {
      const action = actions[index]!;
      if (action >= DRAW_ANOTHER) {
        if (action === DRAW_ANOTHER) this.mayDraw = true;
        continue;
      }
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
