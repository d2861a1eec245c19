/** The facts of one seat in a finished game, computed once from the record and then stored. */

export type Result = "won" | "shared" | "lost";

/** A line that was completed, or that reached its full length. */
export interface LongLine {
  readonly length: number;
  /** The step of the game that shows it, as in `?at=`. */
  readonly step: number;
}

export interface GameFacts {
  readonly points: number;
  /** Absent in solo games and games that were broken off. */
  readonly result?: Result;
  /** Points ahead of the best opponent. */
  readonly margin?: number;
  /** The largest deficit in the second half of the game; 0 if there was none. */
  readonly behind: number;
  /** Points by source; they add up to the total. */
  readonly sources: Readonly<Record<string, number>>;
  readonly longest?: LongLine;
  /** Other counts the game needs for its achievements. */
  readonly counts: Readonly<Record<string, number>>;
}
