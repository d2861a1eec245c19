import type { Random } from "@interchange/tabletop";

/** A budget in counted work, so that the same view, seed and budget give the same answer on every machine. */
export interface WorkBudget {
  /** The number of playouts, or the bot's equivalent. */
  readonly work: number;
}

/** A budget in time, read from a clock that is passed in. */
export interface TimeBudget {
  /** Milliseconds per decision. All of them are used. */
  readonly moveTime: number;
  now(): number;
}

/** A bot's budget for a decision. */
export type Budget = WorkBudget | TimeBudget;

/** The value of a move to the seat that decides. */
export interface Weighed<Move> {
  readonly move: Move;
  /** The seat's expected final points, minus the mean of the others'. */
  readonly margin: number;
  /** Half the width of the margin's 95 % interval, compared with the other moves. */
  readonly error: number;
  /** The chance of coming first, from 0 to 1. A shared first place counts by its share. */
  readonly win: number;
}

/** An evaluation of a decision so far. */
export interface Weighing<Move> {
  /** All legal moves, best first. */
  readonly moves: readonly Weighed<Move>[];
  /** The expected final points of each seat if the best move is played. */
  readonly points: readonly number[];
  /** The range that holds eight of ten final margins. */
  readonly range: readonly [low: number, high: number];
  /** The work spent. */
  readonly work: number;
}

/** A player that sees only what its seat sees. */
export interface Bot<View, Move> {
  readonly name: string;
  /** Returns a legal move. Only called when it is the view's seat's turn. */
  choose(view: View, random: Random, budget: Budget): Move;
}

/** A player that evaluates every move. */
export interface Weigher<View, Move> extends Bot<View, Move> {
  /**
   * Yields better and better answers, one after at most ten milliseconds of work, until the budget is spent. Stop
   * asking whenever you have enough.
   */
  weigh(view: View, random: Random, budget: Budget): Generator<Weighing<Move>, void>;
}

/** The default thinking time in milliseconds. */
export const DEFAULT_MOVE_TIME = 200;

/** The most milliseconds between two answers. */
export const BREATH = 10;

/** A weigher's final answer, when its budget is spent. */
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

/** The move a weigher plays. */
export function bestOf<Move>({ moves }: Weighing<Move>): Move {
  const [best] = moves;
  if (!best) throw new RangeError("nothing was weighed");
  return best.move;
}

/** Keeps track of a budget. */
export class Spending {
  /** The work done so far. */
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

/** Converts a budget for bots that plan by time alone: work becomes the time it takes, on a clock that stands still. */
export function asTime(budget: Budget, workAMillisecond: number): TimeBudget {
  return "work" in budget ? { moveTime: budget.work / workAMillisecond, now: () => 0 } : budget;
}

/** A budget's clock, or one that stands still. */
export function clockOf(budget: Budget): () => number {
  return "work" in budget ? () => 0 : () => budget.now();
}
