/** What a game has to provide for its review: names of moves, reasons why they are good or bad, and a board. */
import type { Mark } from "@interchange/bots/review";
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import type { Reel } from "../desk/replay.ts";

/** A decision as its seat saw it. */
export interface Asked<View> {
  readonly view: View;
  readonly seat: Seat;
}

/** A row of the table that compares two moves. */
export interface Fact<Move> {
  readonly label: string;
  readonly of: (move: Move) => string;
}

/** Steps through the moves by typed commands. */
export interface ReviewSteps {
  go(to: "first" | "back" | "forward" | "last"): void;
  nextMistake(): void;
  readonly reel: Reel;
  /** Describes the current move and how it was rated. */
  said(): readonly string[];
}

export interface ReviewBoardProps<View, Move> extends Asked<View> {
  readonly played: Move;
  readonly mark: Mark | undefined;
  /** Undefined if no better move is known. */
  readonly best: Move | undefined;
  /** While the viewer tries other moves: the legal ones, and the one on the board. */
  readonly trying:
    | { readonly moves: readonly Move[]; readonly tried: Move | undefined; onTry(move: Move): void }
    | undefined;
  /** Starts trying other moves, beginning with this one. */
  readonly onTry: (move: Move) => void;
  readonly steps: ReviewSteps;
}

export interface GameReview<View, Move> {
  /** The game and its edition, as the title shows them. */
  readonly title: string;
  /** The unit that tells how thoroughly moves were examined. */
  readonly counts: "endings" | "positions";
  /** The number of the move, in the game's own unit: tiles or turns. */
  readonly number: (view: View) => number;
  readonly called: (asked: Asked<View>, move: Move) => string;
  /** The same in one word, if there is one. */
  readonly brief: (move: Move) => string | undefined;
  /** A small picture of the move, for lists. */
  readonly sign: (asked: Asked<View>, move: Move) => ComponentChildren;
  readonly badge: (seat: Seat, small?: boolean) => ComponentChildren;
  /** The seat's colours as custom properties. */
  readonly style: (seat: Seat) => Readonly<Record<string, string>>;
  /** What the played move did at once. Exact facts, like those below. */
  readonly did: (asked: Asked<View>, played: Move) => string;
  /** What another move would do, compared with the played one. */
  readonly would: (asked: Asked<View>, move: Move, played: Move) => string;
  /** What speaks for the better move, compared with the played one; undefined if the board does not show it. */
  readonly why: (asked: Asked<View>, better: Move, played: Move) => string | undefined;
  readonly facts: (asked: Asked<View>) => readonly Fact<Move>[];
  readonly Board: ComponentType<ReviewBoardProps<View, Move>>;
  readonly InWords: ComponentType<ReviewBoardProps<View, Move>>;
}
