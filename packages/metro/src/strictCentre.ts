/** Rule 7.4 read strictly: a square beside the centre takes a tile only where a line waits. On by an option. */
import type { Refusal } from "@interchange/tabletop";
import { beyond, EDGE_STATIONS, isCentre, isEdge, NEIGHBOURS, SQUARES } from "./geometry.ts";
import type { Cell } from "./geometry.ts";
import { sliceKey } from "./module.ts";
import type { Module, Scene } from "./module.ts";
import { DEPARTURES } from "./network.ts";
import { SIDES } from "./tiles.ts";

const NO_LINE: Refusal = { code: "noLineThere", rule: "7.4" };

const BESIDE_CENTRE: readonly Cell[] = SQUARES.filter((cell) =>
  SIDES.some((side) => {
    const other = beyond(cell, side);
    return other !== undefined && isCentre(other);
  }),
);

/** Where the lines of the edge stations wait for a tile. */
function waiting({ network }: Scene): ReadonlySet<Cell> {
  const cells = new Set<Cell>();
  for (let station = 0; station < EDGE_STATIONS; station++) {
    const entry = network.trainAt(station);
    if (entry < DEPARTURES) cells.add(entry >> 2);
  }
  return cells;
}

export const strictCentre: Module = {
  id: sliceKey<never>("strict-centre"),
  tag: "strict-centre",
  kind: "bridge",
  limit(scene) {
    const lines = waiting(scene);
    const squares = SQUARES.filter((cell) => lines.has(cell) || !BESIDE_CENTRE.includes(cell));
    const isFree = (cell: Cell): boolean => scene.faceOn(cell) < 0;
    const isOpen = (cell: Cell): boolean =>
      isFree(cell) && (isEdge(cell) || (NEIGHBOURS[cell] ?? []).some((other) => !isFree(other)));
    // Where that would leave no square at all, it does not apply.
    return squares.some(isOpen) ? { squares, refusal: NO_LINE } : undefined;
  },
};
