/** How squares, moves and draws are written: `aacb@c4`, turned `aacb^1@c4`, `draw`; and `=aacb` for a draw. */
import type { Notation } from "@interchange/tabletop";
import { cellAt, columnOf, rowOf } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import type { Chance, Move } from "./position.ts";
import { isTileCode } from "./tiles.ts";

const FILES = "abcdefgh";

/** `a1` to `h8`: letters are columns from the left, numbers rows from the top. */
export function squareName(cell: Cell): string {
  return `${FILES.charAt(columnOf(cell))}${rowOf(cell) + 1}`;
}

export function squareNamed(name: string): Cell | undefined {
  if (!/^[a-h][1-8]$/.test(name)) return undefined;
  return cellAt(Number(name.charAt(1)) - 1, FILES.indexOf(name.charAt(0)));
}

export function pieceName(piece: { readonly tile: string; readonly turn: number }): string {
  return piece.turn ? `${piece.tile}^${piece.turn}` : piece.tile;
}

export const notation: Notation<Move, Chance> = {
  writeMove(move) {
    return move.type === "draw" ? "draw" : `${pieceName(move)}@${squareName(move.cell)}`;
  },
  readMove(text) {
    if (text === "draw") return { type: "draw" };
    const [, tile = "", turn = "0", square = ""] = /^([a-d]{4})(?:\^([1-3]))?@([a-h][1-8])$/.exec(text) ?? [];
    const cell = squareNamed(square);
    return isTileCode(tile) && cell !== undefined ? { type: "place", tile, turn: Number(turn), cell } : undefined;
  },
  writeChance(chance) {
    return chance.tile;
  },
  readChance(text) {
    return isTileCode(text) ? { tile: text } : undefined;
  },
};
