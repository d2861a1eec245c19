/** Makes the scene that the board draws from a view of the table. */
import { metro } from "./engine.ts";
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
import type { BoardHandle, BoardScene, SceneGhost, SceneLabel, SceneLast } from "@interchange/boards/metro";
import type {
  Cell,
  Colour,
  DrawnLine,
  DrawnStation,
  Earner,
  Layout,
  Station,
  TileCode,
  View,
} from "@interchange/metro/core";
import type { Seat } from "@interchange/tabletop";

/** The board on the page. */
export const boardHandle: { current: BoardHandle | undefined } = { current: undefined };

export interface SceneExtras {
  readonly ghost?:
    | { readonly cell: Cell; readonly tile: TileCode; readonly turn: number; readonly seat: Seat }
    | undefined;
  /** By default the tiles that are new to the viewer; `undefined` marks none. */
  readonly last?: readonly SceneLast[] | undefined;
  readonly targets?: Iterable<Cell> | undefined;
  readonly lit?: Iterable<Station> | undefined;
  readonly labels?: readonly SceneLabel[] | undefined;
  readonly stations?: ReadonlySet<Station> | undefined;
  readonly sight?: readonly Cell[] | undefined;
  readonly refused?: Cell | undefined;
  readonly picked?: Cell | undefined;
  readonly pickedStation?: Station | undefined;
}

type Still = Pick<BoardScene, "faces" | "stations" | "lines" | "colours" | "owners" | "isCentreOpen">;

/** Hovering asks for many scenes of one board, so whatever depends only on tiles and modules is cached. */
const stills = new WeakMap<View["laid"], Still & Pick<View, "setup" | "slices">>();

export function boardSceneOf(view: View, extras: SceneExtras = {}): BoardScene {
  const { faces, stations, lines, colours, owners, isCentreOpen } = stillOf(view);
  const { ghost, targets, lit, labels, stations: places, sight, refused, picked, pickedStation: pickedPlace } = extras;
  return {
    faces,
    stations,
    lines,
    colours,
    owners,
    isCentreOpen,
    isOver: view.stage === "over",
    last: "last" in extras ? extras.last : newTiles(view),
    ghost: ghost && ghostOf(faces, view, ghost),
    targets: targets && asSet(targets),
    lit: lit && asSet(lit),
    labels,
    choosable: places,
    sight,
    refused,
    picked,
    pickedStation: pickedPlace,
  };
}

/** The tiles since the viewer's last one, or that one if there are none. Spectators see the last tile. */
function newTiles({ laid, viewer }: View): readonly SceneLast[] {
  const since = typeof viewer === "number" ? laid.findLastIndex(({ seat }) => seat === viewer) + 1 : laid.length;
  return laid.slice(Math.min(since, laid.length - 1)).map(({ cell, seat }) => ({ cell, seat, own: seat === viewer }));
}

/** Keeps an existing set, so that its marks are not redrawn. */
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
    // With companies the seats have no colours of their own.
    colours: ownedBy === "seat" ? seats : seats.map((): Colour => "black"),
    owners: ownedBy === "seat" ? seats : companyColours(setup),
    isCentreOpen: centreIsOpen,
  };
  stills.set(laid, still);
  return still;
}

/** The lines of all stations that may have one, by station. With modules, a line belongs to whoever would earn it now. */
function linesOn(faces: BoardScene["faces"], view: View): readonly DrawnLine[] {
  const layout = metro.layoutOf(view.setup);
  const { terms, modules } = layout;
  const edge = drawnLines(layout, faces);
  if (!modules.length) return edge;
  const rules = metro.sceneOf(view);
  const places = Array.from({ length: terms.centreDeparts ? STATIONS : EDGE_STATIONS }, (_, station) => station);
  return places.flatMap((from): readonly DrawnLine[] => {
    const earner = ownerNow(rules, from);
    if (!earner && from >= EDGE_STATIONS) return [];
    return [{ from, ...(earner && { owner: ownerIndex(earner) }), ...traceFrom(faces, from) }];
  });
}

/** The index of a seat or company among the owners of lines. */
export function ownerIndex(earner: Earner): number {
  return earner.kind === "seat" ? earner.seat : earner.company;
}

function stationsOf(lines: readonly DrawnLine[], layout: Layout): readonly DrawnStation[] {
  return drawnStations(layout, lines).map((station) => {
    const owner = station.number === undefined && lines.find(({ from }) => from === station.at)?.owner;
    return typeof owner === "number" ? { ...station, owner } : station;
  });
}

function ghostOf(
  laid: BoardScene["faces"],
  view: View,
  { cell, tile, turn, seat }: NonNullable<SceneExtras["ghost"]>,
): SceneGhost {
  const face = turned(tile, turn);
  const lines = linesOn(new Map(laid).set(cell, face), view);
  return { cell, face, seat, lines: lines.filter(({ passes }) => passes.some((pass) => pass.cell === cell)) };
}
