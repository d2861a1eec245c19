/** Where a tile may be placed (rules 3.1 to 3.5), given the board. Hands do not matter here. */
import type { Refusal } from "@interchange/tabletop";
import { known } from "@interchange/tabletop";
import { CELLS, isCentre, isEdge, NEIGHBOURS, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import type { Limit, Scene } from "./module.ts";
import type { Laid } from "./position.ts";
import { faceOf, makesOneTileFromCentre } from "./scene.ts";
import { DIFFERENT_TURNS, kindOf } from "./tiles.ts";
import type { TileCode } from "./tiles.ts";

export interface Spot {
  readonly turn: number;
  readonly cell: Cell;
}

/** The free squares on the edge or next to a tile (rule 3.2). */
export function openSquares(laid: readonly Laid[]): readonly Cell[] {
  const taken = takenBy(laid);
  return SQUARES.filter((cell) => taken[cell] === 0 && touches(taken, cell));
}

function takenBy(laid: readonly Laid[]): Uint8Array {
  const taken = new Uint8Array(CELLS);
  for (const { cell } of laid) taken[cell] = 1;
  return taken;
}

function touches(taken: Uint8Array, cell: Cell): boolean {
  return isEdge(cell) || known(NEIGHBOURS[cell]).some((other) => taken[other] === 1);
}

/** Whether a tile there would join a departure to a destination by itself (rule 3.4). */
export function makesOneTileLine(scene: Scene, tile: TileCode, spot: Spot): boolean {
  const face = faceOf({ tile, turn: spot.turn });
  return scene.layout.oneTile[face * CELLS + spot.cell] === 1 || makesOneTileFromCentre(scene, face, spot.cell);
}

/**
 * Every way to place a tile within the modules' limits. If all of them make a one-tile line, all are allowed (rule 3.5),
 * unless `exceptionHolds` says that the exception has to wait.
 */
export function spots(scene: Scene, laid: readonly Laid[], tile: TileCode, exceptionHolds = true): readonly Spot[] {
  const limits = limitsIn(scene);
  const every = everySpot(scene, laid, tile);
  const all = limits.length ? every.filter(({ cell }) => !refusalBy(limits, cell)) : every;
  const longer = all.filter((spot) => !makesOneTileLine(scene, tile, spot));
  return longer.length || !exceptionHolds ? longer : all;
}

function everySpot({ layout }: Scene, laid: readonly Laid[], tile: TileCode): readonly Spot[] {
  const squares = openSquares(laid);
  // Turns that look alike are one way to place it.
  const turns = layout.terms.freeOrientation ? known(DIFFERENT_TURNS[kindOf(tile)]) : 1;
  return Array.from({ length: turns }, (_, turn) => squares.map((cell) => ({ turn, cell }))).flat();
}

/** The modules' limits on placing. */
export function limitsIn(scene: Scene): readonly Limit[] {
  return scene.layout.modules.flatMap((module) => module.limit?.(scene) ?? []);
}

/** The first limit beyond which a square lies says why. */
export function refusalBy(limits: readonly Limit[], cell: Cell): Refusal | undefined {
  return limits.find(({ squares }) => !squares.includes(cell))?.refusal;
}

/** Why a tile may not be placed there; undefined if it may. */
export function placementRefusal(
  scene: Scene,
  laid: readonly Laid[],
  tile: TileCode,
  spot: Spot,
  exceptionHolds = true,
): Refusal | undefined {
  const { turn, cell } = spot;
  if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS) return { code: "offBoard", rule: "3.1" };
  if (isCentre(cell)) return { code: "centre", rule: "3.1" };
  const taken = takenBy(laid);
  if (taken[cell] === 1) return { code: "occupied", rule: "3.1" };
  if (!touches(taken, cell)) return { code: "notAdjacent", rule: "3.2" };
  if (turn !== 0 && !scene.layout.terms.freeOrientation) return { code: "turned", rule: "3.3" };
  if (!Number.isInteger(turn) || turn < 0 || turn >= known(DIFFERENT_TURNS[kindOf(tile)]))
    return { code: "sameTurn", rule: "6.1" };
  const objection = refusalBy(limitsIn(scene), cell);
  if (objection) return objection;
  if (!makesOneTileLine(scene, tile, spot)) return undefined;
  const allowed = spots(scene, laid, tile, exceptionHolds);
  return allowed.some((each) => each.cell === cell && each.turn === turn)
    ? undefined
    : { code: "oneTile", rule: "3.4" };
}
