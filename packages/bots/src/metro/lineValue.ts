/** What an open line will be worth when it ends, by the tiles that may still come and the phase of the game. */
import { exitOf, KINDS, SIDES, TILE_CODES } from "@interchange/metro";
import type { Layout, Network } from "@interchange/metro";
import { LineLook } from "./lineLook.ts";
import type { LineWeights } from "./lineLook.ts";

/** The exit of a face by `face * 4 + side`. */
const EXIT_SIDE: Uint8Array = Uint8Array.from(TILE_CODES.flatMap((code) => SIDES.map((side) => exitOf(code, side))));

/** Set the tiles left and the phase first. */
export class LineValue extends LineLook {
  constructor(weights: LineWeights, layout: Pick<Layout, "factors" | "terms">) {
    super(weights, layout, new Float64Array(16).fill(0.25));
  }

  /** Takes the tiles that may still come, by kind; with free orientation a tile goes any way round. */
  setTilesLeft(left: ArrayLike<number>, freeOrientation: boolean): void {
    const { odds } = this;
    odds.fill(0);
    let pieces = 0;
    for (let kind = 0; kind < KINDS; kind++) {
      const count = left[kind]!;
      if (count === 0) continue;
      pieces += count;
      for (let side = 0; side < 4; side++) odds[side * 4 + EXIT_SIDE[kind * 4 + side]!]! += count;
    }
    if (pieces === 0) {
      odds.fill(0.25);
      return;
    }
    if (freeOrientation) evenOut(odds);
    for (let way = 0; way < 16; way++) odds[way]! /= pieces;
  }

  /** Expected points of an open line at an entry; `row` is the one of the tables by which it is paid. */
  of({ ends }: Network, entry: number, length: number, ownerIsNext: boolean, row = 0): number {
    this.look(ends, entry, length, row);
    return this.weighed(ownerIsNext ? 1 : 0);
  }
}

/** Turning tiles at will makes the four sides alike: only how far a train is turned counts. */
function evenOut(odds: Float64Array): void {
  const byTurn = [0, 0, 0, 0];
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) byTurn[(exit - side + 4) & 3]! += odds[side * 4 + exit]! / 4;
  for (let side = 0; side < 4; side++)
    for (let exit = 0; exit < 4; exit++) odds[side * 4 + exit] = byTurn[(exit - side + 4) & 3]!;
}
