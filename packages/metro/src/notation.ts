/**
 * The notation of squares, moves and draws: `aacb@c4`, turned `aacb^1@c4`, `draw`, `pass`; and `=aacb` for a draw,
 * `=seat-2` for the seat that begins. A module's actions and draws are `tag.word`.
 */
import type { Notation } from "@interchange/tabletop";
import { readLot, writeLot } from "@interchange/tabletop";
import { cellAt, columnOf, rowOf } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import type { Module } from "./module.ts";
import type { Chance, Move, OwnAction } from "./position.ts";
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

/** The notation of a game with these modules. */
export function notationOf(catalog: readonly Module[]): Notation<Move, Chance> {
  const byId = new Map<string, Module>(catalog.map((module) => [module.id, module]));
  const byTag = new Map(catalog.map((module) => [module.tag, module]));
  const writeOwn = ({ module, word }: OwnAction): string => `${byId.get(module)?.tag}.${word}`;
  const readOwn = (text: string): OwnAction | undefined => {
    const dot = text.indexOf(".");
    const module = byTag.get(text.slice(0, dot));
    const word = text.slice(dot + 1);
    return module?.own?.lexicon.number(word) === undefined ? undefined : { type: "own", module: module.id, word };
  };
  return {
    writeMove(move) {
      switch (move.type) {
        case "draw":
        case "pass":
          return move.type;
        case "own":
          return writeOwn(move);
        case "place":
          return `${pieceName(move)}@${squareName(move.cell)}`;
      }
    },
    readMove(text) {
      if (text === "draw" || text === "pass") return { type: text };
      if (text.includes(".")) return readOwn(text);
      const [, tile = "", turn = "0", square = ""] = /^([a-d]{4})(?:\^([1-3]))?@([a-h][1-8])$/.exec(text) ?? [];
      const cell = squareNamed(square);
      return isTileCode(tile) && cell !== undefined ? { type: "place", tile, turn: Number(turn), cell } : undefined;
    },
    writeChance(chance) {
      if (chance.type === "lot") return writeLot(chance);
      return chance.type === "own" ? writeOwn(chance) : chance.tile;
    },
    readChance(text) {
      if (text.includes(".")) return readOwn(text);
      return isTileCode(text) ? { type: "tile", tile: text } : readLot(text);
    },
  };
}
