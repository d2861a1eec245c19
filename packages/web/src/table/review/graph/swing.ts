/** Computes the points of the swing graph: everybody's expectation after each decision. */
import { marginOf } from "@interchange/bots/review";
import type { Review, ReviewedMove } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";

export interface SwingPoint {
  /** How many decisions had been made. */
  readonly after: number;
  /** The expected margin of each seat. */
  readonly margins: readonly number[];
  /** The range that holds 80% of the margins for the graph's seat; undefined if only another seat's is known. */
  readonly band: readonly [low: number, high: number] | undefined;
  /** Winning chances by seat, where known. */
  readonly wins: readonly (number | undefined)[];
  /** The decision that led here, once its verdict is final. */
  readonly move: ReviewedMove | undefined;
}

interface Played {
  /** The record entries of all decisions, in order. */
  readonly entries: readonly number[];
  /** Final points by seat. */
  readonly points: readonly number[];
  readonly isOver: boolean;
}

/** `mine` is the seat whose margin the graph shows. Decisions that are not `settled` have no verdict yet. */
export function swingOf(
  review: Review,
  { entries, points, isOver }: Played,
  mine: Seat,
  settled: ReadonlySet<number> = new Set(entries),
): readonly SwingPoint[] {
  const seats = points.length;
  const order = new Map(entries.map((entry, index) => [entry, index]));
  // A forced move follows from the decision before it, so it tells nothing until that one is valued.
  const known = new Set([-1]);
  const isKnown = ({ mark, entry }: ReviewedMove): boolean => {
    const at = order.get(entry) ?? 0;
    const isTold = mark !== "none" || known.has(at - 1);
    if (isTold) known.add(at);
    return isTold;
  };
  const valued = review.moves.filter(isKnown).map((move): SwingPoint => ({
    after: (order.get(move.entry) ?? 0) + 1,
    margins: points.map((_, seat) => marginOf(move.points, seat)),
    band: bandOf(move, mine, seats),
    wins: winsOf(move, seats),
    move: settled.has(move.entry) ? move : undefined,
  }));
  if (!valued.length) return [];
  const start: SwingPoint = {
    after: 0,
    margins: points.map((_, seat) => (seats === 2 ? (seat === 0 ? review.start : -review.start) : 0)),
    band: undefined,
    wins: points.map(() => undefined),
    move: undefined,
  };
  const begun = seats === 2 ? [start, ...valued] : valued;
  if (!review.isComplete || !isOver) return begun;
  const margins = points.map((_, seat) => marginOf(points, seat));
  const own = margins[mine] ?? 0;
  const best = Math.max(...points);
  const share = 1 / points.filter((each) => each === best).length;
  const wins = points.map((each) => (each === best ? share : 0));
  return [...begun, { after: entries.length + 1, margins, band: [own, own], wins, move: undefined }];
}

/** With two seats one margin is the negative of the other. With more, none can be derived from another. */
function bandOf({ seat, range: [low, high] }: ReviewedMove, mine: Seat, seats: number): SwingPoint["band"] {
  if (seat === mine) return [low, high];
  return seats === 2 ? [-high, -low] : undefined;
}

function winsOf({ seat, win }: ReviewedMove, seats: number): SwingPoint["wins"] {
  return Array.from({ length: seats }, (_, each) => (each === seat ? win : seats === 2 ? 1 - win : undefined));
}
