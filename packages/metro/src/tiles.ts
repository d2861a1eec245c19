/**
 * The 24 kinds of track tile. Trains enter a tile on the right-hand track of a side and leave on the left-hand one, so
 * a tile is a permutation of its four sides. Its code says for each side entered, clockwise from the top, where the
 * track goes: `a` straight on, `b` to the next side clockwise, `c` to the next anticlockwise, `d` back out again.
 */

/** A side of a square: top, right, bottom, left. */
export const SIDES = [0, 1, 2, 3] as const;
export type Side = (typeof SIDES)[number];

/** How many pieces of each kind the box of 2000 holds (rule 1.5). */
export const BOX = {
  aaaa: 4,
  bbbb: 2,
  cccc: 2,
  dddd: 2,
  adad: 2,
  dada: 2,
  bcbc: 3,
  cbcb: 3,
  aacb: 4,
  baac: 4,
  cbaa: 4,
  acba: 4,
  dacc: 2,
  cdac: 2,
  ccda: 2,
  accd: 2,
  dbba: 2,
  adbb: 2,
  badb: 2,
  bbad: 2,
  ddbc: 2,
  cddb: 2,
  bcdd: 2,
  dbcd: 2,
} as const;

export type TileCode = keyof typeof BOX;

/** Every kind; a kind's index in this list is its number in the kernel. */
export const TILE_CODES = Object.keys(BOX) as readonly TileCode[];
export const KINDS = TILE_CODES.length;

/** Pieces by kind number. */
export const PIECES: readonly number[] = TILE_CODES.map((code) => BOX[code]);
export const PIECES_IN_ALL = PIECES.reduce((sum, pieces) => sum + pieces, 0);

const KIND_NUMBERS = new Map<string, number>(TILE_CODES.map((code, kind) => [code, kind]));

/** A kind by its number. */
export type Kind = number;

export function kindOf(code: TileCode): Kind {
  return KIND_NUMBERS.get(code) as Kind;
}

export function tileOf(kind: Kind): TileCode {
  return TILE_CODES[kind] as TileCode;
}

export function isTileCode(text: string): text is TileCode {
  return KIND_NUMBERS.has(text);
}

/** How far each letter turns a train, in quarter turns clockwise from the side it entered. */
const TURNS_OF_LETTER: Readonly<Record<string, number>> = { a: 2, b: 1, c: 3, d: 0 };

/** The side by which a train leaves that entered the tile at `side`. */
export function exitOf(code: TileCode, side: Side): Side {
  return ((side + (TURNS_OF_LETTER[code.charAt(side)] as number)) % 4) as Side;
}

/** A tile after this many quarter turns clockwise: the last letter moves to the front each time. */
export function turned(code: TileCode, quarterTurns: number): TileCode {
  const cut = (4 - (quarterTurns % 4)) % 4;
  return (code.slice(cut) + code.slice(0, cut)) as TileCode;
}

/** The kind number of a turned piece, by `kind * 4 + quarterTurns`. */
export const FACES: Uint8Array = Uint8Array.from(
  TILE_CODES.flatMap((code) => SIDES.map((quarterTurns) => kindOf(turned(code, quarterTurns)))),
);

/** How many quarter turns of a piece look different, by kind: 1, 2 or 4. */
export const DIFFERENT_TURNS: Uint8Array = Uint8Array.from(
  TILE_CODES.map((code) => new Set(SIDES.map((quarterTurns) => turned(code, quarterTurns))).size),
);
