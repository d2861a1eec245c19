import type { Random, Searchable } from "@interchange/tabletop";
import type { MetroGame } from "./game.ts";
import { CELLS } from "./geometry.ts";
import type { MetroBoard } from "./metroBoard.ts";
import type { Layout } from "./module.ts";
import { ModuleBoard } from "./moduleBoard.ts";
import { isOwnCode, ownCode, ownOfCode } from "./ownCodes.ts";
import { DRAW_ANOTHER, FIRST_SEAT, MAX_ACTIONS, PASS } from "./pieces.ts";
import { PlainBoard } from "./plainBoard.ts";
import type { Chance, Move, Position, View } from "./position.ts";
import { kindOf, tileOf } from "./tiles.ts";

/** An empty board of the sort that a layout needs. */
export function boardFor(layout: Layout): MetroBoard {
  return layout.modules.length ? new ModuleBoard(layout) : new PlainBoard(layout);
}

/** Metro's actions have the same numbers in every position. */
export interface MetroSearch extends Searchable<Position, Move, Chance, View> {
  encodeMove(move: Move): number;
  decodeMove(action: number): Move;
  board(position: Position): MetroBoard;
  guess(view: View, random: Random): MetroBoard;
}

/** How a game makes boards for search. */
export function searchOf(game: MetroGame): MetroSearch {
  const { catalog } = game;
  const board = (position: Position): MetroBoard => {
    const made = boardFor(game.layoutOf(position.setup));
    made.set(position);
    return made;
  };
  return {
    maxActions: MAX_ACTIONS,
    board,
    guess: (view, random) => board(game.imagine(view, random)),
    encodeMove(move) {
      switch (move.type) {
        case "draw":
          return DRAW_ANOTHER;
        case "pass":
          return PASS;
        case "own":
          return ownCode(catalog, move);
        case "place":
          return kindOf(move.tile) * 256 + move.turn * CELLS + move.cell;
      }
    },
    decodeMove(action) {
      if (action === DRAW_ANOTHER) return { type: "draw" };
      if (action === PASS) return { type: "pass" };
      if (isOwnCode(action)) return ownOfCode(catalog, action);
      return { type: "place", tile: tileOf(action >>> 8), turn: (action >>> 6) & 3, cell: action & 63 };
    },
    encodeChance(chance) {
      if (chance.type === "lot") return FIRST_SEAT + chance.seat;
      return chance.type === "own" ? ownCode(catalog, chance) : kindOf(chance.tile);
    },
    decodeChance(action) {
      if (isOwnCode(action)) return ownOfCode(catalog, action);
      return action < FIRST_SEAT ? { type: "tile", tile: tileOf(action) } : { type: "lot", seat: action - FIRST_SEAT };
    },
  };
}
