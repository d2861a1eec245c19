/** The data of a city; see `cities/`. */

export const CATEGORIES = ["start", "express", "normal", "connection", "nationalRail", "terminus"] as const;
export type Category = (typeof CATEGORIES)[number];

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
  /** Where the passenger starts. */
  readonly start: string;
  readonly outerFace: number;
  /** Each is on two of the connection stations. */
  readonly symbols: readonly string[];
  readonly lines: readonly LineData[];
  /** The lines that share a marker, by number of seats. */
  readonly markers: Readonly<Record<number, readonly (readonly string[])[]>>;
  readonly stations: readonly StationData[];
  readonly blocks: readonly BlockData[];
}

export interface StationSpot {
  readonly x: number;
  readonly y: number;
  /** The field of the finder grid. */
  readonly region: string;
  readonly label: {
    readonly lines: readonly string[];
    readonly anchor: string;
    readonly x: number;
    readonly y: number;
    readonly lineHeight: number;
    /** A smaller text size, if there is less room than usual. */
    readonly size?: number;
  };
}

/** How a city is drawn. */
export interface CityMap {
  readonly width: number;
  readonly height: number;
  readonly stationRadius: number;
  /** The distance between neighbouring track spaces of a block. */
  readonly spacePitch: number;
  readonly fontSize: number;
  readonly river: readonly (readonly number[])[];
  readonly stations: Readonly<Record<string, StationSpot>>;
}
