/**
 * Which labels are shown, and where. Far away only those that matter are, larger than the map would have them, and
 * none over another; near by all of them are, where the map has them.
 */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_MAP } from "@interchange/underground/drawing";
import { BOUNDS } from "./camera.ts";
import type { Box } from "./camera.ts";
import type { SceneStation } from "./scene.ts";

/** Text in CSS pixels. */
const LEAST = 11.5;
const LEAST_IMPORTANT = 12.5;
const MOST = 17;
/** How large the mark of a station that matters is at least, in CSS pixels. */
const LEAST_MARK = 7.5;
const BASE = LONDON_MAP.fontSize;
const RADIUS = LONDON_MAP.stationRadius;

/** The passenger's figure: how far its middle is above the station, and half its width. */
const FIGURE = { rise: 16, half: 14 } as const;
/** Costs of a place from here on mean that it cannot be had. */
const FORBIDDEN = 100;

export interface ShownLabel {
  readonly id: string;
  readonly lines: readonly string[];
  readonly anchor: string;
  /** Where the first line begins. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly lineHeight: number;
  /** The widest line. */
  readonly width: number;
}

export type Important = Pick<SceneStation, "isOpen" | "isPassengerHere" | "isFound">;
export const isImportant = (station: Important): boolean =>
  station.isOpen || station.isPassengerHere || station.isFound;

/** How much larger than usual the mark of an important station is drawn. */
export function boostAt(scale: number): number {
  return Math.max(1, LEAST_MARK / (RADIUS * scale));
}

/** Roughly, in shares of the size; text that has a plate is set to exactly this width. */
export function widthOf(text: string): number {
  let width = 0;
  for (const letter of text)
    width += /[\s.'ijlI]/.test(letter)
      ? 0.24
      : /[ftr-]/.test(letter)
        ? 0.33
        : /[mwMW&]/.test(letter)
          ? 0.72
          : /[A-Z]/.test(letter)
            ? 0.55
            : 0.47;
  return width;
}

export function labelsAt(stations: readonly SceneStation[], scale: number): readonly ShownLabel[] {
  const usual = BASE * scale;
  // The map's own places are free of overlaps at their own size, and so they are at smaller ones.
  if (usual >= LEAST) {
    const size = Math.min(1, MOST / usual) * BASE;
    return stations.map((station) => inPlace(station, size));
  }
  const boost = boostAt(scale);
  const marks = stations.map((station) => {
    const radius = isImportant(station) ? RADIUS * boost * 1.5 : RADIUS * 0.8;
    return { id: station.id, isHeavy: isImportant(station), box: around(station.x, station.y, radius, radius) };
  });
  const passenger = stations.find((station) => station.isPassengerHere);
  if (passenger) {
    const { x, y } = passenger;
    marks.push({
      id: "",
      isHeavy: true,
      box: around(x, y - FIGURE.rise * boost, FIGURE.half * boost, FIGURE.half * 1.6 * boost),
    });
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
      const isOutside = box.left < BOUNDS.left || box.right > BOUNDS.right || box.bottom > BOUNDS.bottom;
      const crowd = taken.filter((other) => overlap(box, other)).length;
      const covered = blocked.filter((mark) => overlap(box, mark.box));
      const heavy = covered.filter((mark) => mark.isHeavy || !matters).length;
      return FORBIDDEN * (crowd + Number(isOutside) + heavy) + 3 * covered.length + tracksUnder(box);
    });
    const least = Math.min(...costs);
    if (least >= FORBIDDEN && !matters) continue;
    const best = known(places[costs.indexOf(least)]);
    shown.push(best);
    taken.push(boxOf(best));
  }
  return shown;
}

/** The farther away, the fewer labels; the least rank that is shown. */
function leastRank(scale: number): number {
  return scale < 0.3 ? 4 : scale < 0.42 ? 2 : 1;
}

const TRACKS = LONDON.blocks.map(({ between: [from, to] }) => {
  const [a, b] = [known(LONDON_MAP.stations[from]), known(LONDON_MAP.stations[to])];
  return { x: a.x, y: a.y, dx: b.x - a.x, dy: b.y - a.y };
});

