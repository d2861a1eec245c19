/**
 * What the end that a playout points to is worth to one of several seats, in points: half of the margin over the others'
 * mean, and half of the chance to be first, since rivals far behind need not be held back. By that chance alone moves are
 * chosen worse: it trusts what is guessed of the others too much.
 */
const FIRST = 0.5;
/** A point is taken to change the chance to be first by so much at least, also when a game is all but decided. */
const LEAST = 0.005;

/** The chance that the seat comes first, when the seats may expect so many points. */
export type Chance = (points: ArrayLike<number>) => number;

export class Standing {
  private readonly seat: number;
  private readonly chance: Chance;
  /** By how much the chance to be first falls when each of the others has a point more. */
  private readonly slope: number;

  /** For a seat, when the seats may expect so many points. */
  constructor(chance: Chance, points: ArrayLike<number>, seat: number) {
    this.seat = seat;
    this.chance = chance;
    const now = chance(points);
    const then = Float64Array.from(points);
    let slope = 0;
    for (let other = 0; other < then.length; other++) {
      if (other === seat) continue;
      then[other]! += 1;
      slope += now - chance(then);
      then[other]! -= 1;
    }
    this.slope = Math.max(LEAST, slope);
  }

  of(points: ArrayLike<number>): number {
    return this.when(marginOf(points, this.seat), this.chance(points));
  }

  /** The same where margin and chance are known. */
  when(margin: number, chance: number): number {
    return (1 - FIRST) * margin + (FIRST * chance) / this.slope;
  }
}

/** What a seat has more than the others in the mean. */
export function marginOf(points: ArrayLike<number>, seat: number): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) others += points[other]!;
  return points[seat]! - others / Math.max(1, points.length - 1);
}
