/**
 * Random plane maps from a seed. Stations are points of a grid; a block goes to a neighbour, straight or diagonally, or
 * over one or two points that no station has, and may bend there.
 */
import { Random } from "@interchange/tabletop";
import { checkedMap } from "../maps/builtIn.ts";
import type { Category, MapBlock, MapFile, MapPoint } from "../maps/mapFile.ts";

const STEP = 100;
const WAYS: readonly MapPoint[] = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
];

export interface RandomMapSize {
  readonly columns: number;
  readonly rows: number;
  /** Of a hundred possible blocks. */
  readonly density: number;
}

export function randomMap(seed: string, { columns, rows, density }: RandomMapSize): MapFile {
  const random = new Random(seed);
  const keyOf = ([x, y]: MapPoint): number => y * columns + x;
  const isInside = ([x, y]: MapPoint): boolean => x >= 0 && y >= 0 && x < columns && y < rows;
  const points = Array.from({ length: columns * rows }, (_, key): MapPoint => [
    key % columns,
    Math.floor(key / columns),
  ]);
  // Some points have no station.
  const isStation = points.map(() => random.below(5) > 0);
  const used = new Set<string>();
  const passed = new Set<number>();
  const parents = points.map((_, key) => key);
  const rootOf = (key: number): number => (parents[key] === key ? key : rootOf(parents[key]!));

  /** Goes on until it comes to a station; undefined if the way is barred. */
  const wayFrom = (from: number): readonly number[] | undefined => {
    const way = [from];
    const steps: string[] = [];
    for (let at = from; way.length < 5;) {
      const [dx, dy] = random.pick(WAYS);
      const [x, y] = points[at]!;
      const to: MapPoint = [x + dx, y + dy];
      if (!isInside(to) || way.includes(keyOf(to))) return undefined;
      // Of the two diagonals of a field only one can be used.
      const step =
        dx && dy
          ? `x ${Math.min(x, to[0])} ${Math.min(y, to[1])}`
          : [Math.min(at, keyOf(to)), Math.max(at, keyOf(to))].join(" ");
      if (used.has(step) || steps.includes(step)) return undefined;
      at = keyOf(to);
      way.push(at);
      steps.push(step);
      if (isStation[at]) {
        for (const each of steps) used.add(each);
        return way;
      }
      if (passed.has(at)) return undefined;
    }
    return undefined;
  };

  const ways = new Map<string, readonly number[]>();
  const most = Math.min(240, Math.round((points.length * 3 * density) / 100));
  for (let tries = 0; tries < points.length * 60 && ways.size < most; tries++) {
    const from = random.below(points.length);
    if (!isStation[from]) continue;
    const before = new Set(used);
    const way = wayFrom(from);
    if (!way) continue;
    const key = [way[0]!, way.at(-1)!].toSorted((one, other) => one - other).join(" ");
    if (ways.has(key)) {
      used.clear();
      for (const each of before) used.add(each);
      continue;
    }
    ways.set(key, way);
    for (const each of way.slice(1, -1)) passed.add(each);
    parents[rootOf(way[0]!)] = rootOf(way.at(-1)!);
  }

  // The largest part that hangs together is the map.
  const sizes = new Map<number, number>();
  for (const key of points.keys()) sizes.set(rootOf(key), (sizes.get(rootOf(key)) ?? 0) + 1);
  const [[root] = [0]] = [...sizes].toSorted(([, one], [, other]) => other - one);
  const inPart = [...ways.values()].filter((way) => rootOf(way[0]!) === root);
  const reached = new Set([inPart[0]![0]!]);
  for (const key of reached)
    for (const way of inPart)
      if (reached.size < 120 && (way[0] === key || way.at(-1) === key)) reached.add(way[0]!).add(way.at(-1)!);
  const kept = [...reached].toSorted((one, other) => one - other);
  const idOf = (key: number): string => `s-${key}`;
  const inside = [...ways.values()].filter((way) => kept.includes(way[0]!) && kept.includes(way.at(-1)!));
  const placeOf = (key: number): MapPoint => {
    const [x, y] = points[key]!;
    return [(x + 1) * STEP, (y + 1) * STEP];
  };
  const blocks = inside.map((way): MapBlock => {
    const bends = way.slice(1, -1).map(placeOf);
    return { between: [idOf(way[0]!), idOf(way.at(-1)!)], spaces: 1 + random.below(3), ...(bends.length && { bends }) };
  });
  const degree = (key: number): number => blocks.filter(({ between }) => between.includes(idOf(key))).length;
  const kinds = kindsFor(kept, random, degree);
  const symbols = [...kinds.values()].filter((kind) => kind === "connection").length / 2;
  const read = checkedMap({
    format: "interchange-map",
    id: "random",
    version: "1",
    name: seed,
    width: (columns + 1) * STEP,
    height: (rows + 1) * STEP,
    symbols: Array.from({ length: symbols }, (_, number) => `symbol-${number}`),
    ...(random.below(2) === 0 && { farewell: idOf(random.pick(kept.filter((key) => kinds.get(key) === "normal"))) }),
    stations: kept.map((key) => ({ id: idOf(key), name: `Stop ${key}`, kind: kinds.get(key), at: placeOf(key) })),
    blocks,
  });
  if (!read.ok) throw new Error(`${seed}: ${read.problems.map(({ reason }) => reason).join(" ")}`);
  return read.map;
}

function kindsFor(
  keys: readonly number[],
  random: Random,
  degree: (key: number) => number,
): ReadonlyMap<number, Category> {
  const kinds = new Map<number, Category>();
  const shuffled = random.shuffled(keys);
  const needed: Category[] = ["start", ...Array<Category>(4).fill("express"), ...Array<Category>(4).fill("normal")];
  const pairs = 1 + random.below(Math.max(1, Math.min(4, Math.floor((keys.length - 9) / 8))));
  needed.push(...Array<Category>(2 * pairs).fill("connection"));
  for (const [at, key] of shuffled.entries())
    kinds.set(
      key,
      needed[at] ??
        (degree(key) === 1 ? "terminus" : random.pick(["express", "normal", "normal", "nationalRail"] as const)),
    );
  return kinds;
}

/** Maps of all sizes up to the limits. */
export const SIZES: readonly RandomMapSize[] = [
  { columns: 5, rows: 4, density: 45 },
  { columns: 7, rows: 6, density: 60 },
  { columns: 9, rows: 8, density: 90 },
  { columns: 13, rows: 11, density: 60 },
  { columns: 12, rows: 12, density: 95 },
];
