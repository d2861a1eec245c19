import type { Seat } from "@interchange/tabletop";

/** What every seat may expect at some moment of a game. */
export interface Expectation {
  /** By seat. */
  readonly points: readonly number[];
  /** Chances to be first, by seat. */
  readonly wins: readonly number[];
  /** How far eight margins of ten lie below and above the expected one. */
  readonly spread: readonly [below: number, above: number];
}

/** A seat's points less the mean of the others'; its points where there are none. */
export function marginOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  const others = points.length - 1;
  if (others === 0) return own;
  const all = points.reduce((sum, each) => sum + each, 0);
  return own - (all - own) / others;
}

/** The points with which a seat has this margin, all others sharing what it gains or loses; the total stays. */
export function withMargin(points: readonly number[], seat: Seat, margin: number): readonly number[] {
  const gain = margin - marginOf(points, seat);
  const seats = points.length;
  if (seats === 1) return [margin];
  return points.map((each, at) => each + (at === seat ? (gain * (seats - 1)) / seats : -gain / seats));
}

/** The chances with which a seat has this one; the others keep what they have beside each other. */
export function withWin(wins: readonly number[], seat: Seat, win: number): readonly number[] {
  const others = wins.reduce((sum, each, at) => (at === seat ? sum : sum + each), 0);
  const rest = 1 - win;
  return wins.map((each, at) => {
    if (at === seat) return win;
    return others > 0 ? (each * rest) / others : rest / (wins.length - 1);
  });
}