/** How many blocks a label would lie on; a few points of each are enough to tell. */
function tracksUnder({ left, top, right, bottom }: Box): number {
  return TRACKS.filter(({ x, y, dx, dy }) =>
    [0.2, 0.35, 0.5, 0.65, 0.8].some((share) => {
      const [across, down] = [x + dx * share, y + dy * share];
      return across > left && across < right && down > top && down < bottom;
    }),
  ).length;
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

/** Where the map has it. Smaller text stays as near to its station. */
function inPlace(station: SceneStation, size: number): ShownLabel {
  const { id, y, label } = station;
  const { lines, anchor, lineHeight } = label;
  const share = size / BASE;
  const more = (lines.length - 1) * lineHeight;
  const middle = label.y + more / 2 - BASE * 0.32;
  const first =
    Math.abs(middle - y) < 4
      ? middle - (more * share) / 2 + size * 0.32
      : middle < y
        ? label.y + more * (1 - share)
        : label.y - (BASE - size) * 0.72;
  return aside(station, {
    id,
    lines,
    anchor,
    x: label.x,
    y: first,
    size,
    lineHeight: lineHeight * share,
    width: widest(lines) * size,
  });
}

/** Rings, plates and the passenger need more room than the map gives a label. */
function aside({ isOpen, isPassengerHere, y }: SceneStation, label: ShownLabel): ShownLabel {
  if (!isOpen && !isPassengerHere) return label;
  const { anchor } = label;
  if (anchor !== "middle") return { ...label, x: label.x + (anchor === "start" ? 1 : -1) * (isOpen ? 11 : 4) };
  const isAbove = label.y < y;
  return { ...label, y: label.y + (isAbove ? (isPassengerHere ? -24 : -9) : isOpen ? 9 : 0) };
}

const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

/** Text a little larger than the map's still goes where the map has it. */
const LITTLE = 1.6;

/** The map's own place first, then the four sides. */
function placesOf(station: SceneStation, size: number, boost: number): readonly ShownLabel[] {
  const { id, name, x, y, label } = station;
  const away = RADIUS * (boost > 1 ? boost * 1.25 : 1) + size * 0.35;
  const at = (anchor: string, dx: number, dy: number): ShownLabel => ({
    id,
    lines: [name],
    anchor,
    x: x + dx,
    y: y + dy,
    size,
    lineHeight: size,
    width: widthOf(name) * size,
  });
  const right = at("start", away, size * 0.34);
  const left = at("end", -away, size * 0.34);
  // At the rim of the map it is moved inwards.
  const half = (widthOf(name) / 2 + 0.35) * size;
  const inwards = Math.max(BOUNDS.left + half - x, Math.min(BOUNDS.right - half - x, 0));
  const above = at("middle", inwards, -away);
  const below = at("middle", inwards, away + size * 0.7);
  const own = size < BASE * LITTLE ? [enlarged(station, size)] : [];
  if (label.anchor === "start") return [...own, right, above, below, left];
  if (label.anchor === "end") return [...own, left, above, below, right];
  return label.y < y ? [...own, above, below, right, left] : [...own, below, above, right, left];
}

function enlarged(station: SceneStation, size: number): ShownLabel {
  const { id, x, y, label } = station;
  const { lines, anchor, lineHeight } = label;
  const share = size / BASE;
  return aside(station, {
    id,
    lines,
    anchor,
    x: label.x + (label.x - x) * (share - 1) * 0.3,
    y: y + (label.y - y) * share,
    size,
    lineHeight: lineHeight * share,
    width: widest(lines) * size,
  });
}

function around(x: number, y: number, dx: number, dy: number): Box {
  return { left: x - dx, top: y - dy, right: x + dx, bottom: y + dy };
}

export function boxOf({ anchor, x, y, size, lineHeight, width, lines }: ShownLabel): Box {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  // Plates have a rim.
  const rim = size * 0.3;
  return {
    left: left - rim,
    top: y - size * 0.9,
    right: left + width + rim,
    bottom: y + (lines.length - 1) * lineHeight + size * 0.32,
  };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
