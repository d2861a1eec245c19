/** Lists the lines of a seat or company with their points, for scores, result and trace. */
import { metro } from "./engine.ts";
import { countedLength, squareName, STOPS } from "@interchange/metro/core";
import type { Place, View } from "@interchange/metro/core";
import type { BoardScene, SceneLine } from "@interchange/boards/metro";
import type { LineName } from "../../../words/types.ts";
import { t } from "../../../words/index.ts";

export interface LineRow {
  readonly from: Place;
  /** The number of its station; 0 in the centre, where stations have no number. */
  readonly number: number;
  readonly label: LineName;
  /** The seat or company that owns it. */
  readonly owner: number | undefined;
  readonly length: number;
  /** Where it ended. */
  readonly to: Place | undefined;
  /** Its points; undefined while it is open. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

/** The name of a line: its station's number, or the square it starts on in the centre. */
export function lineCalled(from: Place, number: number | undefined): LineName {
  // Every place has a stop. `known` would add an import to the first screen.
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

/** Every line of a seat or company by station number, centre stations last. */
export function linesOf(scene: BoardScene, view: View, owner: number): readonly LineRow[] {
  return scene.stations
    .filter((station) => station.owner === owner)
    .map(({ place }) => lineRow(scene, view, place))
    .toSorted((one, other) => (one.number || Infinity) - (other.number || Infinity));
}
