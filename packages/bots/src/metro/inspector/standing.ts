/**
 * What the end of a playout is worth to one of several seats, in points: half of the margin over the others' mean, and
 * half of the chance to be first, since rivals far behind need not be held back. By that chance alone moves are chosen
 * worse: it trusts what is guessed of the others too much.
 */
import { marginOf } from "./trials.ts";
import type { Prospects } from "./prospects.ts";

const FIRST = 0.5;
/** A point is taken to change the chance to be first by so much at least, also when a game is all but decided. */
const LEAST = 0.005;

export class Standing {
  private readonly seat: number;
  private readonly prospects: Prospects;
  /** By how much the chance to be first falls when each of the others has a point more. */
  private readonly slope: number;

  /** For a seat, when the seats may expect so many points. */
  constructor(prospects: Prospects, points: Float64Array, seat: number) {
    this.seat = seat;
    this.prospects = prospects;
    const now = prospects.win(points, seat);
    let slope = 0;
    for (let other = 0; other < points.length; other++) {
      if (other === seat) continue;
      const then = points.slice();
      then[other]! += 1;
      slope += now - prospects.win(then, seat);
    }
    this.slope = Math.max(LEAST, slope);
  }

  of(points: ArrayLike<number>): number {
    return this.when(marginOf(points, this.seat), this.prospects.win(points, this.seat));
  }

  /** The same where margin and chance are known. */
  when(margin: number, win: number): number {
    return (1 - FIRST) * margin + (FIRST * win) / this.slope;
  }
}
