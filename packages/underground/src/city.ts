/** A city as the rules read it, made from a map by `cityFrom`; see `maps/` and `cities/`. */
import type { Category, MapFile } from "./maps/mapFile.ts";

export { CATEGORIES } from "./maps/mapFile.ts";
export type { Category } from "./maps/mapFile.ts";

export interface StationData {
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** The regions of the map that meet here. */
  readonly faces: readonly number[];
}

export interface BlockData {
  readonly between: readonly [string, string];
  /** How many lines fit here. */
  readonly spaces: number;
  /** The regions on its two sides; one where both are the same. */
  readonly faces: readonly number[];
}

export interface LineData {
  readonly id: string;
  readonly pieces: number;
}

export interface City {
  readonly id: string;
  /** The map that it was made from, for drawing. */
  readonly file: MapFile;
  /** Where the passenger starts. */
  readonly start: string;
  readonly outerFace: number;
  /** Where the passenger may leave the board (rule 6.4). */
  readonly farewell?: string;
  /** Each is on two of the connection stations. */
  readonly symbols: readonly string[];
  readonly lines: readonly LineData[];
  /** The lines that share a marker, by number of seats. */
  readonly markers: Readonly<Record<number, readonly (readonly string[])[]>>;
  readonly stations: readonly StationData[];
  readonly blocks: readonly BlockData[];
}
