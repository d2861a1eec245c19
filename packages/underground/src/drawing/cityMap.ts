/** How a map is drawn: where its stations, blocks and names are, made from the map's file. */
import type { MapFile, MapPoint, MapStation } from "../maps/mapFile.ts";
import { placedLabels } from "./placeLabels.ts";
import type { SpotLabel } from "./placeLabels.ts";

export interface StationSpot {
  readonly x: number;
  readonly y: number;
  readonly label: SpotLabel;
}

export interface CityMap {
  readonly width: number;
  readonly height: number;
  readonly stationRadius: number;
  /** The distance between neighbouring track spaces of a block. */
  readonly spacePitch: number;
  readonly fontSize: number;
  readonly rivers: readonly (readonly MapPoint[])[];
  readonly stations: Readonly<Record<string, StationSpot>>;
  /** The corners of the blocks that have some, by their stations: `a/b`. */
  readonly bends: Readonly<Record<string, readonly MapPoint[]>>;
}

export const STATION_RADIUS = 15;
export const SPACE_PITCH = 11.2;
export const FONT_SIZE = 20;
const LINE_HEIGHT = 1.035;

const drawn = new WeakMap<MapFile, CityMap>();

/** The drawing of a checked map, made once. */
export function cityMapOf(file: MapFile): CityMap {
  let map = drawn.get(file);
  if (!map) drawn.set(file, (map = drawingOf(file)));
  return map;
}

function drawingOf(file: MapFile): CityMap {
  const { width, height, stations, blocks, rivers = [] } = file;
  const placed = placedLabels(file);
  return {
    width,
    height,
    stationRadius: STATION_RADIUS,
    spacePitch: SPACE_PITCH,
    fontSize: FONT_SIZE,
    rivers,
    stations: Object.fromEntries(
      stations.map((station) => {
        const [x, y] = station.at;
        return [station.id, { x, y, label: ownLabel(station) ?? placed.get(station.id) ?? beside(station) }];
      }),
    ),
    bends: Object.fromEntries(
      blocks.flatMap(({ between, bends }) => (bends ? [[between.join("/"), bends] as const] : [])),
    ),
  };
}

/** The label that the file has. */
function ownLabel({ name, label }: MapStation): SpotLabel | undefined {
  if (!label) return undefined;
  const { lines = [name], anchor, at, size } = label;
  const lineHeight = tenths((size ?? FONT_SIZE) * LINE_HEIGHT);
  return { lines, anchor, x: at[0], y: at[1], lineHeight, ...(size !== undefined && { size }) };
}

function beside({ name, at: [x, y] }: MapStation): SpotLabel {
  return { lines: [name], anchor: "start", x: x + STATION_RADIUS + 4, y: y + 6, lineHeight: FONT_SIZE * LINE_HEIGHT };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
