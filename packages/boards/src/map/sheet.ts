/** What the drawing of a map needs to know besides a scene: where everything is, computed once per map. */
import { known } from "@interchange/tabletop";
import { cityMapOf, LONDON, LONDON_FILE, pathOf, platesOf, riverPath } from "@interchange/underground/drawing";
import type { City, CityMap, MapFile, MapPoint, Plate } from "@interchange/underground/drawing";
import { widthOf } from "./letters.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The middle of a block as points close to each other, and how far its spaces reach to both sides. */
export interface Track {
  readonly half: number;
  readonly points: readonly MapPoint[];
  readonly reach: Box;
}

export interface Sheet {
  readonly city: City;
  readonly map: CityMap;
  /** Stations with their labels, and a small margin. */
  readonly bounds: Box;
  /** From this scale on, neighbouring stations are far enough apart for fingers. */
  readonly buildScale: number;
  readonly tracks: readonly Track[];
  readonly plates: readonly Plate[];
  readonly river: string;
}

const LONDON_BOUNDS: Box = { left: 58, top: 58, right: 1872, bottom: 1212 };
const MARGIN = 14;
/** Half of a destination's sign. */
const SIGN = 26;
/** In CSS pixels, how far apart neighbouring stations are for fingers. */
const NEIGHBOURS = 44;
/** The distance between the points of a block that are checked. */
const STEP = 3;

const sheets = new WeakMap<MapFile, Sheet>();

/** Only the network and its places count, not the kinds of stations. */
export function sheetOf(city: City): Sheet {
  let sheet = sheets.get(city.file);
  if (!sheet) sheets.set(city.file, (sheet = made(city)));
  return sheet;
}

export const LONDON_SHEET: Sheet = sheetOf(LONDON);

function made(city: City): Sheet {
  const map = cityMapOf(city.file);
  const placeOf = (id: string): MapPoint => {
    const { x, y } = known(map.stations[id]);
    return [x, y];
  };
  const lengths = city.blocks.map(({ between: [one, other] }) => {
    const [[x, y], [toX, toY]] = [placeOf(one), placeOf(other)];
    return Math.hypot(toX - x, toY - y);
  });
  return {
    city,
    map,
    bounds: city.file === LONDON_FILE ? LONDON_BOUNDS : boundsOf(map),
    buildScale: NEIGHBOURS / Math.min(...lengths),
    tracks: city.blocks.map(({ between, spaces }) => trackOf(pathOf(map, between), (spaces * map.spacePitch) / 2)),
    plates: platesOf(city, map),
    river: map.rivers.map((river) => beyond(map, river)).join(""),
  };
}

/** Wide panes show more than the map. A river that comes to the left or right edge goes on there. */
function beyond({ width }: CityMap, river: readonly MapPoint[]): string {
  const path = riverPath(river);
  const [from, to] = [known(river[0]), known(river.at(-1))];
  const start = from[0] <= 0 ? `M-3000 ${from[1]}L${path.slice(1)}` : path;
  return to[0] >= width ? `${start}H${width + 3000}` : start;
}

function boundsOf({ stations, fontSize }: CityMap): Box {
  const boxes = Object.values(stations).flatMap(({ x, y, label }): readonly Box[] => {
    const { lines, anchor, lineHeight, size = fontSize } = label;
    const width = Math.max(...lines.map(widthOf)) * size;
    const left = anchor === "start" ? label.x : anchor === "end" ? label.x - width : label.x - width / 2;
    const bottom = label.y + (lines.length - 1) * lineHeight + size * 0.2;
    return [
      { left: x - SIGN, top: y - SIGN, right: x + SIGN, bottom: y + SIGN },
      { left, top: label.y - size, right: left + width, bottom },
    ];
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)) - MARGIN,
    top: Math.min(...boxes.map(({ top }) => top)) - MARGIN,
    right: Math.max(...boxes.map(({ right }) => right)) + MARGIN,
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)) + MARGIN,
  };
}

function trackOf(path: readonly MapPoint[], half: number): Track {
  const points = path.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = known(path[at]);
    const [dx, dy] = [toX - x, toY - y];
    const steps = Math.ceil(Math.hypot(dx, dy) / STEP);
    return Array.from({ length: steps + 1 }, (_, step): MapPoint => [x + (dx * step) / steps, y + (dy * step) / steps]);
  });
  const [xs, ys] = [path.map(([x]) => x), path.map(([, y]) => y)];
  return {
    half,
    points,
    reach: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}
