/**
 * The map's signs, all drawn around the origin. Every kind of station has its own shape, so that none depends on
 * colour.
 */
import type { City, Category } from "../city.ts";
import type { MapPoint } from "../maps/mapFile.ts";
import type { CityMap } from "./cityMap.ts";
import { turnOf } from "./spots.ts";

export const STATION_SHAPES: Readonly<Record<Category, string>> = {
  start: "M-15 0-7.5-13h15L15 0 7.5 13h-15z",
  express: "M0-15 15 0 0 15-15 0z",
  normal: "M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0z",
  connection: "M-10-13h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3z",
  nationalRail: "M-14-9.5h28v19h-28z",
  // A buffer stop; `bufferTurn` turns it across its track.
  terminus: "M-5-14h10v28h-10z",
};

/** Drawn as strokes inside the shapes. */
export const STATION_MARKS: Readonly<Partial<Record<Category, string>>> = {
  nationalRail: "M-10-3.2h20M-10 3.2h20M-6-6v12M0-6v12M6-6v12",
  start: "M-7 0-3.5-6h7L7 0 3.5 6h-7z",
};

/** The symbols of connection stations, drawn as strokes. */
export const SYMBOL_MARKS: Readonly<Record<string, string>> = {
  dining: "M-7-8v4a2.6 2.6 0 0 0 5.2 0v-4M-4.4-8v16M4.5 8v-16c-2.8 1.5-3.6 5.5-2.6 9h2.6",
  culture: "M-8-2.5 0-8 8-2.5zM-5.5 0v5M0 0v5M5.5 0v5M-8 7.8h16",
  shopping: "M-6.5-2.5h13l1.3 10.5h-15.6zM-3.2.5v-5a3.2 3.2 0 0 1 6.4 0v5",
  parks:
    "M0 8.2v-9M0 4l3-2.6M0-8.2a4.8 4.8 0 0 1 4.6 5.3a3.4 3.4 0 0 1-1.6 6.2h-6a3.4 3.4 0 0 1-1.6-6.2a4.8 4.8 0 0 1 4.6-5.3z",
};

/** What a symbol without a drawing shows. */
export function symbolLetters(symbol: string): string {
  return symbol.slice(0, 2);
}

export const VISITED_TICK = "M-4.5.2-1.5 3.4 4.6-3.6";

/** Stands on the origin. */
export const PASSENGER_FIGURE =
  "M0-30a6.5 6.5 0 1 1-.01 13a6.5 6.5 0 1 1 .01-13zM-9.5-2.5c0-8.5 3.5-13 9.5-13s9.5 4.5 9.5 13q0 2.5-2.5 2.5h-14q-2.5 0-2.5-2.5z";

/** The angle of a terminus's buffer stop, in degrees. */
export function bufferTurn(city: City, map: CityMap, terminus: string): number {
  const block = city.blocks.find(({ between }) => between.includes(terminus));
  if (!block) return 0;
  return turnOf(map, block.between, terminus);
}

/** In very wide blocks, lines pass outside a station's shape. A plate across them makes them stop there. */
export interface Plate {
  readonly station: string;
  /** From end to end, and the direction of the block in degrees. */
  readonly length: number;
  readonly turn: number;
}

const WIDE = 4;

export function platesOf(city: City, map: CityMap): readonly Plate[] {
  return city.blocks
    .filter(({ spaces }) => spaces >= WIDE)
    .flatMap(({ between, spaces }) =>
      between.map((station) => ({
        station,
        length: spaces * map.spacePitch + 4,
        turn: turnOf(map, between, station),
      })),
    );
}

/** A river with its bends rounded. */
export function riverPath(river: readonly MapPoint[]): string {
  const BEND = 34;
  return river
    .map(([x, y], at) => {
      const [before, after] = [river[at - 1], river[at + 1]];
      if (!before) return `M${x} ${y}`;
      if (!after) return `L${x} ${y}`;
      const towards = ([toX, toY]: MapPoint): string => {
        const [dx, dy] = [toX - x, toY - y];
        const share = Math.min(0.5, BEND / Math.hypot(dx, dy));
        return `${Math.round((x + dx * share) * 10) / 10} ${Math.round((y + dy * share) * 10) / 10}`;
      };
      return `L${towards(before)}Q${x} ${y} ${towards(after)}`;
    })
    .join("");
}
