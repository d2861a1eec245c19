/** The positions of a block's track spaces, and which line is in which. */
import { known } from "@interchange/tabletop";
import type { City, CityMap } from "../city.ts";
import type { Piece } from "../position.ts";
import { spotOf } from "./spots.ts";

export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const round = (at: number): number => Math.round(at * 10) / 10;

/** How far a space is from the middle of its block, to the right when going from the first station to the second. */
function aside(map: CityMap, spaces: number, space: number): number {
  return (space - (spaces - 1) / 2) * map.spacePitch;
}

/** A track space of a block, by its index across the block. */
export function spaceOf(map: CityMap, between: readonly [string, string], spaces: number, space: number): Segment {
  const [a, b] = [spotOf(map, between[0]), spotOf(map, between[1])];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const across = aside(map, spaces, space);
  const [x, y] = [(-dy / length) * across, (dx / length) * across];
  return { x1: round(a.x + x), y1: round(a.y + y), x2: round(b.x + x), y2: round(b.y + y) };
}

/** Half the drawn width of a free space, and how far from its stations it ends. */
const HALF = 3.6;
const CLEAR = 15;

/** The outline of a free space, closed, so that the spaces of a block can be counted. */
export function outlineOf({ x1, y1, x2, y2 }: Segment): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const corner = (x: number, y: number, along: number, across: number): string =>
    `${round(x + dx * along - dy * across)} ${round(y + dy * along + dx * across)}`;
  return `M${corner(x1, y1, CLEAR, HALF)}L${corner(x2, y2, -CLEAR, HALF)}L${corner(x2, y2, -CLEAR, -HALF)}L${corner(x1, y1, CLEAR, -HALF)}Z`;
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
