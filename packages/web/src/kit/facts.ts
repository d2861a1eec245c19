/** What a finished game says of one of its seats: worked out once from the record, and kept. */

export type Result = "won" | "shared" | "lost";

/** A line that was finished, or grew to its full length. */
export interface LongLine {
  readonly length: number;
  /** Which step of the game showed it, as `?at=` counts them. */
  readonly step: number;
}

export interface GameFacts {
  readonly points: number;
  /** None where one played alone, or where the game was broken off. */
  readonly result?: Result;
  /** Points more than the best of the others. */
  readonly margin?: number;
  /** The most that one was behind in the second half of the game; 0 for one who never was. */
  readonly behind: number;
  /** Points by where they came from; together they are all. */
  readonly sources: Readonly<Record<string, number>>;
  readonly longest?: LongLine;
  /** Whatever else the game counts for its achievements. */
  readonly counts: Readonly<Record<string, number>>;
}
