/**
 * Values the end of a playout for one of several seats, in points: half by the margin over the others' mean, half by
 * the chance of coming first, since rivals far behind need not be held back. The chance alone chooses worse moves: it
 * relies too much on guesses about the others.
 */
const FIRST = 0.5;
/** A point changes the chance of coming first by at least this much, even if a game is all but decided. */
const LEAST = 0.005;

/** The chance that the seat comes first, given everyone's expected points. */
export type Chance = (points: ArrayLike<number>) => number;

export class Standing {
  private readonly seat: number;
  private readonly chance: Chance;
  /** How much the chance of coming first falls if each of the others has a point more. */
  private readonly slope: number;

  /** For a seat, given everyone's expected points. */
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

  /** The same if margin and chance are known. */
  when(margin: number, chance: number): number {
    return (1 - FIRST) * margin + (FIRST * chance) / this.slope;
  }
}

/** A seat's points minus the mean of the others'. */
export function marginOf(points: ArrayLike<number>, seat: number): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) others += points[other]!;
  return points[seat]! - others / Math.max(1, points.length - 1);
}
