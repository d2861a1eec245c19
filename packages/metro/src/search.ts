import type { Searchable } from "@interchange/tabletop";
import { CELLS } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import { DRAW_ANOTHER, MAX_ACTIONS, MetroBoard, PASS } from "./metroBoard.ts";
import type { Layout } from "./module.ts";
import { isOwnCode, ModuleBoard, ownCode, ownOfCode } from "./moduleBoard.ts";
import type { Chance, Move, OwnAction, Position, View } from "./position.ts";
import { moduleById } from "./registry.ts";
import { kindOf, TILE_CODES } from "./tiles.ts";
import { imagine } from "./view.ts";

/** An empty board of the sort that a layout needs. */
export function boardFor(layout: Layout): MetroBoard {
  return layout.modules.length ? new ModuleBoard(layout) : new MetroBoard(layout);
}

function board(position: Position): MetroBoard {
  const made = boardFor(layoutOf(position.setup));
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

function encodeMove(move: Move): number {
  switch (move.type) {
    case "draw":
      return DRAW_ANOTHER;
    case "pass":
      return PASS;
    case "own":
      return ownCode(moduleById(move.module)!, move.word);
    case "place":
      return kindOf(move.tile) * 256 + move.turn * CELLS + move.cell;
  }
}

function decodeOwn(action: number): OwnAction {
  const { module, word } = ownOfCode(action);
  return { type: "own", module: module.id, word };
}

function decodeMove(action: number): Move {
  if (action === DRAW_ANOTHER) return { type: "draw" };
  if (action === PASS) return { type: "pass" };
  if (isOwnCode(action)) return decodeOwn(action);
  return { type: "place", tile: TILE_CODES[action >>> 8]!, turn: (action >>> 6) & 3, cell: action & 63 };
}

export const metroSearch: MetroSearch = {
  maxActions: MAX_ACTIONS,
  board,
  guess: (view, random) => board(imagine(view, random)),
  encodeMove,
  decodeMove,
  encodeChance: (chance) => (chance.type === "own" ? encodeMove(chance) : kindOf(chance.tile)),
  decodeChance: (action) => (isOwnCode(action) ? decodeOwn(action) : { type: "tile", tile: TILE_CODES[action]! }),
};
