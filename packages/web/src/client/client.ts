/**
 * A table as the page knows it: what one viewer may see and do. The rest of the page knows only this. It is the same
 * for a table in this browser and one on a server; only the link differs.
 */
import type { Assist } from "@interchange/games";
import type { Asked, LinkState, Presence, Sitter } from "@interchange/host";
import type { FinalStanding, GameRecord, Refusal, Seat, Termination, Viewer } from "@interchange/tabletop";
import type { ReadonlySignal } from "@preact/signals";

/** One entry of the record, as far as the viewer may know it. */
export interface Happened<Event> {
  /** Its index in the record, from 0. */
  readonly index: number;
  /** The seat that did it; undefined for chance. */
  readonly seat: Seat | undefined;
  /** The bot that decided it for the seat's player. */
  readonly bot?: string | undefined;
  readonly events: readonly Event[];
}

/** What the table waits for, as this screen sees it. */
export type Waiting =
  /** It's the viewer's turn. */
  | { readonly kind: "viewer"; readonly seat: Seat }
  /** It's the turn of another person at this screen, who has to take the screen first. */
  | { readonly kind: "person"; readonly seat: Seat }
  /** It's the turn of a person elsewhere, who is online or away. */
  | { readonly kind: "remote"; readonly seat: Seat }
  | { readonly kind: "absent"; readonly seat: Seat; readonly presence: Exclude<Presence, "here"> }
  /** Its player gave up the seat, and nobody has taken it yet. */
  | { readonly kind: "left"; readonly seat: Seat }
  /** The time of the player to move is up, and the other player decides how it goes on. */
  | { readonly kind: "timeUp"; readonly seat: Seat }
  | { readonly kind: "bot"; readonly seat: Seat }
  | { readonly kind: "botFailed"; readonly seat: Seat; readonly reason: string }
  /** A request waits for an answer from someone at this screen. */
  | { readonly kind: "asked"; readonly asked: Asked; readonly seat: Seat }
  /** The viewer's decision is being stored. It takes an instant, and nothing else can be decided meanwhile. */
  | { readonly kind: "sending"; readonly seat: Seat }
  /** The viewer's decision has not arrived yet. It is sent as soon as possible. */
  | { readonly kind: "unsent"; readonly seat: Seat }
  | { readonly kind: "connecting" }
  /** The game is paused until someone resumes it; if others play elsewhere, until everyone is ready. */
  | { readonly kind: "paused"; readonly by: Seat; readonly isShared: boolean }
  /** Somebody deleted the table. */
  | { readonly kind: "gone" }
  | { readonly kind: "over" };

export type Answer =
  | { readonly kind: "applied" }
  /** Nothing was played. `move` is the index of the refused one among the moves sent together. */
  | { readonly kind: "refused"; readonly refusal: Refusal; readonly move?: number }
  /** Someone else played first, perhaps in another window. The client now shows that state, and nothing was played. */
  | { readonly kind: "stale" }
  /** It is stored here and will be sent; or, if the link is open, it could not be stored. */
  | { readonly kind: "unsent"; readonly reason: string };

/** What can be taken back now, and who has to agree. */
export interface TakeBackOffer {
  readonly seat: Seat;
  /** How many decisions it undoes, counting everybody's. */
  readonly decisions: number;
  /** Other people who have to agree: their decisions are undone, or they saw what followed. */
  readonly consent: readonly Seat[];
  /** Whether nothing was drawn since and nobody else acted. Then nobody is asked, not even the person undoing it. */
  readonly isFree: boolean;
  /** The record entry it goes back to, and what the seat decided there, in record notation. */
  readonly at: number;
  readonly moves: readonly string[];
}

/** Everything about a table that does not depend on its game. */
export interface TableBasics {
  readonly id: string;
  /** Its address in the page. */
  readonly address: string;
  /** Who sits where. Seats may change hands. */
  readonly sitters: readonly Sitter[];
  readonly assist: Assist;
  /** Whose view the screen shows; a spectator's while the screen is passed to someone else. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seats of the people at this screen. */
  readonly seatsHere: readonly Seat[];
  readonly waiting: ReadonlySignal<Waiting>;
  /** The seat whose turn it is; undefined while paused or over. */
  readonly toAct: ReadonlySignal<Seat | undefined>;
  readonly link: ReadonlySignal<LinkState>;
  readonly takeBackOffer: ReadonlySignal<TakeBackOffer | undefined>;
  /** Everything that happened. Here only its length matters, and who did it. */
  readonly happened: ReadonlySignal<readonly Pick<Happened<unknown>, "seat" | "bot">[]>;
  /** How the game ended, if it was not played out, and the final standings. */
  readonly termination: ReadonlySignal<Termination | undefined>;
  readonly standings: ReadonlySignal<readonly FinalStanding[] | undefined>;
  /** Whether this table is being stored. */
  readonly isKept: ReadonlySignal<boolean>;
  /** Moves, in notation, that are decided but not played: a plan, a decision without a connection, or a draft. */
  readonly held?: ReadonlySignal<readonly string[] | undefined>;
  /** Whether the viewer plans a turn that is played later. */
  readonly isPlanning?: ReadonlySignal<boolean>;

  /** Takes a decision back that waits for a connection. It stays as a draft. */
  readonly withdraw?: () => void;
  /** Takes back what `takeBackOffer` offers. The page has already asked the people at this screen. */
  takeBack(): Promise<Answer>;
  /** Replays a decision that was taken back, in record notation. */
  playAgain(...moves: readonly string[]): Promise<Answer>;
  /** Answers a request. */
  consent(asked: Asked, isGranted: boolean): Promise<Answer>;
  /** Pauses the game, and resumes it. */
  rest(): Promise<Answer>;
  takeUpAgain(): Promise<Answer>;
  /** Calls one of a seat's lines by a name of its player's; without one, by its usual name again. */
  readonly nameLine?: (seat: Seat, line: string, name: string) => Promise<Answer>;
  /** A person at this screen takes it over. */
  takeScreen(seat: Seat): void;
  /** Asks a bot again that did not answer. */
  askAgain(): void;
  /** The record, as far as this viewer may have it. */
  record(): Promise<GameRecord>;
  /** The whole table with its secrets, to continue elsewhere. Only if its host runs in this page. */
  readonly whole?: () => Promise<string>;
  close(): void;
}

export interface TableClient<Move, Event, View> extends TableBasics {
  /** The viewer's view before the first entry. Following `happened` from it leads to `view`. */
  readonly first: ReadonlySignal<View>;
  readonly happened: ReadonlySignal<readonly Happened<Event>[]>;
  readonly view: ReadonlySignal<View>;

  /** Plays one decision, or several that belong together. */
  play(...moves: readonly Move[]): Promise<Answer>;
}
