import type { Random } from "./random.ts";

/** `Board.toAct` when a draw is owed. */
export const CHANCE = -1;
/** `Board.toAct` when the game is over. */
export const NOBODY = -2;

/** The mutable twin of a position, for search: integers in, integers out, no garbage. */
export interface Board {
  /** The seat to act, `CHANCE`, or `NOBODY` at the end. */
  readonly toAct: number;
  /** Writes the legal action codes (at a draw: the possible outcomes) and returns how many there are. */
  actions(into: Uint16Array): number;
  /** At a draw: writes the weight of each outcome that `actions` would write, in the same order. */
  weights(into: Uint32Array): void;
  /** One action at random: an outcome with its exact weight at a draw, else any legal action alike. No list is made. */
  sample(random: Random): number;
  act(action: number): void;
  /** Takes the last act back; as deep as there were acts since the board was made or copied. */
  takeBack(): void;
  copy(from: this): void;
  /** Points per seat as they stand; final once nobody is to act. */
  readonly points: Int16Array;
}

/** How a game hands its positions to search. */
export interface Searchable<Position, Move, Chance, View> {
  /** Room for as many actions as any position can have. */
  readonly maxActions: number;
  board(position: Position): Board;
  /** A board that agrees with everything `view` shows and guesses the rest: bots never see more. */
  guess(view: View, random: Random): Board;
  /** The board is asked where an action's number depends on the position: the third of the trips offered, say. */
  encodeMove(move: Move, board: Board): number;
  decodeMove(action: number, board: Board): Move;
  encodeChance(chance: Chance, board: Board): number;
  decodeChance(action: number, board: Board): Chance;
}
