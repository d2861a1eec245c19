/** Changes to a map that is being drawn. A draft has the form of a map but need not be playable yet. */
import { LINE_IDS, LONDON_FILE, MAP_FORMAT, MAP_LIMITS, SYMBOL_MARKS } from "@interchange/underground";
import type { Category, MapBlock, MapFile, MapPoint, MapStation } from "@interchange/underground";

/** The distance between places of the grid, in map units. Stations next to each other are far enough apart. */
export const GRID = 60;

export const SIZES = { small: [900, 600], medium: [1380, 900], large: [1920, 1260] } as const;

export function newDraft(name: string): MapFile {
  const [width, height] = SIZES.small;
  const draft: MapFile = {
    format: MAP_FORMAT,
    id: slugOf(name, "map"),
    version: "1",
    name,
    width,
    height,
    symbols: ["dining"],
    lines: LONDON_FILE.lines,
    markers: LONDON_FILE.markers,
    stations: [],
    blocks: [],
  };
  return { ...draft, lines: suggestedLines(draft) };
}

/** A copy of a map, under another id. */
export function copied(map: MapFile, name: string): MapFile {
  return { ...map, name, id: slugOf(name, "map"), version: "1" };
}

/** A word for records, from a name: "King's Cross" is `kings-cross`. */
function slugOf(name: string, otherwise: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F'’.]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^[-0-9]+|-+$/g, "")
    .slice(0, MAP_LIMITS.id - 3)
    .replace(/-$/, "");
  return slug || otherwise;
}

/** Records also write lines, symbols and seats. */
function freeId({ stations, symbols }: MapFile, name: string): string {
  const taken = new Set<string>([...stations.map(({ id }) => id), ...symbols, ...LINE_IDS]);
  const base = slugOf(name, "station").replace(/^seat-/, "station-");
  for (let number = 1; ; number++) {
    const id = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(id)) return id;
  }
}

export function stationAt({ stations }: MapFile, [x, y]: MapPoint, reach = GRID / 2): MapStation | undefined {
  return stations
    .map((station) => ({ station, away: Math.hypot(station.at[0] - x, station.at[1] - y) }))
    .filter(({ away }) => away < reach)
    .toSorted((one, other) => one.away - other.away)[0]?.station;
}

export function stationIn({ stations }: MapFile, id: string | undefined): MapStation | undefined {
  return stations.find((station) => station.id === id);
}

export function withStation(draft: MapFile, at: MapPoint, kind: Category, name: string): MapFile {
  const id = freeId(draft, name);
  return withSymbols({ ...draft, stations: [...draft.stations, { id, name, kind, at }] });
}

/** The station with other values. Its id follows its name, and its blocks and its label follow its place. */
export function changed(
  draft: MapFile,
  id: string,
  change: Partial<Pick<MapStation, "name" | "kind" | "at">>,
): { readonly draft: MapFile; readonly id: string } {
  const others = { ...draft, stations: draft.stations.filter((station) => station.id !== id) };
  const to = change.name === undefined ? id : freeId(others, change.name);
  const stations = draft.stations.map((station): MapStation => {
    if (station.id !== id) return station;
    const { label, ...rest } = station;
    const keepsLabel = label && change.at === undefined && change.name === undefined;
    return { ...rest, ...change, id: to, ...(keepsLabel && { label }) };
  });
  const named = (each: string): string => (each === id ? to : each);
  const blocks = draft.blocks.map((block): MapBlock => {
    const [one, other] = block.between;
    if (one !== id && other !== id) return block;
    const { bends, ...rest } = block;
    const between = [named(one), named(other)] as const;
    if (change.at === undefined) return { ...rest, between, ...(bends && { bends }) };
    const path = elbowed([placeIn(stations, between[0]), placeIn(stations, between[1])]);
    return { ...rest, between, ...(path.length > 2 && { bends: path.slice(1, -1) }) };
  });
  const farewell = draft.farewell === undefined ? undefined : named(draft.farewell);
  return {
    draft: withSymbols({ ...draft, stations, blocks, ...(farewell !== undefined && { farewell }) }),
    id: to,
  };
}

export function withoutStation(draft: MapFile, id: string): MapFile {
  const { farewell, ...rest } = draft;
  return withSymbols({
    ...rest,
    ...(farewell !== undefined && farewell !== id && { farewell }),
    stations: draft.stations.filter((station) => station.id !== id),
    blocks: draft.blocks.filter(({ between }) => !between.includes(id)),
  });
}

const placeIn = (stations: readonly MapStation[], id: string): MapPoint =>
  stations.find((station) => station.id === id)?.at ?? [0, 0];

/** The index of the block between two stations. */
export function blockBetween({ blocks }: MapFile, one: string, other: string): number {
  return blocks.findIndex(({ between }) => between.includes(one) && between.includes(other));
}

/** A block by way of some places, or a changed way of the one that is there. */
export function withBlock(draft: MapFile, one: string, other: string, by: readonly MapPoint[]): MapFile {
  const path = withoutStraight(elbowed([placeIn(draft.stations, one), ...by, placeIn(draft.stations, other)]));
  const there = draft.blocks[blockBetween(draft, one, other)];
  const block: MapBlock = {
    between: [one, other],
    ...(there?.spaces !== undefined && { spaces: there.spaces }),
    ...(path.length > 2 && { bends: path.slice(1, -1) }),
  };
  const blocks = there ? draft.blocks.map((each) => (each === there ? block : each)) : [...draft.blocks, block];
  return { ...draft, blocks };
}

