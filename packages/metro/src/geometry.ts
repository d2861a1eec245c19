/** The board: 8 x 8 squares around a centre of 2 x 2, with 32 stations on the edge and 8 in the centre. */
import type { Side } from "./tiles.ts";

export const SIZE = 8;
export const CELLS = SIZE * SIZE;

/** A square, numbered row by row from the top left. */
export type Cell = number;

/**
 * A station by its index: 0-31 clockwise round the edge from the top left, then 32-39 clockwise round
 * the centre from its top left. The numbers printed on boards differ; `stations.ts` knows them.
 */
export type Station = number;

export const EDGE_STATIONS = 32;
export const CENTRE_STATIONS = 8;
export const STATIONS = EDGE_STATIONS + CENTRE_STATIONS;

export function cellAt(row: number, column: number): Cell {
  return row * SIZE + column;
}

export function rowOf(cell: Cell): number {
  return Math.floor(cell / SIZE);
}

export function columnOf(cell: Cell): number {
  return cell % SIZE;
}

export function isCentre(cell: Cell): boolean {
  const isMiddle = (at: number): boolean => at === 3 || at === 4;
  return isMiddle(rowOf(cell)) && isMiddle(columnOf(cell));
}

export function isEdge(cell: Cell): boolean {
  const isRim = (at: number): boolean => at === 0 || at === SIZE - 1;
  return isRim(rowOf(cell)) || isRim(columnOf(cell));
}

/** The squares that tiles may lie on. */
export const SQUARES: readonly Cell[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => !isCentre(cell),
);

const ROW_STEP = [-1, 0, 1, 0] as const;
const COLUMN_STEP = [0, 1, 0, -1] as const;

/** The square on the other side of a side, the centre's included; undefined beyond the edge. */
export function beyond(cell: Cell, side: Side): Cell | undefined {
  const row = rowOf(cell) + ROW_STEP[side];
  const column = columnOf(cell) + COLUMN_STEP[side];
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE ? cellAt(row, column) : undefined;
}

export function opposite(side: Side): Side {
  return ((side + 2) % 4) as Side;
}

/** The squares that share a side with a square; the centre is no neighbour (rule 3.2). */
export const NEIGHBOURS: readonly (readonly Cell[])[] = Array.from({ length: CELLS }, (_, cell) =>
  isCentre(cell)
    ? []
    : ([0, 1, 2, 3] as const)
        .map((side) => beyond(cell, side))
        .filter((other): other is Cell => other !== undefined && !isCentre(other)),
);

/**
 * Where a station's tracks meet the board: its departure enters this square at this side, and its arrival leaves there.
 */
export interface Stop {
  readonly cell: Cell;
  readonly side: Side;
}

const CENTRE_STOPS: readonly Stop[] = [
  { cell: cellAt(2, 3), side: 2 },
  { cell: cellAt(2, 4), side: 2 },
  { cell: cellAt(3, 5), side: 3 },
  { cell: cellAt(4, 5), side: 3 },
  { cell: cellAt(5, 4), side: 0 },
  { cell: cellAt(5, 3), side: 0 },
  { cell: cellAt(4, 2), side: 1 },
  { cell: cellAt(3, 2), side: 1 },
];

/** every stop by station. */
export const STOPS: readonly Stop[] = [
  ...Array.from({ length: SIZE }, (_, along): Stop => ({ cell: cellAt(0, along), side: 0 })),
  ...Array.from({ length: SIZE }, (_, along): Stop => ({ cell: cellAt(along, 7), side: 1 })),
  ...Array.from({ length: SIZE }, (_, along): Stop => ({ cell: cellAt(7, 7 - along), side: 2 })),
  ...Array.from({ length: SIZE }, (_, along): Stop => ({ cell: cellAt(7 - along, 0), side: 3 })),
  ...CENTRE_STOPS,
];

/** Stations by `cell * 4 + side`; following track asks for them at every step. */
const STATIONS_AT: readonly (Station | undefined)[] = Array.from({ length: CELLS * 4 }, (_, end) => {
  const station = STOPS.findIndex((stop) => stop.cell * 4 + stop.side === end);
  return station < 0 ? undefined : station;
});

/** The station at a side of a square, if there is one. */
export function stationAt(cell: Cell, side: Side): Station | undefined {
  return STATIONS_AT[cell * 4 + side];
}

export function isCentreStation(station: Station): boolean {
  return station >= EDGE_STATIONS;
}
