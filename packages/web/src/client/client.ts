/**
 * A table as the page knows it: what one viewer may see, and what that viewer may do. The page is written against this
 * alone; a table in the page implements it (`localTable.ts`), and a table on a server can do so too.
 */
import type { GameRecord, Refusal, Seat, Viewer } from "@interchange/tabletop";
import type { ReadonlySignal } from "@preact/signals";
import type { Assist, Sitter } from "./sitters.ts";

/** One entry of the record as the viewer may know it. */
export interface Happened<Event> {
  /** Its place in the record, counted from 0. */
  readonly index: number;
  /** Who did it; undefined for chance. */
  readonly seat: Seat | undefined;
  readonly events: readonly Event[];
}

/** What the table waits for, as this screen sees it. */
export type Waiting =
  /** The viewer decides. */
  | { readonly kind: "viewer"; readonly seat: Seat }
  /** Another person at this screen decides, and has to take it first. */
  | { readonly kind: "person"; readonly seat: Seat }
  | { readonly kind: "bot"; readonly seat: Seat }
  | { readonly kind: "botFailed"; readonly seat: Seat; readonly reason: string }
  | { readonly kind: "abandoned" }
  | { readonly kind: "over" };

export type Answer =
  | { readonly kind: "applied" }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Somebody else moved on, in another window say: the client now shows that state, and nothing was played. */
  | { readonly kind: "stale" };

/** What can be taken back now, and who has to agree. */
export interface TakeBackOffer {
  readonly seat: Seat;
  /** The number of decisions, of anybody, that it undoes. */
  readonly decisions: number;
  /** People, other than the one who asks, whose decisions it undoes or who have seen what followed. */
  readonly consent: readonly Seat[];
}

/** What there is to know and to do at any table, whatever is played there. */
export interface TableBasics {
  readonly id: string;
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
  /** Whose eyes the screen has now; a spectator's while it is passed from one person to another. */
  readonly viewer: ReadonlySignal<Viewer>;
  readonly waiting: ReadonlySignal<Waiting>;
  readonly takeBackOffer: ReadonlySignal<TakeBackOffer | undefined>;
  /** Whether what happens here is being kept. */
  readonly isKept: ReadonlySignal<boolean>;

  /** Takes back what `takeBackOffer` offers; the page has asked whoever must agree. */
  takeBack(): Promise<Answer>;
  /** A person at this screen says who they are. */
  takeScreen(seat: Seat): void;
  /** Asks a bot again that gave no answer. */
  askAgain(): void;
  /** Ends an abandoned game's rest. */
  takeUpAgain(): void;
  /** What this viewer may have of the record. */
  record(): GameRecord;
  /** Stops everything that this client has under way. */
  close(): void;
}

export interface TableClient<Move, Event, View> extends TableBasics {
  /** The viewer's view before anything happened; folding `happened` over it leads to `view`. */
  readonly first: ReadonlySignal<View>;
  readonly happened: ReadonlySignal<readonly Happened<Event>[]>;
  readonly view: ReadonlySignal<View>;

  play(move: Move): Promise<Answer>;
}
