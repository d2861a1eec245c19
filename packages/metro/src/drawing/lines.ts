/** Collects what to draw: tiles, lines, and the state of the stations. */
import { EDGE_STATIONS, isCentreStation, STATIONS } from "../geometry.ts";
import type { Cell, Station } from "../geometry.ts";
import { ownerOf } from "../layout.ts";
import type { Layout } from "../module.ts";
import type { Laid, Slices } from "../position.ts";
import { ownerNow } from "../lineNow.ts";
import { centreTiles, readerOf } from "../scene.ts";
import { stationNumber } from "../stations.ts";
import type { TileCode } from "../tiles.ts";
import { facesOn, traceFrom } from "../trace.ts";
import type { Traced } from "../trace.ts";

/** A line, as far as it has come. */
export interface DrawnLine extends Traced {
  readonly from: Station;
  /** The seat or company; absent when nobody owns it. */
  readonly owner?: number;
}

export interface DrawnStation {
  readonly at: Station;
  /** As printed; the stations of the centre have none. */
  readonly number?: number;
  readonly owner?: number;
  readonly state: "waiting" | "open" | "scored";
}

/** What a drawing is made of. Without slices, modules add nothing. */
export interface Drawable {
  readonly laid: readonly Laid[];
  readonly slices?: Slices;
}

/** The face on each square, those that a module lays on the centre included. */
export function facesOf(layout: Layout, { laid, slices }: Drawable): ReadonlyMap<Cell, TileCode> {
  return facesOn(slices ? [...centreTiles(layout, slices), ...laid] : laid);
}

/**
 * The lines from all edge stations, by station, then those from the centre that have an owner. Lines that still wait have
 * no passes.
 */
export function drawnLines(layout: Layout, faces: ReadonlyMap<Cell, TileCode>, slices?: Slices): readonly DrawnLine[] {
  const last = slices && layout.terms.centreDeparts ? STATIONS : EDGE_STATIONS;
  return Array.from({ length: last }, (_, from) => from).flatMap((from): readonly DrawnLine[] => {
    const owner = slices ? ownerWith(layout, slices, from) : ownerOf(layout, from);
    if (owner === undefined && isCentreStation(from)) return [];
    return [{ from, ...(owner !== undefined && { owner }), ...traceFrom(faces, from) }];
  });
}

function ownerWith(layout: Layout, slices: Slices, from: Station): number | undefined {
  const earner = ownerNow({ layout, ...readerOf(slices) }, from);
  return earner?.kind === "seat" ? earner.seat : earner?.company;
}

/** All forty stations; `lines` are those of `drawnLines`. */
export function drawnStations({ terms }: Layout, lines: readonly DrawnLine[]): readonly DrawnStation[] {
  const { numbering } = terms;
  return Array.from({ length: STATIONS }, (_, station): DrawnStation => {
    const line = lines.find(({ from }) => from === station);
    if (!line) return { at: station, state: "waiting" };
    const state = line.to !== undefined ? "scored" : line.passes.length ? "open" : "waiting";
    return {
      at: station,
      ...(!isCentreStation(station) && { number: stationNumber(station, numbering) }),
      ...(line.owner !== undefined && { owner: line.owner }),
      state,
    };
  });
}
