/** What modules may read of a position or a view, and the questions that the core puts to all modules at once. */
import type { Actor, Seat } from "@interchange/tabletop";
import type { Cell, Place } from "./geometry.ts";
import { CELLS, isCentreStation, stationAt, STOPS } from "./geometry.ts";
import { layoutOf } from "./layout.ts";
import type { Layout, Module, ModuleId, OwnRules, Scene } from "./module.ts";
import { groundOf, Network } from "./network.ts";
import type { Laid, Line, Position, Stage, View } from "./position.ts";
import { supplyOf } from "./supply.ts";
import { exitOf, FACES, kindOf, TILE_CODES } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";
import { traceInto } from "./trace.ts";

/** The face that shows when a piece lies turned: the kind it looks like. */
export function faceOf(laid: Pick<Laid, "tile" | "turn">): number {
  return FACES[kindOf(laid.tile) * 4 + laid.turn]!;
}

/** All track that lies on the board, the centre's included. */
export function networkOf(source: Pick<Position, "setup" | "laid" | "slices">): Network {
  const layout = layoutOf(source.setup);
  const network = new Network(undefined, groundOf(layout.terms));
  for (const each of centreTiles(layout, source.slices)) network.lay(faceOf(each), each.cell);
  for (const each of source.laid) network.lay(faceOf(each), each.cell);
  return network;
}

/** Tiles on the centre that nobody placed. */
export function centreTiles(
  { modules }: Pick<Layout, "modules">,
  slices: Position["slices"],
): readonly Pick<Laid, "cell" | "tile" | "turn">[] {
  const scene = readerOf(slices);
  return modules.flatMap((module) => module.centreTiles?.(scene) ?? []);
}

/** As much of a scene as hooks need that read nothing but slices. */
export function readerOf(slices: Position["slices"]): Pick<Scene, "slice"> {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows the type of the slice
  return { slice: <Slice>(id: ModuleId): Slice => slices[id] as Slice };
}

class PositionScene implements Scene {
  readonly layout: Layout;
  private readonly source: Position | View;
  private built: Network | undefined;
  private faces: Int8Array | undefined;

  constructor(source: Position | View) {
    this.source = source;
    this.layout = layoutOf(source.setup);
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
    return (this.built ??= networkOf(this.source));
  }
  faceOn(cell: Cell): number {
    this.faces ??= facesBy(this.layout, this.source);
    return this.faces[cell]!;
  }
  holds(seat: Seat, tile: TileCode): boolean {
    return this.source.hands[seat]?.includes(tile) ?? false;
  }
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows the type of the slice
  slice<Slice>(id: ModuleId): Slice {
    return this.source.slices[id] as Slice;
  }
}

function facesBy(layout: Layout, { laid, slices }: Pick<Position, "laid" | "slices">): Int8Array {
  const faces = new Int8Array(CELLS).fill(-1);
  for (const each of [...centreTiles(layout, slices), ...laid]) faces[each.cell] = faceOf(each);
  return faces;
}

export function sceneOf(source: Position | View): Scene {
  return new PositionScene(source);
}

/** A module with rules of its own that somebody owes something. */
export interface Owed {
  readonly module: Module;
  readonly own: OwnRules;
  readonly actor: Actor;
}

/** The first module, in the order of the catalog, that is owed a decision or a draw. */
export function owedIn(scene: Scene): Owed | undefined {
  for (const module of scene.layout.modules) {
    const { own } = module;
    const actor = own?.actor(scene.slice(module.id), scene);
    if (own && actor) return { module, own, actor };
  }
  return undefined;
}

/** Whether the seat whose turn it is may have something to do without a tile, by what everybody knows (rule 2.7). */
export function mayActWithoutTile(scene: Scene): boolean {
  return scene.layout.modules.some(({ id, own }) =>
    own?.mayAct ? own.mayAct(scene.slice(id), scene) : own?.instead?.(scene.slice(id), scene).length,
  );
}

/** The station of the centre beside each square, or -1; no square has two. */
const CENTRE_STATION_BESIDE: Int8Array = Int8Array.from({ length: CELLS }, (_, cell) =>
  STOPS.findIndex((stop, place) => isCentreStation(place) && stop.cell === cell),
);

/** Whether a face on a square makes a one-tile line from a station of the centre that the rule covers. */
export function makesOneTileFromCentre(scene: Scene, face: number, cell: Cell): boolean {
  const place = CENTRE_STATION_BESIDE[cell]!;
  if (place < 0 || !scene.layout.terms.centreDeparts || !isBannedFrom(scene, place)) return false;
  return stationAt(cell, exitOf(TILE_CODES[face]!, STOPS[place]!.side)) !== undefined;
}

function isBannedFrom(scene: Scene, place: Place): boolean {
  return scene.layout.modules.reduce(
    (isBanned, module) => module.oneTileFrom?.(isBanned, place, scene) ?? isBanned,
    false,
  );
}

/** The squares that a line passes over, from its departure on, one for every pass. */
export function cellsOf(scene: Scene, from: Place): readonly Cell[] {
  const { cell, side } = STOPS[from]!;
  const faces = { get: (at: Cell) => TILE_CODES[scene.faceOn(at)], has: (at: Cell) => scene.faceOn(at) >= 0 };
  return traceInto(faces, cell, side).passes.map((pass) => pass.cell);
}

/** Whether a line from there can count: an edge station's always, one of the centre's while somebody owns it. */
export function isLine(place: Place, earner: Line["earner"]): boolean {
  return !isCentreStation(place) || earner !== undefined;
}
