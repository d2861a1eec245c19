/** The lines of a seat or company with what they are worth, for scores, result and the trace. */
import { metro } from "./engine.ts";
import { countedLength, squareName, STOPS } from "@interchange/metro/core";
import type { Place, View } from "@interchange/metro/core";
import type { BoardScene, SceneLine } from "@interchange/boards/metro";
import type { LineName } from "../../../words/types.ts";
import { t } from "../../../words/index.ts";

export interface LineRow {
  readonly from: Place;
  /** The number of its station; 0 in the centre, where stations have none. */
  readonly number: number;
  /** What it is called. */
  readonly label: LineName;
  /** The seat or the company that it belongs to. */
  readonly owner: number | undefined;
  readonly length: number;
  /** Where it ended. */
  readonly to: Place | undefined;
  /** Points that it paid; undefined while it is open. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

/** What a line is called: by the number of its station, in the centre by the square that it leaves to. */
export function lineCalled(from: Place, number: number | undefined): LineName {
  // Every place has its stop; to ask for it by `known` would cost the first screen one more import.
  return number ?? t.metro.table.fromCentre(squareName(STOPS[from]?.cell ?? 0));
}

export function lineName({ stations }: Pick<BoardScene, "stations">, from: Place): LineName {
  return lineCalled(from, stations[from]?.number);
}

export function lineFrom(scene: BoardScene, place: Place): SceneLine | undefined {
  return scene.lines.find(({ from }) => from === place);
}

export function lineRow(scene: BoardScene, view: View, place: Place): LineRow {
  const station = scene.stations[place];
  const line = lineFrom(scene, place);
  const scored = view.lines.find(({ from }) => from === place);
  return {
    from: place,
    number: station?.number ?? 0,
    label: lineName(scene, place),
    owner: station?.owner,
    length: scored?.length ?? (line ? countedLength(metro.sceneOf(view), place, line.passes.length) : 0),
    to: scored?.to ?? line?.to,
    points: scored?.points,
    isDoubled: scored !== undefined && scored.points > scored.length,
  };
}

/** Every line of a seat or company, by station number; those from the centre last. */
export function linesOf(scene: BoardScene, view: View, owner: number): readonly LineRow[] {
  return scene.stations
    .filter((station) => station.owner === owner)
    .map(({ place }) => lineRow(scene, view, place))
    .toSorted((one, other) => (one.number || Infinity) - (other.number || Infinity));
}
