/** The untangled view: each line as a straight strip, with what it meets on its way. */
import { cross, EDGE_STATIONS, isCentreStation, squareName, STOPS } from "@interchange/metro/drawing";
import type { Station, Side } from "@interchange/metro/drawing";
import { known } from "@interchange/tabletop";
import type { Seat } from "@interchange/tabletop";
import type { BoardScene } from "./scene.ts";

export interface StripStop {
  readonly name: string;
  /** 1 when the line crosses this tile for the first time, 2 for the second, and so on. */
  readonly visit: number;
  /** The departures of the lines it crosses there; its own if it crosses itself. */
  readonly crosses: readonly Station[];
}

export type StripEnd =
  | { readonly kind: "open"; readonly name: string; readonly side: Side }
  | {
      readonly kind: "station";
      readonly station: Station;
      readonly number: number | undefined;
      readonly isCentre: boolean;
    };

export interface Strip {
  readonly from: Station;
  /** Absent in the centre. */
  readonly number: number | undefined;
  readonly owner: Seat | undefined;
  readonly stops: readonly StripStop[];
  readonly end: StripEnd;
}

/**
 * The lines of a seat, or of nobody, by station number. Lines that have not left are included; those from the centre
 * come last.
 */
export function stripsOf(scene: Pick<BoardScene, "lines" | "stations">, owner: Seat | undefined): readonly Strip[] {
  const numberOf = (station: Station): number | undefined => scene.stations[station]?.number;
  return scene.stations
    .filter((station) => station.owner === owner && (owner !== undefined || station.at < EDGE_STATIONS))
    .map(({ at: from, number }): Strip => {
      const line = scene.lines.find((each) => each.from === from);
      const passes = line?.passes ?? [];
      const stops = passes.map((pass, index): StripStop => {
        const here = scene.lines.flatMap((other) =>
          other.passes
            .filter((each) => each.cell === pass.cell && each !== pass && cross(each, pass))
            .map(() => other.from),
        );
        const visit = passes.slice(0, index + 1).filter((each) => each.cell === pass.cell).length;
        return { name: squareName(pass.cell), visit, crosses: here };
      });
      if (line?.to !== undefined)
        return {
          from,
          number,
          owner,
          stops,
          end: { kind: "station", station: line.to, number: numberOf(line.to), isCentre: isCentreStation(line.to) },
        };
      const { cell, side } = line?.waits ?? known(STOPS[from]);
      return { from, number, owner, stops, end: { kind: "open", name: squareName(cell), side } };
    })
    .toSorted((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity));
}
