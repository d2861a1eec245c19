/**
 * A table as the page knows it: what one viewer may see, and what that viewer may do. The page is written against this
 * alone. It is the same whether the table's owner is in this page or elsewhere; only the link differs.
 */
import type { Asked, LinkState, Presence, Sitter } from "@interchange/host";
import type { FinalStanding, GameRecord, Refusal, Seat, Termination, Viewer } from "@interchange/tabletop";
import type { ReadonlySignal } from "@preact/signals";
import type { Assist } from "../kit/assist.ts";

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
  /** A person elsewhere decides, and is there, or has gone away. */
  | { readonly kind: "remote"; readonly seat: Seat }
  | { readonly kind: "absent"; readonly seat: Seat; readonly presence: Exclude<Presence, "here"> }
  | { readonly kind: "bot"; readonly seat: Seat }
  | { readonly kind: "botFailed"; readonly seat: Seat; readonly reason: string }
  /** A request waits for somebody at this screen to answer. */
  | { readonly kind: "asked"; readonly asked: Asked; readonly seat: Seat }
  /** Something that the viewer decided is being kept; it takes the blink of an eye, and nothing else can be decided. */
  | { readonly kind: "sending"; readonly seat: Seat }
  /** The viewer's decision has not arrived yet; it is sent as soon as that is possible. */
  | { readonly kind: "unsent"; readonly seat: Seat }
  | { readonly kind: "connecting" }
  /** The game rests until somebody takes it up again. */
  | { readonly kind: "paused"; readonly by: Seat }
  /** Somebody deleted the table. */
  | { readonly kind: "gone" }
  | { readonly kind: "over" };

export type Answer =
  | { readonly kind: "applied" }
  /** Nothing was played; `move` is the place of the refused one among those that were sent together. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly move?: number }
  /** Somebody else moved on, in another window say: the client now shows that state, and nothing was played. */
  | { readonly kind: "stale" }
  /** It is kept here and will be sent; or, where the link is open, it could not be kept at all. */
  | { readonly kind: "unsent"; readonly reason: string };

/** What can be taken back now, and who has to agree. */
export interface TakeBackOffer {
  readonly seat: Seat;
  /** The number of decisions, of anybody, that it undoes. */
  readonly decisions: number;
  /** People, other than the one who asks, whose decisions it undoes or who have seen what followed. */
  readonly consent: readonly Seat[];
  /** Whether nothing came out of a supply since and nobody else acted: then nobody is asked, not even the one who does it. */
  readonly isFree: boolean;
  /** The entry of the record that it goes back to, and what the seat decided there at once, as records write it. */
  readonly at: number;
  readonly moves: readonly string[];
}

/** What there is to know and to do at any table, whatever is played there. */
export interface TableBasics {
  readonly id: string;
  /** Where the page shows it. */
  readonly address: string;
  /** Who sits where; seats may change hands. */
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
  /** Whose eyes the screen has now; a spectator's while it is passed from one person to another. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seats whose people are at this screen. */
  readonly seatsHere: readonly Seat[];
  readonly waiting: ReadonlySignal<Waiting>;
  /** Whose turn it is; nobody's while the game rests or is over. */
  readonly toAct: ReadonlySignal<Seat | undefined>;
  readonly link: ReadonlySignal<LinkState>;
  readonly takeBackOffer: ReadonlySignal<TakeBackOffer | undefined>;
  /** All that happened; here only how much. */
  readonly happened: ReadonlySignal<readonly unknown[]>;
  /** How it ended, when it was not played out; and who came where. */
  readonly termination: ReadonlySignal<Termination | undefined>;
  readonly standings: ReadonlySignal<readonly FinalStanding[] | undefined>;
  /** Whether what happens here is being kept. */
  readonly isKept: ReadonlySignal<boolean>;

  /** Takes back what `takeBackOffer` offers; whoever is at this screen has been asked by the page. */
  takeBack(): Promise<Answer>;
  /** Plays a decision as records write it: one that was taken back. */
  playAgain(...moves: readonly string[]): Promise<Answer>;
  /** Answers somebody's request. */
  consent(asked: Asked, isGranted: boolean): Promise<Answer>;
  /** Lets the game rest, and takes it up again. */
  rest(): Promise<Answer>;
  takeUpAgain(): Promise<Answer>;
  /** A person at this screen says who they are. */
  takeScreen(seat: Seat): void;
  /** Asks a bot again that gave no answer. */
  askAgain(): void;
  /** What this viewer may have of the record. */
  record(): Promise<GameRecord>;
  /** The whole table, secrets and all, to go on with elsewhere; only where its owner is in this page. */
  readonly whole?: () => Promise<string>;
  /** Stops everything that this client has under way. */
  close(): void;
}

export interface TableClient<Move, Event, View> extends TableBasics {
  /** The viewer's view before anything happened; folding `happened` over it leads to `view`. */
  readonly first: ReadonlySignal<View>;
  readonly happened: ReadonlySignal<readonly Happened<Event>[]>;
  readonly view: ReadonlySignal<View>;

  /** Plays a decision, or several that belong together. */
  play(...moves: readonly Move[]): Promise<Answer>;
}
