/** The scene that the board draws: plain data, free of rules. Anyone who fills one in can have it drawn. */
import type { Cell, Colour, DrawnLine, DrawnStation, Station, TileCode } from "@interchange/metro/drawing";
import type { Seat } from "@interchange/tabletop";

/** A station: `at` 0-39, its printed number, owner, and whether its line waits, runs or has been scored. */
export type SceneStation = DrawnStation;

/** The line from a station with its passes; `to` once it has arrived, `waits` while it is open. */
export type SceneLine = DrawnLine;

export interface SceneGhost {
  readonly cell: Cell;
  readonly face: TileCode;
  /** The player, whose colour frames the tile. */
  readonly seat: Seat;
  /** The lines that the tile would change, with all their passes as they would be. */
  readonly lines: readonly SceneLine[];
}

export interface SceneLast {
  readonly cell: Cell;
  readonly seat: Seat;
  /** Whether the person at the screen placed it: own tiles settle faster than others'. */
  readonly own: boolean;
  /** Its number among the new ones. */
  readonly number?: number | undefined;
}

/** A few letters on a line: at its open end, or on its track if it has ended. */
export interface SceneLabel {
  readonly from: Station;
  readonly text: string;
}

export interface BoardScene {
  readonly faces: ReadonlyMap<Cell, TileCode>;
  readonly stations: readonly SceneStation[];
  /** Every line that has left an edge station, including those nobody owns. Other track has the tiles' grey. */
  readonly lines: readonly SceneLine[];
  /** The colour of each seat, and of each owner of lines: the seats again, or the companies. */
  readonly colours: readonly Colour[];
  readonly owners: readonly Colour[];
  /** Whether lines run on through the centre, so that it shows its tiles. */
  readonly isCentreOpen: boolean;
  /** Whether the game is over. Then nothing is faded, since nothing else needs attention. */
  readonly isOver?: boolean | undefined;
  /** The tiles marked as new, the newest last. */
  readonly last?: readonly SceneLast[] | undefined;
  readonly ghost?: SceneGhost | undefined;
  /** Squares where the tile may go; they are dashed. */
  readonly targets?: ReadonlySet<Cell> | undefined;
  /** Departures of the highlighted lines; everything else is dimmed. */
  readonly lit?: ReadonlySet<Station> | undefined;
  readonly labels?: readonly SceneLabel[] | undefined;
  /** A square that was refused. */
  readonly refused?: Cell | undefined;
  /** The squares of a decision. A small board zooms to them. */
  readonly sight?: readonly Cell[] | undefined;
  /** Stations that may be chosen. */
  readonly choosable?: ReadonlySet<Station> | undefined;
  /** A square or a station chosen for something other than a tile. */
  readonly picked?: Cell | undefined;
  readonly pickedStation?: Station | undefined;
}

/** What a player points at. Track counts as its line: `station` is where that line departs. */
export type Target =
  | { readonly kind: "square"; readonly cell: Cell }
  | { readonly kind: "station"; readonly station: Station }
  | { readonly kind: "line"; readonly station: Station; readonly cell: Cell };
