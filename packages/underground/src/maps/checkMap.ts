/** Checks of a map as a network and as a drawing. Each looks at most at every pair of pieces of blocks. */
import { facesOf, pathsOf } from "./faces.ts";
import { MAP_LIMITS } from "./mapFile.ts";
import type { Category, MapBlock, MapFile, MapPoint } from "./mapFile.ts";
import { mapProblem } from "./problems.ts";
import type { MapProblem } from "./problems.ts";

/** Two of each kind of destination are open, and as many again keep the passenger going. */
export const FEWEST_DESTINATIONS = 4;
/** How many stations show each symbol (rule 1.4). */
const COPIES = 2;

/** What is wrong with a map whose fields are valid. */
export function networkProblems(map: MapFile): readonly MapProblem[] {
  const problems = [...kindProblems(map), ...nameProblems(map), ...reachProblems(map), ...drawingProblems(map)];
  if (problems.length) return problems;
  const { count } = facesOf(map);
  return count > MAP_LIMITS.areas ? [mapProblem("areas", [count])] : [];
}

function kindProblems({ stations, symbols, blocks }: MapFile): readonly MapProblem[] {
  const problems: MapProblem[] = [];
  const having = (kind: Category): readonly string[] =>
    stations.flatMap((station) => (station.kind === kind ? [station.id] : []));
  const starts = stations.filter(({ kind }) => kind === "start");
  if (!starts.length) problems.push(mapProblem("noStart"));
  if (starts.length > 1) {
    const names = starts.map(({ name }) => name).join(", ");
    problems.push(mapProblem("starts", [names], { stations: starts.map(({ id }) => id) }));
  }
  const express = having("express").length;
  const normal = having("normal").length;
  if (express < FEWEST_DESTINATIONS) problems.push(mapProblem("fewExpress", [express]));
  if (normal < FEWEST_DESTINATIONS) problems.push(mapProblem("fewNormal", [normal]));
  const connections = having("connection");
  if (connections.length !== COPIES * symbols.length)
    problems.push(
      mapProblem("connections", [connections.length, COPIES * symbols.length], {
        stations: connections,
      }),
    );
  for (const { id, name, kind } of stations) {
    const ways = blocks.filter(({ between }) => between.includes(id)).length;
    if (kind === "terminus" && ways !== 1) problems.push(mapProblem("terminus", [name, ways], { stations: [id] }));
  }
  return problems;
}

function nameProblems({ stations }: MapFile): readonly MapProblem[] {
  const known = new Map<string, string>();
  return stations.flatMap(({ id, name }) => {
    const key = name.toLowerCase().replaceAll(/\s+/g, " ");
    const other = known.get(key);
    known.set(key, other ?? id);
    return other === undefined ? [] : [mapProblem("sameName", [name, other, id], { stations: [other, id] })];
  });
}

function reachProblems({ stations, blocks }: MapFile): readonly MapProblem[] {
  const start = stations.find(({ kind }) => kind === "start") ?? stations[0];
  if (!start) return [];
  const reached = new Set([start.id]);
  for (const id of reached)
    for (const { between } of blocks) if (between.includes(id)) for (const end of between) reached.add(end);
  return stations.flatMap(({ id, name }) =>
    reached.has(id) ? [] : [mapProblem("unreachable", [name], { stations: [id] })],
  );
}

/** One straight piece of a block. */
interface Piece {
  readonly block: number;
  /** Its place in the block. */
  readonly at: number;
  readonly from: MapPoint;
  readonly to: MapPoint;
}

