import { known } from "@interchange/tabletop";
import { STOPS } from "../geometry.ts";
import type { Station } from "../geometry.ts";
import { cornerOf, fromSide, LANE, STUB, TILE, write } from "./paths.ts";
import type { Point } from "./paths.ts";

/** The shape of a station on the ring and the positions of its parts, in board units. */
export interface StationShape {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly symbol: Point;
  readonly number: Point;
  /** The track that leaves it, the track that reaches it, and the buffer at which trains stop. */
  readonly departure: string;
  readonly arrival: string;
  readonly buffer: string;
}

const STATION = { along: 13, deep: 40, buffer: 11 } as const;

export function stationShape(station: Station): StationShape {
  const { cell, side } = known(STOPS[station]);
  const corner = cornerOf(cell);
  const at = (along: number, deep: number): Point => {
    const [x, y] = fromSide(side, along, deep);
    return [x + corner[0], y + corner[1]];
  };
  const stroke = (from: Point, to: Point): string => `M${from.map(write).join(" ")}L${to.map(write).join(" ")}`;
  const [one, other] = [at(STATION.along, -STUB), at(TILE - STATION.along, -STUB - STATION.deep)];
  const [x, y] = [Math.min(one[0], other[0]), Math.min(one[1], other[1])];
  const [width, height] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  const middle = -STUB - STATION.deep / 2;
  const bar = STUB - 2.5;
  return {
    box: { x, y, width, height },
    symbol: at(LANE, middle),
    number: at(TILE - LANE, middle),
    departure: stroke(at(LANE, -STUB - 1), at(LANE, 0)),
    arrival: stroke(at(TILE - LANE, -bar), at(TILE - LANE, 0)),
    buffer: stroke(at(TILE - LANE - STATION.buffer, -bar), at(TILE - LANE + STATION.buffer, -bar)),
  };
}
