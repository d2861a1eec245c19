/**
 * What the board shows, free of rules: the board component draws a scene and reports what the person did. `sceneOf`
 * derives it from a view of Metro; anything else that fills in the type can be drawn as well.
 */
import { drawnLines, drawnStations, facesOn, seatColours, turned } from "@interchange/metro";
import type { Cell, Colour, DrawnLine, DrawnStation, Place, TileCode, View } from "@interchange/metro";
import type { Seat } from "@interchange/tabletop";

/** A station: `place` 0-39, its printed number, owner, and whether its line waits, runs or has been scored. */
export type SceneStation = DrawnStation;

/** The line from a station with its passes; `to` once it has arrived, `waits` while it is open. */
export type SceneLine = DrawnLine;

export interface SceneGhost {
  readonly cell: Cell;
  readonly face: TileCode;
  /** The mover, whose colour frames the tile. */
  readonly seat: Seat;
  /** The lines that the tile would change, with all their passes as they would be. */
  readonly lines: readonly SceneLine[];
}

export interface SceneLast {
  readonly cell: Cell;
  readonly seat: Seat;
  /** Whether the person at the screen placed it: own tiles settle faster than those of others. */
  readonly own: boolean;
}

/** A hint on a square: -1 is worst, 1 is best; the label stands on it in small figures. */
export interface Heat {
  readonly value: number;
  readonly label: string;
}

export interface Scene {
  readonly faces: ReadonlyMap<Cell, TileCode>;
  readonly stations: readonly SceneStation[];
  /** Every line that has left an edge station, those that nobody owns included. Other track shows as the tiles' grey. */
  readonly lines: readonly SceneLine[];
  /** The colour of each seat. */
  readonly colours: readonly Colour[];
  readonly last?: SceneLast | undefined;
  readonly ghost?: SceneGhost | undefined;
  /** Squares where the tile may go; they are dashed. */
  readonly targets?: ReadonlySet<Cell> | undefined;
  /** Departures of the lines being traced; all else is dimmed. */
  readonly lit?: ReadonlySet<Place> | undefined;
  readonly heat?: ReadonlyMap<Cell, Heat> | undefined;
}

/** What a person points at. Track counts as its line: `place` is where that line departs. */
export type Target =
  | { readonly kind: "square"; readonly cell: Cell }
  | { readonly kind: "station"; readonly place: Place }
  | { readonly kind: "line"; readonly place: Place; readonly cell: Cell };

export interface SceneExtras {
  readonly ghost?:
    | { readonly cell: Cell; readonly tile: TileCode; readonly turn: number; readonly seat: Seat }
    | undefined;
  /** The last tile unless said otherwise; `undefined` marks none. */
  readonly last?: SceneLast | undefined;
  readonly targets?: Iterable<Cell> | undefined;
  readonly lit?: Iterable<Place> | undefined;
  readonly heat?: ReadonlyMap<Cell, Heat> | undefined;
}

type Seen = Pick<View, "setup" | "laid" | "viewer">;
type Still = Pick<Scene, "faces" | "stations" | "lines" | "colours">;

/** Hovering asks for many scenes of one board; what only tiles change is made once for each list of them. */
const stills = new WeakMap<View["laid"], Still & Pick<Seen, "setup">>();

export function sceneOf(view: Seen, extras: SceneExtras = {}): Scene {
  const { faces, stations, lines, colours } = stillOf(view);
  const placed = view.laid.at(-1);
  const last = placed && { cell: placed.cell, seat: placed.seat, own: placed.seat === view.viewer };
  const { ghost, targets, lit, heat } = extras;
  return {
    faces,
    stations,
    lines,
    colours,
    last: "last" in extras ? extras.last : last,
    ghost: ghost && ghostOf(faces, view.setup, ghost),
    targets: targets && asSet(targets),
    lit: lit && asSet(lit),
    heat,
  };
}

/** A set stays itself, so that what it marks is not drawn anew. */
function asSet(items: Iterable<number>): ReadonlySet<number> {
  return items instanceof Set ? items : new Set(items);
}

function stillOf({ setup, laid }: Seen): Still {
  const known = stills.get(laid);
  if (known?.setup === setup) return known;
  const faces = facesOn(laid);
  const all = drawnLines(faces, setup);
  const still = {
    setup,
    faces,
    stations: drawnStations(all, setup),
    lines: all.filter((line) => line.passes.length),
    colours: seatColours(setup),
  };
  stills.set(laid, still);
  return still;
}

function ghostOf(
  laid: Scene["faces"],
  setup: View["setup"],
  { cell, tile, turn, seat }: NonNullable<SceneExtras["ghost"]>,
): SceneGhost {
  const face = turned(tile, turn);
  const lines = drawnLines(new Map(laid).set(cell, face), setup);
  return { cell, face, seat, lines: lines.filter(({ passes }) => passes.some((pass) => pass.cell === cell)) };
}
