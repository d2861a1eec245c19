/** What is said of a first game at telling moments: what just happened, and why it matters. */
import type { Seat } from "@interchange/tabletop";

export interface Remark {
  /** What it is about; each is said once in a game. */
  readonly key: string;
  readonly text: string;
}

/** An entry of the record as the viewer may know it. */
export interface Moment {
  readonly seat: Seat | undefined;
  readonly events: readonly unknown[];
}

/** All that could be said of a moment, the most telling first. Events and view are those of the game. */
export type Commentator = (moment: Moment, view: unknown, me: Seat) => readonly Remark[];

/** The first remark that was not made yet; notes it. */
export function fresh(remarks: readonly Remark[], said: Set<string>): Remark | undefined {
  const next = remarks.find(({ key }) => !said.has(key));
  if (next) said.add(next.key);
  return next;
}
