import type { Random } from "@interchange/tabletop";

/** Work that is counted, so that the same view, seed and budget give the same answer on every machine. */
export interface WorkBudget {
  /** How many playouts, or what a bot does in their place. */
  readonly work: number;
}

/** Time, read from a clock that the owner hands in. */
export interface TimeBudget {
  /** Milliseconds a decision; all of them are used. */
  readonly moveTime: number;
  now(): number;
}

/** What a bot may spend on a decision. */
export type Budget = WorkBudget | TimeBudget;

/** What a move is worth to the seat that decides. */
export interface Weighed<Move> {
  readonly move: Move;
  /** Its expected points at the end of the game, less the mean of the others'. */
  readonly margin: number;
  /** How far the margin may be off beside those of the other moves: half the width of its 95 % interval. */
  readonly error: number;
  /** The chance to be first, from 0 to 1; a shared first place counts by its share. */
  readonly win: number;
}

/** What is known of a decision so far. */
export interface Weighing<Move> {
  /** All that are legal, best first. */
  readonly moves: readonly Weighed<Move>[];
  /** The points that each seat may expect at the end if the best is played. */
  readonly points: readonly number[];
  /** How far the end may still be from that: eight margins of ten lie between these two. */
  readonly range: readonly [low: number, high: number];
  /** What has been spent. */
  readonly work: number;
}

/** A player that sees what its seat sees, and nothing else. */
export interface Bot<View, Move> {
  readonly name: string;
  /** A legal move; only asked when the view's seat is to act. */
  choose(view: View, random: Random, budget: Budget): Move;
}

/** A player that says what it thinks of every move. */
export interface Weigher<View, Move> extends Bot<View, Move> {
  /**
   * Better and better answers, one after at most ten milliseconds of work, until the budget is spent. Whoever has heard
   * enough asks no more.
   */
  weigh(view: View, random: Random, budget: Budget): Generator<Weighing<Move>, void>;
}

/** What a bot may think, when nobody says otherwise. */
export const DEFAULT_MOVE_TIME = 200;

/** Milliseconds between two answers, at most. */
export const BREATH = 10;

/** The last word of a weigher: what it says when its budget is spent. */
export function lastWord<View, Move>(
  weigher: Pick<Weigher<View, Move>, "weigh">,
  view: View,
  random: Random,
  budget: Budget,
): Weighing<Move> {
  let last: Weighing<Move> | undefined;
  for (const weighing of weigher.weigh(view, random, budget)) last = weighing;
  if (!last) throw new RangeError("nothing to weigh");
  return last;
}

/** What a weigher plays. */
export function bestOf<Move>({ moves }: Weighing<Move>): Move {
  const [best] = moves;
  if (!best) throw new RangeError("nothing was weighed");
  return best.move;
}

/** Keeps account of a budget. */
export class Spending {
  /** Work done so far. */
  work = 0;
  private readonly budget: Budget;
  private readonly began: number;

  constructor(budget: Budget) {
    this.budget = budget;
    this.began = "work" in budget ? 0 : budget.now();
  }

  get isSpent(): boolean {
    const { budget } = this;
    return "work" in budget ? this.work >= budget.work : budget.now() - this.began >= budget.moveTime;
  }
}

/** A budget for those who plan by time alone: work becomes the time it takes on a machine whose clock stands still. */
export function asTime(budget: Budget, workAMillisecond: number): TimeBudget {
  return "work" in budget ? { moveTime: budget.work / workAMillisecond, now: () => 0 } : budget;
}

/** The clock of a budget; one that stands still where there is none. */
export function clockOf(budget: Budget): () => number {
  return "work" in budget ? () => 0 : () => budget.now();
}
