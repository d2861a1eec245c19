import type { Seat } from "@interchange/tabletop";

/** What every seat can expect at some moment of a game. */
export interface Expectation {
  /** By seat. */
  readonly points: readonly number[];
  /** Chances of coming first, by seat. */
  readonly wins: readonly number[];
  /** How far below and above the expected margin eight of ten lie. */
  readonly spread: readonly [below: number, above: number];
}

/** A seat's points minus the mean of the others'; just its points if there are none. */
export function marginOf(points: readonly number[], seat: Seat): number {
  const own = points[seat] ?? 0;
  const others = points.length - 1;
  if (others === 0) return own;
  const all = points.reduce((sum, each) => sum + each, 0);
  return own - (all - own) / others;
}

/** The points that give a seat this margin. The others share its gain or loss, so the total stays. */
export function withMargin(points: readonly number[], seat: Seat, margin: number): readonly number[] {
  const gain = margin - marginOf(points, seat);
  const seats = points.length;
  if (seats === 1) return [margin];
  return points.map((each, at) => each + (at === seat ? (gain * (seats - 1)) / seats : -gain / seats));
}

/** The chances of winning with this one for a seat. The others keep their proportions. */
export function withWin(wins: readonly number[], seat: Seat, win: number): readonly number[] {
  const others = wins.reduce((sum, each, at) => (at === seat ? sum : sum + each), 0);
  const rest = 1 - win;
  return wins.map((each, at) => {
    if (at === seat) return win;
    return others > 0 ? (each * rest) / others : rest / (wins.length - 1);
  });
}
