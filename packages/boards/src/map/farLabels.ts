/** Labels of the map from afar: only important ones, enlarged, and without overlaps. */
import { known } from "@interchange/tabletop";
import { FONT_SIZE, STATION_RADIUS } from "@interchange/underground/drawing";
import type { Box, Sheet } from "./sheet.ts";
import { boostAt, isImportant } from "./important.ts";
import { around, boxOf, halvesOf, isOutside, lineBoxes, overlap, widest } from "./labelBoxes.ts";
import type { ShownLabel } from "./labelBoxes.ts";
import type { SceneStation } from "./scene.ts";
import { isOnTrack, tracksUnder } from "./tracksUnder.ts";

/** Text size in CSS pixels. */
const LEAST = 11;
const LEAST_IMPORTANT = 12.5;
const BASE = FONT_SIZE;
const RADIUS = STATION_RADIUS;

/** The passenger's figure: how far its middle is above the station, and half its width. */
const FIGURE = { rise: 16, half: 14 } as const;
/** Between names, relative to their size. */
const GAP = { across: 0.3, along: 0.25 } as const;
/** The cost of a place that another station is clearly nearer to, and of every block under a name. */
const COSTS = { astray: 30, track: 20, sign: 3 } as const;
const CLEARLY = 1.7;
/** From this cost on, a place is forbidden. */
const FORBIDDEN = 100;

export function farLabels(stations: readonly SceneStation[], scale: number, sheet: Sheet): readonly ShownLabel[] {
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
    // The dark sign of a destination, on which its own name could not be read.
    const core = around(station.x, station.y, RADIUS * boost * 1.1, RADIUS * boost * 1.1);
    const costOf = (label: ShownLabel): number => {
      const box = boxOf(label);
      const crowd = taken.filter((other) => overlap(box, other)).length;
      const covered = blocked.filter((mark) => overlap(box, mark.box));
      const heavy = covered.filter((mark) => mark.isHeavy || !matters).length;
      const tracks = lineBoxes(label).reduce((sum, line) => sum + tracksUnder(line, sheet).length, 0);
      const astray = matters && isAstray(box, station, stations) ? COSTS.astray : 0;
      return (
        astray +
        FORBIDDEN *
          (crowd +
            Number(isOutside(box, sheet)) +
            Number(station.isOpen && overlap(box, core)) +
            heavy +
            (matters ? 0 : tracks)) +
        COSTS.sign * covered.length +
        COSTS.track * tracks
      );
    };
    const pilled = leastOf(placesOf(station, size, matters ? boost : 1, sheet), costOf);
    // Where there is no room for its pill, an important name is like the others.
    const plain = matters && pilled.cost ? leastOf(plainOf(station, LEAST / scale, boost, sheet), costOf) : pilled;
    const free = plain.cost < pilled.cost && !isOnTrack(plain.label, sheet) ? plain : pilled;
    const best = matters && isOnTrack(free.label, sheet) ? (inNook(station, scale, sheet, costOf) ?? free) : free;
    if (best.cost >= FORBIDDEN && !matters) continue;
    shown.push(best.label);
    taken.push(withGap(best.label));
  }
  return shown;
}

function isAstray(box: Box, own: SceneStation, stations: readonly SceneStation[]): boolean {
  const away = ({ x, y }: SceneStation): number =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const mine = away(own);
  return stations.some((each) => each.id !== own.id && away(each) * CLEARLY < mine);
}

/** A pill has its own room above and below. */
function withGap(label: ShownLabel): Box {
  const { left, top, right, bottom } = boxOf(label);
  const across = GAP.across * label.size;
  const along = label.hasPill ? 0 : GAP.along * label.size;
  return { left: left - across, top: top - along, right: right + across, bottom: bottom + along };
}

const plainOf = (station: SceneStation, size: number, boost: number, sheet: Sheet): readonly ShownLabel[] =>
  placesOf({ ...station, isOpen: false, isPassengerHere: false, isFound: false }, size, boost, sheet);

/** From this scale on, names fit between tracks. */
const ROOMY = 0.38;
/** The smallest text, in CSS pixels, for names that fit nowhere else. */
const SMALLEST = 10;
/** How far from its station the middle of such a name is, to either side and up or down. */
const ASIDE = [42, 46, 50, 54, 58, 62, 66] as const;
const UPWARDS = [22, 28, 34, 40, 46, 52, 58] as const;

