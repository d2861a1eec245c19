import { cellAt, isCentre, isTileCode } from "@interchange/metro";
import type { Laid } from "@interchange/metro";

export type ReadPlacements =
  | { readonly ok: true; readonly laid: readonly Laid[] }
  | { readonly ok: false; readonly error: string };

/**
 * Reads placements `TTTTrc`: a tile code, then row and column 0-7 from the top left; a turned tile is `TTTT^nrc`. White
 * space between them is optional. An impossible placement is an error with its column.
 */
export function readPlacements(line: string): ReadPlacements {
  const laid: Laid[] = [];
  const next = /\s*(?:([a-z]{4})(?:\^([0-9]))?([0-9])([0-9])|$)/y;
  for (let at = 0; at < line.length; at = next.lastIndex) {
    next.lastIndex = at;
    const found = next.exec(line);
    const column = at + (/^\s*/.exec(line.slice(at))?.[0].length ?? 0) + 1;
    const failed = (reason: string): ReadPlacements => ({ ok: false, error: `column ${column}: ${reason}` });
    if (!found) return failed(`"${line.slice(column - 1, column + 7)}" is not a placement; write it like aacb34`);
    const [, tile, turn = "0", rowText, columnText] = found;
    if (tile === undefined) break;
    if (!isTileCode(tile)) return failed(`unknown tile ${tile}`);
    const [row, boardColumn] = [Number(rowText), Number(columnText)];
    if (row > 7 || boardColumn > 7)
      return failed(`row ${row}, column ${boardColumn} is outside the board; both must be 0 to 7`);
    if (Number(turn) > 3) return failed(`quarter turns must be 0 to 3, not ${turn}`);
    const cell = cellAt(row, boardColumn);
    if (isCentre(cell)) return failed(`row ${row}, column ${boardColumn} is the centre`);
    if (laid.some((each) => each.cell === cell)) return failed(`row ${row}, column ${boardColumn} already has a tile`);
    laid.push({ cell, tile, turn: Number(turn), seat: 0 });
  }
  return { ok: true, laid };
}
