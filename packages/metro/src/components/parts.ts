/** The types of each component's values. */
import type { ColourName } from "../companies.ts";
import type { NumberingId } from "../stations.ts";
import type { TileCode } from "../tiles.ts";

/** The station numbers by place, for each numbering. */
export type Numberings = Readonly<Record<NumberingId, readonly number[]>>;

/** The station numbers each seat owns, by number of seats. */
export type Frames = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The station numbers of each company. */
export type CompanyStations = Readonly<Record<ColourName, readonly number[]>>;

/** How many tourists there are of each colour. */
export type TouristCounts = Readonly<Record<ColourName, number>>;

/** The points for most tickets and for second most. */
export type Prizes = readonly [number, number];

export interface BerlinValues {
  readonly landmarks: Readonly<Record<string, Readonly<Record<"a" | "b", Prizes>>>>;
  /** The squares where tourists start, by group. */
  readonly groups: readonly (readonly string[])[];
}

export interface RailValues {
  /** The track of each tile. Several tiles may share one. */
  readonly tiles: readonly TileCode[];
}

/** Both lanes, in the order in which the taxi passes their spaces. */
export interface Lanes<Colour> {
  readonly upper: readonly Colour[];
  readonly lower: readonly Colour[];
}

export interface LondonValues {
  readonly landmarks: Readonly<Record<string, Lanes<ColourName>>>;
}

export interface NewYorkValues {
  /** What a tourist is worth on each board, by colour. */
  readonly boards: Readonly<Record<string, Readonly<Record<ColourName, number>>>>;
}

export interface NumberValues {
  /** The numbers on the tiles of each colour. */
  readonly groups: readonly (readonly number[])[];
}

export interface ParisValues {
  /** The colours of the spaces of each landmark. */
  readonly landmarks: Readonly<Record<string, readonly ColourName[]>>;
}

export interface SoloValues {
  readonly rejectable: TileCode;
}

export interface StPetersburgValues {
  /** The values of the VP tiles of each colour. */
  readonly tiles: Readonly<Record<ColourName, readonly number[]>>;
  /** The squares of the landmarks, in their order. */
  readonly squares: readonly string[];
}

export interface StockValues {
  /** The percentages of the piles; each pile has a share of every company. */
  readonly shares: readonly number[];
}

export interface StockholmValues {
  /** What the spaces of each landmark are worth, from the left. */
  readonly landmarks: Readonly<Record<string, readonly number[]>>;
}
