import type { Searchable } from "@interchange/tabletop";
import { CELLS } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import { DRAW_ANOTHER, MAX_ACTIONS, MetroBoard } from "./metroBoard.ts";
import type { Chance, Move, Position, View } from "./position.ts";
import { kindOf, TILE_CODES } from "./tiles.ts";
import { imagine } from "./view.ts";

function board(position: Position): MetroBoard {
  const made = new MetroBoard(layoutOf(position.setup));
  made.set(position);
  return made;
}

/** Metro's actions have the same numbers in every position. */
export interface MetroSearch extends Searchable<Position, Move, Chance, View> {
  encodeMove(move: Move): number;
  decodeMove(action: number): Move;
  board(position: Position): MetroBoard;
  guess(view: View, random: Parameters<Searchable<Position, Move, Chance, View>["guess"]>[1]): MetroBoard;
}

export const metroSearch: MetroSearch = {
  maxActions: MAX_ACTIONS,
  board,
  guess: (view, random) => board(imagine(view, random)),
  encodeMove: (move) => (move.type === "draw" ? DRAW_ANOTHER : kindOf(move.tile) * 256 + move.turn * CELLS + move.cell),
  decodeMove: (action) =>
    action === DRAW_ANOTHER
      ? { type: "draw" }
      : { type: "place", tile: TILE_CODES[action >>> 8]!, turn: (action >>> 6) & 3, cell: action & 63 },
  encodeChance: (chance) => kindOf(chance.tile),
  decodeChance: (action) => ({ tile: TILE_CODES[action]! }),
};
