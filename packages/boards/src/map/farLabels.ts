/** Labels of the map from afar: only important ones, enlarged, and without overlaps. */
import { known } from "@interchange/tabletop";
import { LONDON_MAP } from "@interchange/underground/drawing";
import { BOUNDS } from "./camera.ts";
import type { Box } from "./camera.ts";
import { boostAt, isImportant } from "./important.ts";
import { around, boxOf, isOutside, overlap, widest } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import { widthOf } from "./letters.ts";
import type { SceneStation } from "./scene.ts";
import { tracksUnder } from "./tracksUnder.ts";

/** Text size in CSS pixels. */
const LEAST = 11.5;
const LEAST_IMPORTANT = 12.5;
const BASE = LONDON_MAP.fontSize;
const RADIUS = LONDON_MAP.stationRadius;

/** The passenger's figure: how far its middle is above the station, and half its width. */
const FIGURE = { rise: 16, half: 14 } as const;
/** From this cost on, a place is forbidden. */
const FORBIDDEN = 100;

export function farLabels(stations: readonly SceneStation[], scale: number): readonly ShownLabel[] {
  const boost = boostAt(scale);
  const marks = stations.map((station) => {
    const radius = isImportant(station) ? RADIUS * boost * 1.5 : RADIUS * 0.8;
    return { id: station.id, isHeavy: isImportant(station), box: around(station.x, station.y, radius, radius) };
  });
  const passenger = stations.find((station) => station.isPassengerHere);
  if (passenger) {
    const { x, y } = passenger;
    const box = around(x, y - FIGURE.rise * boost, FIGURE.half * boost, FIGURE.half * 1.6 * boost);
    marks.push({ id: "", isHeavy: true, box });
  }
  const taken: Box[] = [];
  const shown: ShownLabel[] = [];
  for (const station of stations
    .filter((each) => rankOf(each) >= leastRank(scale))
    .toSorted((one, other) => rankOf(other) - rankOf(one))) {
    const matters = isImportant(station);
    const size = (matters ? LEAST_IMPORTANT : LEAST) / scale;
    const blocked = marks.filter(({ id }) => id !== station.id);
    const places = placesOf(station, size, matters ? boost : 1);
    const costs = places.map((label) => {
      const box = boxOf(label);
      const crowd = taken.filter((other) => overlap(box, other)).length;
      const covered = blocked.filter((mark) => overlap(box, mark.box));
      const heavy = covered.filter((mark) => mark.isHeavy || !matters).length;
      return FORBIDDEN * (crowd + Number(isOutside(box)) + heavy) + 3 * covered.length + tracksUnder(box).length;
    });
    const least = Math.min(...costs);
    if (least >= FORBIDDEN && !matters) continue;
    const best = known(places[costs.indexOf(least)]);
    shown.push(best);
    taken.push(boxOf(best));
  }
  return shown;
}

/** The lowest rank that is shown. The farther away, the fewer labels. */
function leastRank(scale: number): number {
  return scale < 0.3 ? 4 : scale < 0.42 ? 2 : 1;
}

function rankOf(station: SceneStation): number {
  if (station.isPassengerHere || station.isFound) return 5;
  if (station.isOpen) return 4;
  return station.category === "connection"
    ? 3
    : station.category === "terminus" || station.category === "start"
      ? 2
      : 1;
}

/** Text up to this much larger stays where the map has it. */
const LITTLE = 1.35;

/** The map's own place first, then the four sides. */
function placesOf(station: SceneStation, size: number, boost: number): readonly ShownLabel[] {
  const { id, name, x, y, label, isOpen } = station;
  const away = RADIUS * (boost > 1 ? boost * 1.25 : 1) + size * (isOpen ? 0.75 : 0.35);
  const at = (anchor: string, dx: number, dy: number): ShownLabel => ({
    id,
    lines: [name],
    anchor,
    x: x + dx,
    y: y + dy,
    size,
    lineHeight: size,
    width: widthOf(name) * size,
    hasPill: isOpen,
  });
  const right = at("start", away, size * 0.34);
  const left = at("end", -away, size * 0.34);
  // At the edge of the map it is moved inwards.
  const half = (widthOf(name) / 2 + 0.4) * size;
  const inwards = Math.max(BOUNDS.left + half - x, Math.min(BOUNDS.right - half - x, 0));
  const above = at("middle", inwards, -away);
  const below = at("middle", inwards, away + size * 0.7);
  const own = size < BASE * LITTLE && !isImportant(station) ? [enlarged(station, size)] : [];
  if (label.anchor === "start") return [...own, right, above, below, left];
  if (label.anchor === "end") return [...own, left, above, below, right];
  return label.y < y ? [...own, above, below, right, left] : [...own, below, above, right, left];
}

function enlarged({ id, x, y, label }: SceneStation, size: number): ShownLabel {
  const { lines, anchor, lineHeight } = label;
  const share = size / (label.size ?? BASE);
  return {
    id,
    lines,
    anchor,
    x: label.x + (label.x - x) * (share - 1) * 0.3,
    y: y + (label.y - y) * share,
    size,
    lineHeight: lineHeight * share,
    width: widest(lines) * size,
    hasPill: false,
  };
}
