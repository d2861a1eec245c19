/**
 * What the board shows, free of rules: the board component draws a scene and reports what the person did. `sceneOf`
 * derives it from a view of Metro; anything else that fills in the type can be drawn as well.
 */
import {
  centreTiles,
  companyColours,
  drawnLines,
  drawnStations,
  EDGE_STATIONS,
  facesOn,
  ownerNow,
  seatColours,
  STATIONS,
  traceFrom,
  turned,
} from "@interchange/metro/core";
import type {
  Cell,
  Colour,
  DrawnLine,
  DrawnStation,
  Earner,
  Layout,
  Place,
  TileCode,
  View,
} from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";
import { metro } from "../metro/rules.ts";

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
  /** The colour of each seat, and of each owner of lines: the seats again, or the companies. */
  readonly colours: readonly Colour[];
  readonly owners: readonly Colour[];
  /** Whether lines run on through the centre, so that it shows its tiles. */
  readonly isCentreOpen: boolean;
  readonly last?: SceneLast | undefined;
  readonly ghost?: SceneGhost | undefined;
  /** Squares where the tile may go; they are dashed. */
  readonly targets?: ReadonlySet<Cell> | undefined;
  /** Departures of the lines being traced; all else is dimmed. */
  readonly lit?: ReadonlySet<Place> | undefined;
  readonly heat?: ReadonlyMap<Cell, Heat> | undefined;
  /** Stations that may be chosen. */
  readonly places?: ReadonlySet<Place> | undefined;
  /** A square or a station that was chosen for something other than a tile. */
  readonly picked?: Cell | undefined;
  readonly pickedPlace?: Place | undefined;
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
  readonly places?: ReadonlySet<Place> | undefined;
  readonly picked?: Cell | undefined;
  readonly pickedPlace?: Place | undefined;
}

type Still = Pick<Scene, "faces" | "stations" | "lines" | "colours" | "owners" | "isCentreOpen">;

/** Hovering asks for many scenes of one board; what only tiles and modules change is made once for each list of tiles. */
const stills = new WeakMap<View["laid"], Still & Pick<View, "setup" | "slices">>();

export function sceneOf(view: View, extras: SceneExtras = {}): Scene {
  const { faces, stations, lines, colours, owners, isCentreOpen } = stillOf(view);
  const placed = view.laid.at(-1);
  const last = placed && { cell: placed.cell, seat: placed.seat, own: placed.seat === view.viewer };
  const { ghost, targets, lit, heat, places, picked, pickedPlace } = extras;
  return {
    faces,
    stations,
    lines,
    colours,
    owners,
    isCentreOpen,
    last: "last" in extras ? extras.last : last,
    ghost: ghost && ghostOf(faces, view, ghost),
    targets: targets && asSet(targets),
    lit: lit && asSet(lit),
    heat,
    places,
    picked,
    pickedPlace,
  };
}

/** A set stays itself, so that what it marks is not drawn anew. */
function asSet(items: Iterable<number>): ReadonlySet<number> {
  return items instanceof Set ? items : new Set(items);
}

function stillOf(view: View): Still {
  const { setup, laid, slices } = view;
  const known = stills.get(laid);
  if (known?.setup === setup && known.slices === slices) return known;
  const layout = metro.layoutOf(setup);
  const { ownedBy, centreIsOpen } = layout.terms;
  const faces = new Map(facesOn(laid));
  for (const { cell, tile, turn } of centreTiles(layout, slices)) faces.set(cell, turned(tile, turn));
  const all = linesOn(faces, view);
  const seats = seatColours(setup);
  const still = {
    setup,
    slices,
    faces,
    stations: stationsOf(all, layout),
    lines: all.filter((line) => line.passes.length),
    // Beside companies the seats have no colour of their own.
    colours: ownedBy === "seat" ? seats : seats.map((): Colour => "black"),
    owners: ownedBy === "seat" ? seats : companyColours(setup),
    isCentreOpen: centreIsOpen,
  };
  stills.set(laid, still);
  return still;
}

/** The lines from all stations that may have one, by place; with modules, whoever would earn a line now owns it. */
function linesOn(faces: Scene["faces"], view: View): readonly DrawnLine[] {
  const layout = metro.layoutOf(view.setup);
  const { terms, modules } = layout;
  const edge = drawnLines(layout, faces);
  if (!modules.length) return edge;
  const rules = metro.sceneOf(view);
  const places = Array.from({ length: terms.centreDeparts ? STATIONS : EDGE_STATIONS }, (_, place) => place);
  return places.flatMap((from): readonly DrawnLine[] => {
    const earner = ownerNow(rules, from);
    if (!earner && from >= EDGE_STATIONS) return [];
    return [{ from, ...(earner && { owner: ownerIndex(earner) }), ...traceFrom(faces, from) }];
  });
}

/** A seat's or a company's place among those who own lines. */
export function ownerIndex(earner: Earner): number {
  return earner.kind === "seat" ? earner.seat : earner.company;
}

function stationsOf(lines: readonly DrawnLine[], layout: Layout): readonly DrawnStation[] {
  return drawnStations(layout, lines).map((station) => {
    const owner = station.number === undefined && lines.find(({ from }) => from === station.place)?.owner;
    return typeof owner === "number" ? { ...station, owner } : station;
  });
}

function ghostOf(
  laid: Scene["faces"],
  view: View,
  { cell, tile, turn, seat }: NonNullable<SceneExtras["ghost"]>,
): SceneGhost {
  const face = turned(tile, turn);
  const lines = linesOn(new Map(laid).set(cell, face), view);
  return { cell, face, seat, lines: lines.filter(({ passes }) => passes.some((pass) => pass.cell === cell)) };
}
