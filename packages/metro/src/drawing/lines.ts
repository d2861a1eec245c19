/** What there is to draw: the lines from all edge stations, and the stations as they stand. */
import type { Seat, Setup } from "@interchange/tabletop";
import { EDGE_STATIONS, isCentreStation, STATIONS } from "../geometry.ts";
import type { Cell, Place } from "../geometry.ts";
import { layoutOf, ownerOf } from "../layout.ts";
import { stationNumber } from "../stations.ts";
import type { TileCode } from "../tiles.ts";
import { traceFrom } from "../trace.ts";
import type { Traced } from "../trace.ts";

/** The line from an edge station, as far as it has come. */
export interface DrawnLine extends Traced {
  readonly from: Place;
  /** Absent when nobody owns it. */
  readonly owner?: Seat;
}

export interface DrawnStation {
  readonly place: Place;
  /** As printed; the stations of the centre have none. */
  readonly number?: number;
  readonly owner?: Seat;
  readonly state: "waiting" | "open" | "scored";
}

/** The lines from all edge stations, by place; those that still wait have no passes. */
export function drawnLines(faces: ReadonlyMap<Cell, TileCode>, setup: Setup): readonly DrawnLine[] {
  const layout = layoutOf(setup);
  return Array.from({ length: EDGE_STATIONS }, (_, from): DrawnLine => {
    const owner = ownerOf(layout, from);
    return { from, ...(owner !== undefined && { owner }), ...traceFrom(faces, from) };
  });
}

/** All forty stations; `lines` are those of `drawnLines`. */
export function drawnStations(lines: readonly DrawnLine[], setup: Setup): readonly DrawnStation[] {
  const { numbering } = layoutOf(setup).terms;
  return Array.from({ length: STATIONS }, (_, place): DrawnStation => {
    const line = lines[place];
    if (isCentreStation(place) || !line) return { place, state: "waiting" };
    const state = line.to !== undefined ? "scored" : line.passes.length ? "open" : "waiting";
    return {
      place,
      number: stationNumber(place, numbering),
      ...(line.owner !== undefined && { owner: line.owner }),
      state,
    };
  });
}
