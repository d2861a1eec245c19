/** Lists the lines of a seat or company with their points, for scores, result and trace. */
import { metro } from "./engine.ts";
import { countedLength, squareName, STOPS } from "@interchange/metro/core";
import type { Station, View } from "@interchange/metro/core";
import type { BoardScene, SceneLine } from "@interchange/boards/metro";
import type { LineName } from "../../../words/types.ts";
import { metroWords } from "../words.ts";

export interface LineRow {
  readonly from: Station;
  /** The number of its station; 0 in the centre, where stations have no number. */
  readonly number: number;
  readonly label: LineName;
  /** The seat or company that owns it. */
  readonly owner: number | undefined;
  readonly length: number;
  /** Where it ended. */
  readonly to: Station | undefined;
  /** Its points; undefined while it is open. */
  readonly points: number | undefined;
  readonly isDoubled: boolean;
}

/** The name of a line: its station's number, or the square it starts on in the centre. */
export function lineCalled(from: Station, number: number | undefined): LineName {
  // Every station has a stop.
  return number ?? metroWords().table.fromCentre(squareName(STOPS[from]?.cell ?? 0));
}

export function lineName({ stations }: Pick<BoardScene, "stations">, from: Station): LineName {
  return lineCalled(from, stations[from]?.number);
}

export function lineFrom(scene: BoardScene, station: Station): SceneLine | undefined {
  return scene.lines.find(({ from }) => from === station);
}

export function lineRow(scene: BoardScene, view: View, station: Station): LineRow {
  const drawn = scene.stations[station];
  const line = lineFrom(scene, station);
  const scored = view.lines.find(({ from }) => from === station);
  return {
    from: station,
    number: drawn?.number ?? 0,
    label: lineName(scene, station),
    owner: drawn?.owner,
    length: scored?.length ?? (line ? countedLength(metro.sceneOf(view), station, line.passes.length) : 0),
    to: scored?.to ?? line?.to,
    points: scored?.points,
    isDoubled: scored !== undefined && scored.points > scored.length,
  };
}

/** Every line of a seat or company by station number, centre stations last. */
export function linesOf(scene: BoardScene, view: View, owner: number): readonly LineRow[] {
  return scene.stations
    .filter((station) => station.owner === owner)
    .map(({ at }) => lineRow(scene, view, at))
    .toSorted((one, other) => (one.number || Infinity) - (other.number || Infinity));
}
