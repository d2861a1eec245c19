/** The values that the rules work on. All of them are plain data and survive JSON. */
import type { Seat, Setup, Standing, Viewer } from "@interchange/tabletop";
import type { Cell, Place } from "./geometry.ts";
import type { TileCode } from "./tiles.ts";

/**
 * What the table waits for:
 *
 * - `deal`: chance owes the seats their first tiles
 * - `turn`: the seat whose turn it is places a tile from the hand, or asks for another
 * - `draw`: chance owes it that other tile
 * - `place`: it must place the tile just drawn
 * - `refill`: chance owes it a tile for the hand
 * - `over`: nothing
 */
export type Stage = "deal" | "turn" | "draw" | "place" | "refill" | "over";

/** A tile on the board. `turn` counts quarter turns clockwise. */
export interface Laid {
  readonly cell: Cell;
  readonly tile: TileCode;
  readonly turn: number;
  readonly seat: Seat;
}

/** Who gets the points of a line. */
export type Earner = { readonly kind: "seat"; readonly seat: Seat };

/** A finished line. */
export interface Line {
  readonly from: Place;
  readonly to: Place;
  /** How many times it passes over a tile. */
  readonly length: number;
  readonly points: number;
  /** Absent when nobody owns it. */
  readonly earner?: Earner;
}

/** What a module of the game keeps to itself, by module. */
export type Slices = Readonly<Record<string, unknown>>;

export interface Position {
  readonly setup: Setup;
  readonly stage: Stage;
  /** Whose turn it is, or who is being dealt to. */
  readonly turn: Seat;
  /** In the order in which they were placed. */
  readonly laid: readonly Laid[];
  /** Tiles left in the supply, by kind. */
  readonly bag: readonly number[];
  readonly hands: readonly (readonly TileCode[])[];
  /** The tile drawn instead of placing from the hand, while it waits to be placed. */
  readonly drawn: readonly TileCode[];
  /** Finished lines, in the order in which they were scored. */
  readonly lines: readonly Line[];
  readonly points: readonly number[];
  readonly slices: Slices;
}

export type Move =
  | { readonly type: "place"; readonly tile: TileCode; readonly turn: number; readonly cell: Cell }
  /** Draw another tile, which must then be placed (rule 2.3). */
  | { readonly type: "draw" };

/** The kind of tile that comes out of the supply. */
export interface Chance {
  readonly tile: TileCode;
}

/** A tile that one may not know is `?`. */
export type SeenTile = TileCode | "?";

export type Event =
  | { readonly type: "drew"; readonly seat: Seat; readonly tile: SeenTile; readonly into: "hand" | "drawn" }
  | { readonly type: "asked"; readonly seat: Seat }
  | { readonly type: "placed"; readonly laid: Laid; readonly from: "hand" | "drawn" }
  | { readonly type: "scored"; readonly line: Line }
  /** What the table waits for now. Ends every step but the last. */
  | { readonly type: "next"; readonly stage: Stage; readonly turn: Seat }
  | { readonly type: "over"; readonly standings: readonly Standing[] };

export interface View {
  readonly setup: Setup;
  readonly viewer: Viewer;
  readonly stage: Stage;
  readonly turn: Seat;
  readonly laid: readonly Laid[];
  /** How many tiles are left in the supply. */
  readonly supply: number;
  /** Tiles that this viewer has not seen, by kind: in the supply or in somebody's hand. */
  readonly unseen: readonly number[];
  readonly hands: readonly (readonly SeenTile[])[];
  readonly drawn: readonly SeenTile[];
  readonly lines: readonly Line[];
  readonly points: readonly number[];
  readonly slices: Slices;
}
