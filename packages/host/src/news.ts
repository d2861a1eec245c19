/** What a host answers, and what it tells those who look on. Nothing here holds more than its viewer may know. */
import type { Clock, FinalStanding, Refusal, Seat, Termination } from "@interchange/tabletop";
import type { Asked } from "./requests.ts";
import type { Sitter } from "./sitters.ts";
import type { Vote } from "./votes.ts";

/** One entry of the record as a viewer may know it. */
export interface Told<Event> {
  /** As in the record, `HIDDEN` where the viewer may not know. */
  readonly text: string;
  /** Who did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** It was decided together with what this seat did before it. */
  readonly goesOn?: boolean;
  readonly events: readonly Event[];
}

/** How what a viewer holds of the game changes. */
export type Change<Event, View> =
  /** All of it: the view before anything happened, and everything since. */
  | { readonly kind: "anew"; readonly first: View; readonly entries: readonly Told<Event>[] }
  | { readonly kind: "played"; readonly entries: readonly Told<Event>[] }
  /** The record has so many entries now. */
  | { readonly kind: "rewound"; readonly to: number };

/** Whether somebody looks: with the page before them, with it somewhere in the background, or not at all. */
export type Presence = "here" | "away" | "gone";

/** How the table stands: the same for everybody who looks on. */
export interface Status {
  /** Who is to decide; undefined when nobody is. */
  readonly toAct: Seat | undefined;
  readonly isOver: boolean;
  readonly termination: Termination | undefined;
  readonly standings: readonly FinalStanding[] | undefined;
  readonly sitters: readonly Sitter[];
  /** Who paused the table. */
  readonly pausedBy: Seat | undefined;
  readonly asked: readonly Asked[];
  /** Votes on seats whose time is up, or whose owner is gone or has left; at tables where that is voted on. */
  readonly votes?: readonly Vote[];
  /** Seats whose owner is back and plays again once the bot's turn is over. */
  readonly reclaiming?: readonly Seat[];
  readonly clock: Clock | undefined;
  /** By seat. Whoever is away or gone may come back; nobody loses by it. */
  readonly presence: readonly Presence[];
  /** Whether the table was deleted. */
  readonly isGone: boolean;
  /** A bot that gave no answer, and why. */
  readonly trouble: { readonly seat: Seat; readonly reason: string } | undefined;
}

export interface News<Event, View> {
  /** The number of rows that changed the game. It only ever grows, also over a take-back. */
  readonly seq: number;
  readonly status: Status;
  readonly changes: readonly Change<Event, View>[];
}

export type Answer<Event = unknown, View = unknown> =
  | { readonly kind: "applied"; readonly seq: number }
  /** Nothing was played; `move` is the place of the refused one among those sent together. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly move?: number }
  /** Somebody else was quicker; nothing was played. Here is what was missed. */
  | { readonly kind: "stale"; readonly seq: number; readonly missed: readonly Change<Event, View>[] }
  /** It could not be kept or did not arrive: nothing was played, as far as is known. */
  | { readonly kind: "unsent"; readonly reason: string };

/** A decision, or several that belong together: all are played, in order, or none. */
export interface Command {
  /** Chosen by whoever sends it: the answer to an id is kept, and the same id is never played twice. */
  readonly id: string;
  /** The last `seq` that the sender has seen. */
  readonly after: number;
  readonly moves: readonly string[];
}