/** The block by way of a place where it was dragged to. */
export function bent(draft: MapFile, index: number, by: MapPoint): MapFile {
  const { between } = draft.blocks[index] ?? {};
  return between && !stationAt(draft, by) ? withBlock(draft, ...between, [by]) : draft;
}

export function withSpaces(draft: MapFile, index: number, spaces: number): MapFile {
  return { ...draft, blocks: draft.blocks.map((block, at) => (at === index ? { ...block, spaces } : block)) };
}

export const withoutBlock = (draft: MapFile, index: number): MapFile => ({
  ...draft,
  blocks: draft.blocks.filter((_, at) => at !== index),
});

/** All pieces straight or diagonal: others get a corner, the diagonal part first. */
export function elbowed(points: readonly MapPoint[]): readonly MapPoint[] {
  return points.flatMap((to, at): readonly MapPoint[] => {
    const from = points[at - 1];
    if (!from) return [to];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy)) return [to];
    const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
    return [[from[0] + Math.sign(dx) * diagonal, from[1] + Math.sign(dy) * diagonal], to];
  });
}

/** Without the places where a path goes straight on. */
function withoutStraight(path: readonly MapPoint[]): readonly MapPoint[] {
  return path.filter(([x, y], at) => {
    const [before, after] = [path[at - 1], path[at + 1]];
    if (!before || !after) return true;
    const [inX, inY, outX, outY] = [x - before[0], y - before[1], after[0] - x, after[1] - y];
    return inX * outY !== inY * outX || inX * outX + inY * outY < 0;
  });
}

/** The path of a block from station to station. */
export function pathIn({ stations }: MapFile, { between, bends = [] }: MapBlock): readonly MapPoint[] {
  return [placeIn(stations, between[0]), ...bends, placeIn(stations, between[1])];
}

/** The block nearest to a place, within reach. */
export function blockAt(draft: MapFile, place: MapPoint, reach: number): number | undefined {
  return nearest(
    draft.blocks.map((block) => pathIn(draft, block)),
    place,
    reach,
  );
}

export function riverAt({ rivers = [] }: MapFile, place: MapPoint, reach: number): number | undefined {
  return nearest(rivers, place, reach);
}

function nearest(paths: readonly (readonly MapPoint[])[], place: MapPoint, reach: number): number | undefined {
  const aways = paths.map((path) => Math.min(...path.slice(1).map((to, at) => awayFrom(place, path[at] ?? to, to))));
  const least = Math.min(...aways);
  return least <= reach ? aways.indexOf(least) : undefined;
}

function awayFrom([x, y]: MapPoint, [x1, y1]: MapPoint, [x2, y2]: MapPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = dx * dx + dy * dy;
  const share = long === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / long));
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy);
}

/** Two connection stations for each symbol (rule 1.4), those with a drawing first. */
function withSymbols(draft: MapFile): MapFile {
  const wanted = Math.max(1, Math.ceil(draft.stations.filter(({ kind }) => kind === "connection").length / 2));
  if (draft.symbols.length === wanted) return draft;
  const letters = Array.from("ABCDEFGHIJKLMNOP");
  const taken = new Set<string>(draft.stations.map(({ id }) => id));
  const others = [...Object.keys(SYMBOL_MARKS), ...letters].filter(
    (each) => !draft.symbols.includes(each) && !taken.has(each),
  );
  return { ...draft, symbols: [...draft.symbols, ...others].slice(0, Math.min(wanted, MAP_LIMITS.symbols)) };
}

/** As many pieces for the network as London's lines have for theirs, and never fewer than a short line needs. */
export function suggestedLines({ blocks, lines }: MapFile): MapFile["lines"] {
  const share = blocks.length / LONDON_FILE.blocks.length;
  return Object.fromEntries(
    Object.keys(lines).map((line) => [
      line,
      Math.min(MAP_LIMITS.pieces, Math.max(6, Math.round((LONDON_FILE.lines[line] ?? 15) * Math.sqrt(share)))),
    ]),
  );
}

/** Where the grid begins: a map drawn elsewhere goes on as it is. */
export function originOf({ stations }: MapFile): MapPoint {
  const [x, y] = stations[0]?.at ?? [0, 0];
  return [x % GRID, y % GRID];
}

/** The nearest place of the grid. */
export function onGrid(draft: MapFile, [x, y]: MapPoint): MapPoint {
  const [left, top] = originOf(draft);
  const snapped = (at: number, from: number, size: number): number => {
    const steps = (away: number): number => Math.round((away - from) / GRID) * GRID + from;
    const least = from < GRID / 2 ? from + GRID : from;
    const most = Math.floor((size - GRID / 2 - from) / GRID) * GRID + from;
    return Math.min(most, Math.max(least, steps(at)));
  };
  return [snapped(x, left, draft.width), snapped(y, top, draft.height)];
}