function drawingProblems(map: MapFile): readonly MapProblem[] {
  const { stations, blocks } = map;
  const names = new Map(stations.map(({ id, name }) => [id, name]));
  const nameOf = ({ between }: MapBlock): string => between.map((id) => names.get(id) ?? id).join(" – ");
  const pieces = pathsOf(map).flatMap((path, block) =>
    path.slice(1).map((to, at): Piece => ({ block, at, from: path[at] ?? to, to })),
  );
  const problems: MapProblem[] = [];
  for (const [index, one] of stations.entries())
    for (const other of stations.slice(index + 1))
      if (Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) < MAP_LIMITS.apart)
        problems.push(mapProblem("tooClose", [one.name, other.name], { stations: [one.id, other.id] }));
  if (problems.length) return problems;

  const reported = new Set<string>();
  const once = (key: string, problem: () => MapProblem): void => {
    if (reported.has(key) || problems.length >= MAP_LIMITS.problems) return;
    reported.add(key);
    problems.push(problem());
  };
  for (const piece of pieces) {
    const block = blocks[piece.block];
    if (!block) continue;
    for (const { id, name, at } of stations) {
      const isOwn = block.between.includes(id);
      if (isOwn || distanceTo(at, piece) >= MAP_LIMITS.clear) continue;
      const about = { stations: [id], blocks: [block.between] };
      once(`${piece.block} ${id}`, () => mapProblem("overStation", [nameOf(block), name], about));
    }
  }
  for (const [index, one] of pieces.entries())
    for (const other of pieces.slice(index + 1)) {
      const [first, second] = [blocks[one.block], blocks[other.block]];
      if (!first || !second || isFar(one, other)) continue;
      if (first === second) {
        if (other.at === one.at + 1 ? doublesBack(one, other) : meet(one, other))
          once(`${one.block}`, () => mapProblem("crossesItself", [nameOf(first)], { blocks: [first.between] }));
        continue;
      }
      const shared = sharedEnd(one, other, first, second);
      const about = { blocks: [first.between, second.between] };
      const key = `${one.block}/${other.block}`;
      if (shared === undefined) {
        if (meet(one, other)) once(key, () => mapProblem("crossing", [nameOf(first), nameOf(second)], about));
      } else if (shared.angle < MAP_LIMITS.angle)
        once(key, () => mapProblem("sameWay", [nameOf(first), nameOf(second), names.get(shared.id) ?? ""], about));
    }
  return problems;
}

/** If both pieces leave the same station: which, and the angle between them in degrees. */
function sharedEnd(
  one: Piece,
  other: Piece,
  first: MapBlock,
  second: MapBlock,
): { readonly id: string; readonly angle: number } | undefined {
  for (const [end, id] of first.between.entries()) {
    const there = second.between.indexOf(id);
    if (there < 0) continue;
    const away = leaving(one, first, end);
    const along = leaving(other, second, there);
    if (!away || !along) continue;
    const dot = away[0] * along[0] + away[1] * along[1];
    const share = dot / (Math.hypot(...away) * Math.hypot(...along));
    return { id, angle: (Math.acos(Math.max(-1, Math.min(1, share))) * 180) / Math.PI };
  }
  return undefined;
}

/** The direction in which a piece leaves the first or second station of its block, if it does. */
function leaving({ at, from, to }: Piece, { bends = [] }: MapBlock, end: number): MapPoint | undefined {
  if (end === 0) return at === 0 ? [to[0] - from[0], to[1] - from[1]] : undefined;
  return at === bends.length ? [from[0] - to[0], from[1] - to[1]] : undefined;
}

const side = (p: MapPoint, q: MapPoint, r: MapPoint): number =>
  Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));

/** Whether a point lies on a piece, if it is in line with it. */
function isWithin(p: MapPoint, { from, to }: Piece): boolean {
  return (
    Math.min(from[0], to[0]) <= p[0] &&
    p[0] <= Math.max(from[0], to[0]) &&
    Math.min(from[1], to[1]) <= p[1] &&
    p[1] <= Math.max(from[1], to[1])
  );
}

function isFar(one: Piece, other: Piece): boolean {
  for (const axis of [0, 1] as const)
    if (
      Math.max(one.from[axis], one.to[axis]) < Math.min(other.from[axis], other.to[axis]) ||
      Math.max(other.from[axis], other.to[axis]) < Math.min(one.from[axis], one.to[axis])
    )
      return true;
  return false;
}

/** Whether two pieces cross or touch. */
function meet(one: Piece, other: Piece): boolean {
  const [a, b] = [side(one.from, one.to, other.from), side(one.from, one.to, other.to)];
  const [c, d] = [side(other.from, other.to, one.from), side(other.from, other.to, one.to)];
  return (
    (a * b < 0 && c * d < 0) ||
    (a === 0 && isWithin(other.from, one)) ||
    (b === 0 && isWithin(other.to, one)) ||
    (c === 0 && isWithin(one.from, other)) ||
    (d === 0 && isWithin(one.to, other))
  );
}

/** Whether the next piece of a block runs back over this one. */
function doublesBack(one: Piece, next: Piece): boolean {
  const dot =
    (one.to[0] - one.from[0]) * (next.to[0] - next.from[0]) + (one.to[1] - one.from[1]) * (next.to[1] - next.from[1]);
  return (
    (side(one.from, one.to, next.to) === 0 && dot <= 0) || (one.from[0] === one.to[0] && one.from[1] === one.to[1])
  );
}

function distanceTo([x, y]: MapPoint, { from, to }: Piece): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]) * dx + (y - from[1]) * dy) / long));
  return Math.hypot(x - from[0] - share * dx, y - from[1] - share * dy);
}
