/** Where the track spaces of a block lie: side by side, straight from station to station. */
import type { City, CityMap } from "../city.ts";
import type { Piece } from "../position.ts";

export interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** A track space of a block, by its place across the block. */
export function spaceOf(map: CityMap, between: readonly [string, string], spaces: number, space: number): Segment {
  const [a, b] = [map.stations[between[0]]!, map.stations[between[1]]!];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  const across = (space - (spaces - 1) / 2) * map.spacePitch;
  const [x, y] = [(-dy / length) * across, (dx / length) * across];
  const round = (at: number): number => Math.round(at * 10) / 10;
  return { x1: round(a.x + x), y1: round(a.y + y), x2: round(b.x + x), y2: round(b.y + y) };
}

/** Which line lies in which space of each block: the first to come takes the first. */
export function linesBySpace(pieces: readonly Piece[]): ReadonlyMap<string, readonly string[]> {
  const lines = new Map<string, readonly string[]>();
  for (const { line, between } of pieces) {
    const key = between.join("/");
    lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  return lines;
}

/** The blocks of a city with their spaces and what lies in them, ready to draw. */
export interface DrawnSpace {
  readonly block: number;
  readonly segment: Segment;
  /** Absent while the space is free. */
  readonly line?: string;
}

export function drawnSpaces(city: City, map: CityMap, pieces: readonly Piece[]): readonly DrawnSpace[] {
  const lines = linesBySpace(pieces);
  return city.blocks.flatMap(({ between, spaces }, block) =>
    Array.from({ length: spaces }, (_, space): DrawnSpace => {
      const line = lines.get(between.join("/"))?.[space];
      return { block, segment: spaceOf(map, between, spaces, space), ...(line !== undefined && { line }) };
    }),
  );
}
