/** Picks remarks for a first game: why what just happened matters, else a hint. What happened is in the news. */
import type { Seat } from "@interchange/tabletop";

export interface Remark {
  /** The subject. Each is mentioned once per game. */
  readonly key: string;
  readonly text: string;
  /** It can't wait for the player's next move. */
  readonly isUrgent?: boolean;
}

/** An entry of the record as the viewer sees it. */
export interface Moment {
  readonly seat: Seat | undefined;
  readonly events: readonly unknown[];
}

/** All possible remarks on a moment, the most important first. Events and view are the game's own. */
export type Commentator = (moment: Moment, view: unknown, me: Seat) => readonly Remark[];

/** What helps at a player's turn if nothing calls for a remark, in the order in which they are made. */
export type Hints = (view: unknown, me: Seat) => readonly Remark[];

/** Returns the first remark that was not made yet, and marks it as made. */
export function fresh(remarks: readonly Remark[], said: Set<string>): Remark | undefined {
  const next = remarks.find(({ key }) => !said.has(key));
  if (next) said.add(next.key);
  return next;
}