/** A place in the corners between the tracks of a station, without a pill and as large as fits. */
function inNook(
  { id, x, y, name, label }: SceneStation,
  scale: number,
  sheet: Sheet,
  costOf: (label: ShownLabel) => number,
) {
  if (scale < ROOMY) return undefined;
  const breaks = label.lines.length > 1 ? [label.lines] : [[name], ...halvesOf(name)];
  for (const pixels of [LEAST, SMALLEST]) {
    const size = pixels / scale;
    const lineHeight = size * 1.04;
    const places = breaks.flatMap((lines) => {
      const width = widest(lines) * size;
      const drop = size * 0.34 - ((lines.length - 1) * lineHeight) / 2;
      return ASIDE.flatMap((dx) =>
        UPWARDS.flatMap((dy) =>
          [x - dx, x + dx].flatMap((atX) =>
            [y - dy, y + dy].map((atY): ShownLabel => {
              return { id, lines, anchor: "middle", x: atX, y: atY + drop, size, lineHeight, width, hasPill: false };
            }),
          ),
        ),
      );
    });
    const best = leastOf(places, costOf);
    if (best.cost < FORBIDDEN && !isOnTrack(best.label, sheet)) return best;
  }
  return undefined;
}

/** The first place that costs least. One that costs nothing ends the search. */
function leastOf(places: readonly ShownLabel[], costOf: (label: ShownLabel) => number) {
  let best = { label: known(places[0]), cost: Infinity };
  for (const label of places) {
    const cost = costOf(label);
    if (cost < best.cost) best = { label, cost };
    if (!cost) break;
  }
  return best;
}

/** The lowest rank that is shown. The farther away, the fewer labels. */
function leastRank(scale: number): number {
  return scale < 0.29 ? 4 : scale < 0.42 ? 2 : 1;
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

/** The map's own place first, then all sides, with the name in one line or in two. */
function placesOf(station: SceneStation, size: number, boost: number, sheet: Sheet): readonly ShownLabel[] {
  const { name, label } = station;
  const own = size < BASE * LITTLE && !isImportant(station) ? [enlarged(station, size)] : [];
  const breaks = [[name], ...(label.lines.length === 2 ? [label.lines] : halvesOf(name))];
  // Important names are always shown. They rather stand off than on track.
  const reaches = isImportant(station) ? [1, 1.5, 2.1] : [1];
  return [
    ...own,
    ...reaches.flatMap((reach) => breaks.flatMap((lines) => sidesOf(station, lines, { size, boost, reach }, sheet))),
  ];
}

/** Beside, above and below, each also moved along the side, and at the corners. The map's own side comes first. */
function sidesOf(
  { id, x, y, label, isOpen }: SceneStation,
  lines: readonly string[],
  { size, boost, reach }: { readonly size: number; readonly boost: number; readonly reach: number },
  { bounds }: Sheet,
): readonly ShownLabel[] {
  const away = (RADIUS * (boost > 1 ? boost * 1.25 : 1) + size * (isOpen ? 0.75 : 0.35)) * reach;
  const lineHeight = size * 1.04;
  const width = widest(lines) * size;
  const more = (lines.length - 1) * lineHeight;
  const at = (anchor: string, dx: number, dy: number): ShownLabel => ({
    id,
    lines,
    anchor,
    x: x + dx,
    y: y + dy,
    size,
    lineHeight,
    width,
    hasPill: isOpen,
  });
  // At the edge of the map it is moved inwards.
  const half = width / 2 + 0.4 * size;
  const inwards = Math.max(bounds.left + half - x, Math.min(bounds.right - half - x, 0));
  const [top, middle, bottom] = [-away - more, size * 0.34 - more / 2, away + size * 0.7];
  const beside = [0, -0.45, 0.45].map((by) => middle + by * size);
  const along = [inwards, -0.25 * width, 0.25 * width, -0.45 * width, 0.45 * width];
  const right = beside.map((dy) => at("start", away, dy));
  const left = beside.map((dy) => at("end", -away, dy));
  const above = along.map((dx) => at("middle", dx, top));
  const below = along.map((dx) => at("middle", dx, bottom));
  const near = away * 0.75;
  const corners = [top + away * 0.3, bottom - away * 0.3].flatMap((dy) => [
    at("start", near, dy),
    at("end", -near, dy),
  ]);
  const sides =
    label.anchor === "start"
      ? [right, above, below, left]
      : label.anchor === "end"
        ? [left, above, below, right]
        : label.y < y
          ? [above, below, right, left]
          : [below, above, right, left];
  return [...sides.flat(), ...corners];
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
