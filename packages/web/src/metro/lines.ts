/** The lines of a seat with what they are worth, for scores, result and the trace. */
import { isCentreStation } from "@interchange/metro";
import type { Place, View } from "@interchange/metro";
import type { Seat } from "@interchange/tabletop";
import type { Scene, SceneLine } from "../board/scene.ts";

export interface LineRow {
  readonly from: Place;
  readonly number: number;
  readonly owner: Seat | undefined;
  readonly length: number;
  /** Where it ended. */
  readonly to: Place | undefined;
  /** Points that it paid; undefined while it is open. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

export function lineFrom(scene: Scene, place: Place): SceneLine | undefined {
  return scene.lines.find(({ from }) => from === place);
}

export function lineRow(scene: Scene, view: Pick<View, "lines">, place: Place): LineRow {
  const station = scene.stations[place];
  const line = lineFrom(scene, place);
  const scored = view.lines.find(({ from }) => from === place);
  return {
    from: place,
    number: station?.number ?? 0,
    owner: station?.owner,
    length: scored?.length ?? line?.passes.length ?? 0,
    to: scored?.to ?? line?.to,
    points: scored?.points,
    isDoubled: scored !== undefined && isCentreStation(scored.to),
  };
}

/** Every line of a seat, by station number. */
export function linesOf(scene: Scene, view: Pick<View, "lines">, seat: Seat | undefined): readonly LineRow[] {
  return scene.stations
    .filter(({ number, owner }) => number !== undefined && owner === seat)
    .map(({ place }) => lineRow(scene, view, place))
    .toSorted((one, other) => one.number - other.number);
}
