/** Scenes of positions and views, and the questions that the core asks all modules at once. */
import type { Actor, Seat } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import type { Cell, Station } from "./geometry.ts";
import { CELLS, isCentreStation, stationAt, STOPS } from "./geometry.ts";
import type { Layout, Module, Ruled, Scene, SliceKey } from "./module.ts";
import { DEPARTURES, groundOf, Network } from "./network.ts";
import type { Laid, Line, OwnAction, Position, Slices, Stage, View } from "./position.ts";
import { supplyOf } from "./supply.ts";
import { exitOf, FACES, kindOf, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

/** The face that shows when a piece lies turned: the kind it looks like. */
export function faceOf(laid: Pick<Laid, "tile" | "turn">): number {
  return known(FACES[kindOf(laid.tile) * 4 + laid.turn]);
}

/** All track that lies on the board, the centre's included. */
export function networkOf(layout: Layout, slices: Slices, laid: readonly Laid[]): Network {
  const network = new Network(undefined, groundOf(layout.terms));
  for (const each of centreTiles(layout, slices)) network.lay(faceOf(each), each.cell);
  for (const each of laid) network.lay(faceOf(each), each.cell);
  return network;
}

const NOTHING: readonly Pick<Laid, "cell" | "tile" | "turn">[] = [];

/** Tiles on the centre that nobody placed. */
export function centreTiles({ modules }: Pick<Layout, "modules">, slices: Slices): typeof NOTHING {
  if (!modules.length) return NOTHING;
  return centreTilesIn(modules, readerOf(slices));
}

/** The same of a scene. */
export function centreTilesIn(modules: readonly Module[], scene: Pick<Scene, "slice">): typeof NOTHING {
  return modules.flatMap((module) => module.centreTiles?.(scene) ?? []);
}

/** As much of a scene as hooks need that read nothing but slices. */
export function readerOf(slices: Slices): Pick<Scene, "slice"> {
  return { slice: <Slice>(key: SliceKey<Slice>): Slice => slices[key] as Slice };
}

class PositionScene implements Scene {
  readonly layout: Layout;
  private readonly source: Position | View;
  private built: Network | undefined;
  private faces: Int8Array | undefined;

  constructor(layout: Layout, source: Position | View) {
    this.layout = layout;
    this.source = source;
  }

  get stage(): Stage {
    return this.source.stage;
  }
  get turn(): Seat {
    return this.source.turn;
  }
  get lines(): readonly Line[] {
    return this.source.lines;
  }
  get profits(): readonly number[] {
    return this.source.profits;
  }
  get tilesLaid(): number {
    return this.source.laid.length;
  }
  get supplySize(): number {
    return "bag" in this.source ? supplyOf(this.source) : this.source.supply;
  }
  get network(): Network {
    return (this.built ??= networkOf(this.layout, this.source.slices, this.source.laid));
  }
  faceOn(cell: Cell): number {
    this.faces ??= facesBy(this.layout, this.source.slices, this.source.laid);
    return this.faces[cell] ?? -1;
  }
  holds(seat: Seat, tile: TileCode): boolean {
    return this.source.hands[seat]?.includes(tile) ?? false;
  }
  readonly slice = <Slice>(key: SliceKey<Slice>): Slice => this.source.slices[key] as Slice;
  sliceAt(index: number): unknown {
    return sliceOf(this.layout, this.source.slices, index);
  }
}

/** The slice of a module, by its index in `layout.ruled`. */
export function sliceOf({ ruled }: Layout, slices: Slices, index: number): unknown {
  return slices[known(ruled[index]).module.id];
}

/** The face that lies on each square, or -1. */
export function facesBy(layout: Layout, slices: Slices, laid: readonly Laid[]): Int8Array {
  const faces = new Int8Array(CELLS).fill(-1);
  for (const each of centreTiles(layout, slices)) faces[each.cell] = faceOf(each);
  for (const each of laid) faces[each.cell] = faceOf(each);
  return faces;
}

export function sceneOf(layout: Layout, source: Position | View): Scene {
  return new PositionScene(layout, source);
}

/** A module with its own rules that waits for a decision or a draw. */
export interface Owed extends Ruled {
  readonly actor: Actor;
}

/** The first module, in the order of the catalog, that waits for a decision or a draw. */
export function owedIn(scene: Scene): Owed | undefined {
  if (scene.stage === "lot") return undefined;
  const { ruled } = scene.layout;
  for (let index = 0; index < ruled.length; index++) {
    const { module, own } = known(ruled[index]);
    const actor = own.actor?.(scene.sliceAt(index), scene);
    if (actor) return { module, own, actor };
  }
  return undefined;
}

export function isOwed(scene: Scene): boolean {
  const { ruled } = scene.layout;
  for (let index = 0; index < ruled.length; index++)
    if (known(ruled[index]).own.actor?.(scene.sliceAt(index), scene)) return true;
  return false;
}

/** An action of a module as a move or a draw. */
export function wordFor({ module, own }: Ruled, action: unknown): OwnAction {
  return { type: "own", module: module.id, word: own.lexicon.word(action) };
}

/** Whether the seat whose turn it is might have something to do without a tile, by public knowledge (rule 2.7). */
export function mayActWithoutTile(scene: Scene): boolean {
  return scene.layout.ruled.some(({ own }, index) =>
    own.mayAct ? own.mayAct(scene.sliceAt(index), scene) : own.instead?.(scene.sliceAt(index), scene).length,
  );
}

/** The station of the centre beside each square, or -1; no square has two. */
const CENTRE_STATION_BESIDE: Int8Array = Int8Array.from({ length: CELLS }, (_, cell) =>
  STOPS.findIndex((stop, station) => isCentreStation(station) && stop.cell === cell),
);

/** Whether a face on a square makes a one-tile line from a station of the centre that the rule covers. */
export function makesOneTileFromCentre(scene: Scene, face: number, cell: Cell): boolean {
  const station = known(CENTRE_STATION_BESIDE[cell]);
  if (station < 0 || !scene.layout.terms.centreDeparts || !isBannedFrom(scene, station)) return false;
  return stationAt(cell, exitOf(known(TILE_CODES[face]), known(STOPS[station]).side)) !== undefined;
}

function isBannedFrom(scene: Scene, station: Station): boolean {
  let isBanned = false;
  for (const module of scene.layout.modules)
    if (module.oneTileFrom) isBanned = module.oneTileFrom(isBanned, station, scene);
  return isBanned;
}

/** The squares that a line passes over from its departure on, one for every pass. */
export function cellsOf(scene: Scene, from: Station): readonly Cell[] {
  const { outer } = groundOf(scene.layout.terms);
  const { cell, side } = known(STOPS[from]);
  const cells: Cell[] = [];
  for (let entry = cell * 4 + side; entry < DEPARTURES;) {
    const at = entry >> 2;
    const face = scene.faceOn(at);
    if (face < 0) break;
    cells.push(at);
    entry = known(outer[face * CELLS * 4 + entry]);
  }
  return cells;
}

/** Whether a line from there can count: from an edge station always, from the centre only with an owner. */
export function isLine(station: Station, earner: Line["earner"]): boolean {
  return !isCentreStation(station) || earner !== undefined;
}
