/** A host's answers and news. Nothing here contains more than its viewer may know. */
import type { Clock, FinalStanding, Refusal, Seat, Termination } from "@interchange/tabletop";
import type { Asked, Declined } from "./requests.ts";
import type { Sitter } from "./sitters.ts";
import type { Vote } from "./votes.ts";

/** One entry of the record, as far as the viewer may know it. */
export interface Told<Event> {
  /** As in the record, `=` before a draw; `=?` if the viewer may not know it. */
  readonly text: string;
  /** The seat that did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** It was decided together with what this seat did before it. */
  readonly goesOn?: boolean;
  /** The bot that decided it for the seat's player. */
  readonly bot?: string;
  readonly events: readonly Event[];
}

/** A change to a viewer's copy of the game. */
export type Change<Event, View> =
  /** The whole game: the view before the first entry, and everything since. */
  | { readonly kind: "anew"; readonly first: View; readonly entries: readonly Told<Event>[] }
  | { readonly kind: "played"; readonly entries: readonly Told<Event>[] }
  /** The record was cut to this many entries. */
  | { readonly kind: "rewound"; readonly to: number };

/** Whether someone is there: with the page visible, in the background, or not at all. */
export type Presence = "here" | "away" | "gone";

/** The table's state, the same for every viewer. */
export interface Status {
  /** The seat whose turn it is; undefined if nobody's. */
  readonly toAct: Seat | undefined;
  readonly isOver: boolean;
  readonly termination: Termination | undefined;
  readonly standings: readonly FinalStanding[] | undefined;
  readonly sitters: readonly Sitter[];
  /** Who paused the table. */
  readonly pausedBy: Seat | undefined;
  readonly asked: readonly Asked[];
  /** Each seat's last request, if it was not granted. */
  readonly declined?: readonly Declined[];
  /** Votes on seats whose time is up, or whose player is gone or has left; only at tables with voting. */
  readonly votes?: readonly Vote[];
  /** Seats whose player is back and takes over after the bot's turn. */
  readonly reclaiming?: readonly Seat[];
  readonly clock: Clock | undefined;
  /** By seat. Being away or gone loses nothing by itself. */
  readonly presence: readonly Presence[];
  /** Whether the table was deleted. */
  readonly isGone: boolean;
  /** A bot that did not answer, and why. */
  readonly trouble: { readonly seat: Seat; readonly reason: string } | undefined;
}

export interface News<Event, View> {
  /** The number of rows that changed the game. It only grows, even after a take-back. */
  readonly seq: number;
  readonly status: Status;
  readonly changes: readonly Change<Event, View>[];
}

export type Answer<Event = unknown, View = unknown> =
  | { readonly kind: "applied"; readonly seq: number }
  /**
   * Nothing was played. `move` is the index of the refused one among the moves sent together, `field` the part of the
   * message that is too long.
   */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly move?: number; readonly field?: string }
  /** Someone else was faster and nothing was played. `missed` is what happened. */
  | { readonly kind: "stale"; readonly seq: number; readonly missed: readonly Change<Event, View>[] }
  /** It was not stored or did not arrive: as far as we know, nothing was played. */
  | { readonly kind: "unsent"; readonly reason: string };

/** A seat's legal moves in the notation of records, in no particular order. */
export interface Legal {
  readonly kind: "legal";
  readonly seq: number;
  readonly moves: readonly string[];
}

/** One decision, or several that belong together: all are played in order, or none. */
export interface Command {
  /** Chosen by the sender. The same id is never played twice; its answer is repeated. */
  readonly id: string;
  /** The last `seq` that the sender has seen. */
  readonly after: number;
  readonly moves: readonly string[];
}
