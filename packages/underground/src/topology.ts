/** A city as numbers: stations, blocks and lines by their index in the city's lists. */
import { known } from "@interchange/tabletop";
import { LONDON } from "./cities/london.ts";
import { CATEGORIES } from "./city.ts";
import type { City } from "./city.ts";
import { NO_STATION } from "./indices.ts";
import type { Block, IndexArray, LineNumber, Station } from "./indices.ts";

/** More blocks than any walk has, in seven bits; see `distances.ts`. */
export const UNREACHED = 127;

export interface Topology {
  readonly city: City;
  readonly stations: number;
  readonly blocks: number;
  readonly lines: number;
  /** All of them, one after the other. */
  readonly allStations: readonly Station[];
  readonly allBlocks: readonly Block[];
  readonly allLines: readonly LineNumber[];
  /** The two stations of a block, by `block * 2`. */
  readonly ends: IndexArray<Station>;
  readonly spaces: Uint8Array;
  /** The blocks at a station: from `firstIncident[station]` up to `firstIncident[station + 1]`. */
  readonly incident: IndexArray<Block>;
  /** The station across each of those blocks. */
  readonly across: IndexArray<Station>;
  readonly firstIncident: Uint16Array;
  /** Blocks to walk from one station to another, by `station * walkWidth + other`; the width is a multiple of four. */
  readonly walks: Uint8Array;
  readonly walkWidth: number;
  /** How many pieces each line has. */
  readonly pieces: Uint8Array;
  readonly express: readonly Station[];
  readonly normal: readonly Station[];
  readonly connections: readonly Station[];
  readonly start: Station;
  /** Where the passenger may leave the board (rule 6.4), or `NO_STATION`. */
  readonly mornington: Station;
  /** The category of each station, by its place in `CATEGORIES`. */
  readonly categories: Uint8Array;
  readonly station: (id: string) => Station | undefined;
  readonly line: (id: string) => LineNumber | undefined;
  /** The block between two stations. */
  readonly block: (one: string, other: string) => Block | undefined;
  // The same for what must exist; anything else is a bug, and throws.
  readonly stationOf: (id: string) => Station;
  readonly kindOf: (id: string) => number;
  readonly lineOf: (id: string) => LineNumber;
  readonly blockOf: (between: readonly [string, string]) => Block;
  readonly stationId: (station: Station) => string;
  readonly lineId: (line: LineNumber) => string;
  readonly between: (block: Block) => readonly [string, string];
}

export const LONDON_TOPOLOGY: Topology = topologyOf(LONDON);

export function topologyOf(city: City): Topology {
  const stationNumbers = new Map(city.stations.map(({ id }, station) => [id, station as Station]));
  const lineNumbers = new Map(city.lines.map(({ id }, line) => [id, line as LineNumber]));
  const stationOf = (id: string): Station => known(stationNumbers.get(id), "station", id);
  const ends = Uint8Array.from(city.blocks.flatMap(({ between }) => between.map(stationOf))) as IndexArray<Station>;
  const blockNumbers = new Map<string, Block>();
  for (const [block, { between }] of city.blocks.entries()) {
    blockNumbers.set(between.join("/"), block as Block);
    blockNumbers.set(between.toReversed().join("/"), block as Block);
  }
  const around = city.stations.map((_, station) =>
    city.blocks.flatMap((_block, block) =>
      ends[block * 2] === station || ends[block * 2 + 1] === station ? [block] : [],
    ),
  );
  const firstIncident = new Uint16Array(city.stations.length + 1);
  for (const [station, blocks] of around.entries())
    firstIncident[station + 1] = firstIncident[station]! + blocks.length;
  const incident = Uint8Array.from(around.flat()) as IndexArray<Block>;
  const across = Uint8Array.from(
    around.flatMap((blocks, station) =>
      blocks.map((block) => (ends[block * 2] === station ? ends[block * 2 + 1]! : ends[block * 2]!)),
    ),
  ) as IndexArray<Station>;
  const having = (category: string): readonly Station[] =>
    city.stations.flatMap((station, number) => (station.category === category ? [number as Station] : []));
  return {
    city,
    stations: city.stations.length,
    blocks: city.blocks.length,
    lines: city.lines.length,
    allStations: city.stations.map((_, station) => station as Station),
    allBlocks: city.blocks.map((_, block) => block as Block),
    allLines: city.lines.map((_, line) => line as LineNumber),
    ends,
    spaces: Uint8Array.from(city.blocks.map(({ spaces }) => spaces)),
    incident,
    across,
    firstIncident,
    ...walksBetween(firstIncident, across),
    pieces: Uint8Array.from(city.lines.map(({ pieces }) => pieces)),
    express: having("express"),
    normal: having("normal"),
    connections: having("connection"),
    start: stationOf(city.start),
    mornington: city.farewell === undefined ? NO_STATION : stationOf(city.farewell),
    categories: Uint8Array.from(city.stations.map(({ category }) => CATEGORIES.indexOf(category))),
    station: (id) => stationNumbers.get(id),
    line: (id) => lineNumbers.get(id),
    block: (one, other) => blockNumbers.get(`${one}/${other}`),
    stationOf,
    kindOf: (id) => CATEGORIES.indexOf(known(city.stations[stationOf(id)], "station", id).category),
    lineOf: (id) => known(lineNumbers.get(id), "line", id),
    blockOf: (between) => known(blockNumbers.get(between.join("/")), "block", between),
    stationId: (station) => known(city.stations[station], "station", station).id,
    lineId: (line) => known(city.lines[line], "line", line).id,
    between: (block) => known(city.blocks[block], "block", block).between,
  };
}

function walksBetween(firstIncident: Uint16Array, across: Uint8Array): Pick<Topology, "walks" | "walkWidth"> {
  const stations = firstIncident.length - 1;
  const walkWidth = Math.ceil(stations / 4) * 4;
  const walks = new Uint8Array(stations * walkWidth).fill(UNREACHED);
  for (let from = 0; from < stations; from++) {
    const row = walks.subarray(from * walkWidth, from * walkWidth + stations);
    row[from] = 0;
    const reached = new Set([from]);
    for (const station of reached)
      for (const next of across.subarray(firstIncident[station], firstIncident[station + 1])) {
        if (reached.has(next)) continue;
        row[next] = row[station]! + 1;
        reached.add(next);
      }
  }
  return { walks, walkWidth };
}
