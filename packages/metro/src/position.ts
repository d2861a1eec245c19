/** The values that the rules work on. All are plain data and survive JSON. */
import type { LotDrawn, Seat, Setup, Standing, Viewer } from "@interchange/tabletop";
import type { Cell, Station } from "./geometry.ts";
import type { TileCode } from "./tiles.ts";

/**
 * What the table waits for, unless a module waits for a decision or a draw, which may be at any stage:
 *
 * - `lot`: chance draws the starting seat
 * - `setup`: modules lay out what they need
 * - `deal`: chance deals the first tiles
 * - `turn`: the seat whose turn it is places a tile from the hand, or asks for another
 * - `draw`: chance draws that other tile
 * - `place`: the seat must place the tile just drawn
 * - `react`: a tile was laid, and its lines have not been scored yet; modules only
 * - `settle`: its lines have been scored; modules only
 * - `refill`: chance draws a tile for the hand
 * - `replace`: chance draws a tile for one that was put back; the turn goes on
 * - `over`: nothing
 */
export type Stage =
  | "lot"
  | "setup"
  | "deal"
  | "turn"
  | "draw"
  | "place"
  | "react"
  | "settle"
  | "refill"
  | "replace"
  | "over";

/** A tile on the board. `turn` counts quarter turns clockwise. */
export interface Laid {
  readonly cell: Cell;
  readonly tile: TileCode;
  readonly turn: number;
  readonly seat: Seat;
}

/** A company, where companies own the lines. */
export type Company = number;

/** Who gets points: a seat, or a company, whose points are its profit. */
export type Earner =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "company"; readonly company: Company };

/** Points other than those of a line. */
export interface Award {
  readonly to: Earner;
  readonly points: number;
  /** The module that gives them, and what for: a word for log and result page. */
  readonly module: string;
  readonly reason: string;
}

/** A tile that was put back into the supply under this many others. */
export interface Sunk {
  readonly tile: TileCode;
  readonly under: number;
}

/** A finished line. */
export interface Line {
  readonly from: Station;
  readonly to: Station;
  /** How many times it passes over a tile. */
  readonly length: number;
  readonly points: number;
  /** Absent when nobody owns it. */
  readonly earner?: Earner;
}

/** The modules' private state, by module. */
export type Slices = Readonly<Record<string, unknown>>;

export interface Position {
  readonly setup: Setup;
  readonly stage: Stage;
  /** Whose turn it is, or who is being dealt to. */
  readonly turn: Seat;
  /** In the order in which they were placed. */
  readonly laid: readonly Laid[];
  /** Tiles left in the supply in no order, by kind; and those that were put back into it. */
  readonly bag: readonly number[];
  readonly sunk: readonly Sunk[];
  readonly hands: readonly (readonly TileCode[])[];
  /** The tile drawn instead of placing from the hand, while it waits to be placed. */
  readonly drawn: readonly TileCode[];
  /** Finished lines, in the order in which they were scored. */
  readonly lines: readonly Line[];
  readonly awards: readonly Award[];
  readonly points: readonly number[];
  /** The companies' points, if there are any. */
  readonly profits: readonly number[];
  readonly slices: Slices;
}

/** An action or draw in a module: a word of its lexicon. */
export interface OwnAction {
  readonly type: "own";
  readonly module: string;
  readonly word: string;
}

export type Move =
  | { readonly type: "place"; readonly tile: TileCode; readonly turn: number; readonly cell: Cell }
  /** Draw another tile, which must then be placed (rule 2.3). */
  | { readonly type: "draw" }
  /** Nothing, for want of a tile (rule 2.7). */
  | { readonly type: "pass" }
  | OwnAction;

/** The kind of tile that comes out of the supply, the seat that begins, or what chance does in a module. */
export type Chance = { readonly type: "tile"; readonly tile: TileCode } | LotDrawn | OwnAction;

/** A tile that one may not know is `?`. */
export type SeenTile = TileCode | "?";

export type Event =
  /** The starting seat was drawn by lot. */
  | LotDrawn
  | { readonly type: "drew"; readonly seat: Seat; readonly tile: SeenTile; readonly into: "hand" | "drawn" }
  | { readonly type: "asked"; readonly seat: Seat }
  | { readonly type: "placed"; readonly laid: Laid; readonly from: "hand" | "drawn" }
  | { readonly type: "scored"; readonly line: Line }
  | { readonly type: "passed"; readonly seat: Seat }
  | { readonly type: "sank"; readonly seat: Seat; readonly sunk: Sunk }
  | { readonly type: "awarded"; readonly award: Award }
  /** A module's affairs as they stand now, for this viewer, and what there is to tell of them. */
  | { readonly type: "own"; readonly module: string; readonly slice: unknown; readonly tells: readonly Tell[] }
  /** What the table waits for now. Ends every step but the last. */
  | { readonly type: "next"; readonly stage: Stage; readonly turn: Seat }
  | { readonly type: "over"; readonly standings: readonly Standing[] };

/** Something that happened in a module, for log and ledger. */
export interface Tell {
  readonly what: string;
  /** The only seat that may know it; absent if everyone may. At the end of the game everything is revealed. */
  readonly only?: Seat;
  readonly seat?: Seat;
  readonly company?: Company;
  readonly cell?: Cell;
  readonly colour?: string;
  readonly count?: number;
  readonly name?: string;
}

export interface View {
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly turn: Seat;
  readonly laid: readonly Laid[];
  /** How many tiles are left in the supply. */
  readonly supply: number;
  readonly sunk: readonly Sunk[];
  /** Tiles that this viewer has not seen, by kind: in the supply or in a hand. */
  readonly unseen: readonly number[];
  readonly hands: readonly (readonly SeenTile[])[];
  readonly drawn: readonly SeenTile[];
  readonly lines: readonly Line[];
  readonly awards: readonly Award[];
  readonly points: readonly number[];
  readonly profits: readonly number[];
  readonly slices: Slices;
}
