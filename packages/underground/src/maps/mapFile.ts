/** A map as people write, keep and share it: docs/maps.md. What `readMap` returns is checked and in canonical order. */

/** The kinds of stations. */
export const CATEGORIES = ["start", "express", "normal", "connection", "nationalRail", "terminus"] as const;
export type Category = (typeof CATEGORIES)[number];

export const MAP_FORMAT = "interchange-map";

export type MapPoint = readonly [x: number, y: number];

export interface MapLabel {
  /** The name in lines, if it needs more than one. */
  readonly lines?: readonly string[];
  readonly anchor: "start" | "middle" | "end";
  /** Where the first line stands. */
  readonly at: MapPoint;
  /** A smaller text size, if there is less room than usual. */
  readonly size?: number;
}

export interface MapStation {
  readonly id: string;
  readonly name: string;
  readonly kind: Category;
  readonly at: MapPoint;
  /** Where the name stands; placed by code if absent. */
  readonly label?: MapLabel;
}

export interface MapBlock {
  /** In alphabetical order. */
  readonly between: readonly [string, string];
  /** How many lines fit here; 1 if absent. */
  readonly spaces?: number;
  /** The corners on the way from the first station to the second. */
  readonly bends?: readonly MapPoint[];
}

export interface MapFile {
  readonly format: typeof MAP_FORMAT;
  readonly id: string;
  /** Changes whenever the map does. */
  readonly version: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Each is on two of the connection stations. */
  readonly symbols: readonly string[];
  /** The pieces of each line, in the order of rule 1.2. */
  readonly lines: Readonly<Record<string, number>>;
  /** The lines that share a marker, by number of players. */
  readonly markers: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Where the passenger may leave the board (rule 6.4). */
  readonly farewell?: string;
  readonly rivers?: readonly (readonly MapPoint[])[];
  readonly stations: readonly MapStation[];
  readonly blocks: readonly MapBlock[];
}

/** The lines there are, in the order of rule 1.2. A map has some or all of them. */
export const LINE_IDS = [
  "red",
  "black",
  "yellow",
  "blue",
  "purple",
  "pink",
  "orange",
  "green",
  "brown",
  "white",
  "grey",
] as const;

/** The numbers of players that markers may be for. */
export const PLAYERS = ["2", "3", "4", "5"] as const;

/** Limits of a map. Numbers of stations, blocks and areas fit the engine's tables. */
export const MAP_LIMITS = {
  /** In bytes. */
  file: 32_000,
  id: 24,
  name: 40,
  stations: 120,
  blocks: 250,
  /** The areas that blocks divide the map into, with the outside. */
  areas: 160,
  spaces: 6,
  bends: 8,
  symbols: 16,
  pieces: 40,
  markers: 6,
  linesOfMarker: 4,
  rivers: 8,
  riverPoints: 60,
  least: 200,
  most: 4000,
  /** How far apart stations are, and how near a block comes to other stations, in map units. */
  apart: 50,
  clear: 30,
  /** The least angle between two blocks at a station, in degrees. */
  angle: 20,
  /** The most problems that a check lists. */
  problems: 100,
} as const;
