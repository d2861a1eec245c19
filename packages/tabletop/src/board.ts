import type { Random } from "./random.ts";

/** `Board.toAct` when a draw is due. */
export const CHANCE = -1;
/** `Board.toAct` when the game is over. */
export const NOBODY = -2;

/** The mutable counterpart of a position, for search: integers in, integers out, no allocation. */
export interface Board {
  /** The seat to act, `CHANCE`, or `NOBODY` at the end. */
  readonly toAct: number;
  /** Writes the legal action codes (at a draw: the possible outcomes) and returns their number. */
  actions(into: Uint16Array): number;
  /** At a draw: writes the weight of each outcome in the order of `actions`. */
  weights(into: Uint32Array): void;
  /** A random action: an outcome by its exact weight at a draw, else any legal action uniformly. No list is made. */
  sample(random: Random): number;
  act(action: number): void;
  /** Takes the last act back; as many times as there were acts since the board was made or copied. */
  takeBack(): void;
  copy(from: this): void;
  /** Current points per seat; final once nobody acts. */
  readonly points: Int16Array;
}

/** How a game makes boards for search. */
export interface Searchable<Position, Move, Chance, View> {
  /** The most actions that any position can have. */
  readonly maxActions: number;
  board(position: Position): Board;
  /** A board that agrees with everything `view` shows and guesses the rest: bots never see more. */
  guess(view: View, random: Random): Board;
  /**
   * Takes the board, because an action's number may depend on the position: the third of the possible trips, for
   * example.
   */
  encodeMove(move: Move, board: Board): number;
  decodeMove(action: number, board: Board): Move;
  encodeChance(chance: Chance, board: Board): number;
  decodeChance(action: number, board: Board): Chance;
}
