/** The positions of a block's track spaces, and which line is in which. */
import { known } from "@interchange/tabletop";
import type { City } from "../city.ts";
import type { MapPoint } from "../maps/mapFile.ts";
import type { Piece } from "../position.ts";
import type { CityMap } from "./cityMap.ts";
import { pathOf } from "./spots.ts";

/** A track space, or the middle of a block. */
export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** The corners in between, if it is not straight. */
  readonly bends?: readonly MapPoint[];
}

/** All its points. */
export function pointsOf({ x1, y1, x2, y2, bends = [] }: Segment): readonly MapPoint[] {
  return [[x1, y1], ...bends, [x2, y2]];
}

export function segmentPath(segment: Segment): string {
  return pointsOf(segment)
    .map(([x, y], at) => `${at ? "L" : "M"}${x} ${y}`)
    .join("");
}

/** The point halfway along it. */
export function middleOf(segment: Segment): MapPoint {
  const points = pointsOf(segment);
  const pieces = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  const lengths = pieces.map(({ from, to }) => Math.hypot(to[0] - from[0], to[1] - from[1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [at, { from, to }] of pieces.entries()) {
    const length = lengths[at] ?? 0;
    if (left <= length && length > 0) {
      const share = left / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= length;
  }
  return [segment.x2, segment.y2];
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** How far a space is from the middle of its block, to the right when going from the first station to the second. */
function aside(map: CityMap, spaces: number, space: number): number {
  return (space - (spaces - 1) / 2) * map.spacePitch;
}

/** A track space of a block, by its index across the block. */
export function spaceOf(map: CityMap, between: readonly [string, string], spaces: number, space: number): Segment {
  const points = moved(pathOf(map, between), aside(map, spaces, space)).map(([x, y]): MapPoint => [round(x), round(y)]);
  const [x1, y1] = points[0] ?? [0, 0];
  const [x2, y2] = points.at(-1) ?? [0, 0];
  const bends = points.slice(1, -1);
  return { x1, y1, x2, y2, ...(bends.length && { bends }) };
}

/** A path moved to its right by this much, every piece parallel to what it was. */
function moved(points: readonly MapPoint[], across: number): readonly MapPoint[] {
  const normals = points.slice(1).map(([x, y], at): MapPoint => {
    const [fromX, fromY] = points[at] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY) || 1;
    return [(fromY - y) / length, (x - fromX) / length];
  });
  return points.map(([x, y], at): MapPoint => {
    const before = normals[at - 1] ?? normals[at] ?? [0, 0];
    const after = normals[at] ?? before;
    // In a sharp corner the exact place is too far away.
    const share = across / Math.max(0.4, 1 + before[0] * after[0] + before[1] * after[1]);
    return [x + (before[0] + after[0]) * share, y + (before[1] + after[1]) * share];
  });
}

/** Half the drawn width of a free space, and how far from its stations it ends. */
const HALF = 3.6;
const CLEAR = 15;

/** The outline of a free space, closed, so that the spaces of a block can be counted. */
export function outlineOf(segment: Segment): string {
  const points = [...pointsOf(segment)];
  points[0] = nearer(points[0] ?? [0, 0], points[1] ?? [0, 0], CLEAR);
  points.push(nearer(points.pop() ?? [0, 0], points.at(-1) ?? [0, 0], CLEAR));
  const there = moved(points, HALF);
  const back = moved(points, -HALF).toReversed();
  return `M${[...there, ...back].map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** A point moved towards another. */
function nearer([x, y]: MapPoint, [toX, toY]: MapPoint, by: number): MapPoint {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

/** Lines by space, for every block of the city; a space without a line is free. */
export type Taken = readonly (readonly (string | undefined)[])[];

export interface Layout {
  readonly taken: Taken;
  /** The space of a line's next piece; undefined if the block is full. */
  spaceFor(line: string, block: number): number | undefined;
}

/**
 * A line keeps to its side from block to block if there is room, so that it reads as one stroke. With nothing to join,
 * the middle comes first. A piece stays where it is, whatever is built later.
 */
export function layOut(city: City, map: CityMap, pieces: readonly Piece[]): Layout {
  const blocks = blocksOf(city);
  const taken = city.blocks.map(({ spaces }) => Array<string | undefined>(spaces).fill(undefined));
  /** By line and station: on which side the line arrives. */
  const arrivals = new Map<string, number[]>();
  const rowOf = (block: number): (string | undefined)[] => known(taken[block], "block", block);
  const spaceFor = (line: string, block: number): number | undefined => {
    const row = rowOf(block);
    const [from, to] = known(city.blocks[block], "block", block).between;
    const costOf = (space: number): number => {
      const across = aside(map, row.length, space);
      const apart = (side: number, station: string): number =>
        (arrivals.get(`${line} ${station}`) ?? []).reduce((sum, each) => sum + Math.abs(each - side), 0);
      return apart(across, from) + apart(-across, to) + Math.abs(across) / 1000;
    };
    let best = row.indexOf(undefined);
    if (best < 0) return undefined;
    for (let space = best + 1; space < row.length; space++)
      if (row[space] === undefined && costOf(space) < costOf(best)) best = space;
    return best;
  };
  for (const { line, between } of pieces) {
    const block = known(blocks.get(between.join("/")), "block", between);
    const space = spaceFor(line, block);
    if (space === undefined) throw new RangeError(`no space between ${between.join(" and ")}`);
    const row = rowOf(block);
    row[space] = line;
    const across = aside(map, row.length, space);
    const arrive = (station: string, side: number): void => {
      const key = `${line} ${station}`;
      arrivals.set(key, [...(arrivals.get(key) ?? []), side]);
    };
    arrive(between[0], -across);
    arrive(between[1], across);
  }
  return { taken, spaceFor };
}

const numbered = new WeakMap<City, ReadonlyMap<string, number>>();

function blocksOf(city: City): ReadonlyMap<string, number> {
  let blocks = numbered.get(city);
  if (!blocks) {
    blocks = new Map(city.blocks.map(({ between }, block) => [between.join("/"), block]));
    numbered.set(city, blocks);
  }
  return blocks;
}

/** A track space of the city and its line, ready to draw. */
export interface DrawnSpace {
  readonly block: number;
  readonly between: readonly [string, string];
  readonly segment: Segment;
  /** Absent while the space is free. */
  readonly line?: string;
}

export function drawnSpaces(
  city: City,
  map: CityMap,
  pieces: readonly Piece[],
  { taken }: Pick<Layout, "taken"> = layOut(city, map, pieces),
): readonly DrawnSpace[] {
  return city.blocks.flatMap(({ between, spaces }, block) =>
    (taken[block] ?? []).map((line, space): DrawnSpace => {
      const segment = spaceOf(map, between, spaces, space);
      return { block, between, segment, ...(line !== undefined && { line }) };
    }),
  );
}
