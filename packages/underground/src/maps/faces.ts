/**
 * The areas that the blocks of a plane map divide it into. Each block has two sides; walking along a side and turning
 * into the next block at every station leads round one area. The outside is the area that is walked the other way
 * round.
 */
import type { MapFile, MapPoint } from "./mapFile.ts";

export interface Faces {
  readonly count: number;
  /** The faces on the sides of each block, and those that meet at each station: sorted, each once. 0 is the outside. */
  readonly ofBlocks: readonly (readonly number[])[];
  readonly ofStations: readonly (readonly number[])[];
}

type Network = Pick<MapFile, "stations" | "blocks">;

/** The points of each block, from its first station to its second. */
export function pathsOf({ stations, blocks }: Network): readonly (readonly MapPoint[])[] {
  const places = new Map(stations.map(({ id, at }) => [id, at]));
  const placeOf = (id: string): MapPoint => places.get(id) ?? [0, 0];
  return blocks.map(({ between: [one, other], bends = [] }) => [placeOf(one), ...bends, placeOf(other)]);
}

/** A side of a block: along it, `2 * block`, or back, `2 * block + 1`. */
type Side = number;

/** The faces of a connected network whose blocks do not cross. */
export function facesOf(map: Network): Faces {
  const paths = pathsOf(map);
  const numbers = new Map(map.stations.map(({ id }, station) => [id, station]));
  const pathAlong = (side: Side): readonly MapPoint[] => {
    const path = paths[side >> 1] ?? [];
    return side & 1 ? path.toReversed() : path;
  };
  const fromOf = (side: Side): number => numbers.get(map.blocks[side >> 1]?.between[side & 1] ?? "") ?? 0;
  const angleOf = (side: Side): number => {
    const [[x, y] = [0, 0], [toX, toY] = [0, 0]] = pathAlong(side);
    return Math.atan2(toY - y, toX - x);
  };
  const leaving = map.stations.map((): Side[] => []);
  for (let side = 0; side < 2 * paths.length; side++) leaving[fromOf(side)]?.push(side);
  for (const sides of leaving) sides.sort((one, other) => angleOf(one) - angleOf(other));
  // At the end of a block: the way back, then the next one round.
  const next = (side: Side): Side => {
    const round = leaving[fromOf(side ^ 1)] ?? [];
    return round[(round.indexOf(side ^ 1) + round.length - 1) % round.length] ?? side;
  };

  const faceOf = new Map<Side, number>();
  const areas: number[] = [];
  for (const first of leaving.flat()) {
    if (faceOf.has(first)) continue;
    let area = 0;
    for (let side = first; !faceOf.has(side); side = next(side)) {
      faceOf.set(side, areas.length);
      const path = pathAlong(side);
      for (const [at, [x, y]] of path.slice(0, -1).entries()) {
        const [toX, toY] = path[at + 1] ?? [x, y];
        area += x * toY - toX * y;
      }
    }
    areas.push(area);
  }
  const outside = areas.indexOf(Math.min(...areas));
  // The outside is 0, and the others keep their order.
  const numberOf = (side: Side): number => {
    const face = faceOf.get(side) ?? 0;
    return face === outside ? 0 : face < outside ? face + 1 : face;
  };
  const set = (sides: readonly Side[]): readonly number[] =>
    [...new Set(sides.map(numberOf))].toSorted((one, other) => one - other);
  return {
    count: Math.max(1, areas.length),
    ofBlocks: paths.map((_, block) => set([2 * block, 2 * block + 1])),
    ofStations: leaving.map((sides) => set(sides.flatMap((side) => [side, side ^ 1]))),
  };
}
