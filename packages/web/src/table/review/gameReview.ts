/** What a review has to know of a game: what its moves are called, why they are good or bad, and its board. */
import type { Mark } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { Reel } from "../desk/replay.ts";

/** A decision as it lies on the table: what the seat saw. */
export interface Asked<View> {
  readonly view: View;
  readonly seat: Seat;
}

/** A row of the table that sets two moves side by side. */
export interface Fact<Move> {
  readonly label: string;
  readonly of: (move: Move) => string;
}

/** Going through the moves, for those who do it by typing. */
export interface ReviewSteps {
  go(to: "first" | "back" | "forward" | "last"): void;
  nextMistake(): void;
  readonly reel: Reel;
  /** The move that is looked at, and what is known of it. */
  said(): readonly string[];
}

export interface ReviewBoardProps<View, Move> extends Asked<View> {
  readonly played: Move;
  readonly mark: Mark | undefined;
  /** Undefined where nothing better is known. */
  readonly best: Move | undefined;
  /** While somebody tries other moves: what may be played, and what is tried now. */
  readonly trying:
    | { readonly moves: readonly Move[]; readonly tried: Move | undefined; onTry(move: Move): void }
    | undefined;
  /** Begins to try other moves, with this one. */
  readonly onTry: (move: Move) => void;
  readonly steps: ReviewSteps;
}

export interface GameReview<View, Move> {
  /** What was played, and with what. */
  readonly title: string;
  /** What is counted to say how closely its moves were looked at. */
  readonly counts: "endings" | "positions";
  /** People count moves as the game does: tiles, turns. */
  readonly number: (view: View) => number;
  readonly called: (asked: Asked<View>, move: Move) => string;
  /** The same in a word, where there is one. */
  readonly brief: (move: Move) => string | undefined;
  /** A small picture of the move, for lists. */
  readonly sign: (asked: Asked<View>, move: Move) => ComponentChildren;
  readonly badge: (seat: Seat, small?: boolean) => ComponentChildren;
  /** The seat's colours as custom properties. */
  readonly style: (seat: Seat) => Readonly<Record<string, string>>;
  /** What the move does, in the words of the game; said of what was played, or of what might have been. */
  readonly reason: (asked: Asked<View>, move: Move, when: "played" | "best" | "tried") => string;
  readonly facts: (asked: Asked<View>) => readonly Fact<Move>[];
  /** The board, drawn and in words. */
  readonly Board: ComponentType<ReviewBoardProps<View, Move>>;
  readonly InWords: ComponentType<ReviewBoardProps<View, Move>>;
}
