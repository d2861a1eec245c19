/** Describes lines: everything that a strip shows, as a sentence. */
import { isCentreStation } from "@interchange/metro/core";
import type { Station } from "@interchange/metro/core";
import { stripsOf } from "@interchange/boards/strips";
import type { Strip } from "@interchange/boards/strips";
import type { MetroDesk } from "../desk/desk.ts";
import { lineName, lineRow } from "../desk/lines.ts";
import { sayOwner } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";

/** All owners of lines, and undefined last if there are lines without an owner. */
export function ownersOf(desk: MetroDesk): readonly (number | undefined)[] {
  const { profits } = desk.shown.value;
  const { stations } = desk.still.value;
  const isNobodys = stations.some(({ number, owner }) => number !== undefined && owner === undefined);
  return [...(profits.length ? profits : desk.client.sitters).keys(), ...(isNobodys ? [undefined] : [])];
}

export const ownerName = (desk: MetroDesk, owner: number | undefined): string | undefined =>
  owner === undefined ? undefined : sayOwner(desk, owner).name;

/** Lines that have not left their stations share one sentence. */
export function linesOfOwner(desk: MetroDesk, owner: number | undefined): readonly string[] {
  const scene = desk.still.value;
  const strips = stripsOf(scene, owner);
  const waiting = strips.filter(({ stops }) => !stops.length).map(({ from }) => lineName(scene, from));
  return [
    ...strips.filter(({ stops }) => stops.length).map((strip) => stripWords(desk, strip)),
    ...(waiting.length
      ? [metroWords().text.notLeft(waiting, owner === undefined ? undefined : sayOwner(desk, owner))]
      : []),
  ];
}

/** The line of a station. */
export function lineWords(desk: MetroDesk, from: Station): string | undefined {
  const scene = desk.still.value;
  const strip = stripsOf(scene, scene.stations[from]?.owner).find((each) => each.from === from);
  return strip && stripWords(desk, strip);
}

function stripWords(desk: MetroDesk, strip: Strip): string {
  const { from, owner, stops } = strip;
  const scene = desk.still.value;
  const row = lineRow(scene, desk.shown.value, from);
  const { stop } = metroWords().sheets.strips;
  return metroWords().text.line({
    name: row.label,
    owner: ownerName(desk, owner),
    stops: stops.map(({ name, visit, crosses }) =>
      stop(
        name,
        visit,
        crosses.map((station) => lineName(scene, station)),
      ),
    ),
    end: endWords(strip, row.isDoubled),
    length: row.length,
    points: row.points,
  });
}

function endWords({ end, stops }: Strip, isDoubled: boolean): string {
  const { trace } = metroWords().table;
  if (end.kind === "open") return stops.length ? trace.openAt(end.name, end.side) : trace.notLeft;
  if (isCentreStation(end.station)) return trace[isDoubled ? "arrivedCentre" : "arrivedCentreOnce"];
  return trace.arrived(end.number ?? 0);
}
