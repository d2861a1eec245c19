/** Stations, blocks and lines by their names. */
import { known } from "@interchange/tabletop";
import { LONDON, LONDON_TOPOLOGY } from "@interchange/underground";
import type { StationData } from "@interchange/underground";
import { undergroundWords } from "./undergroundWords.ts";

export function stationOf(id: string): StationData {
  return known(LONDON.stations[LONDON_TOPOLOGY.station(id) ?? 0]);
}

export const nameOfStation = (id: string): string => stationOf(id).name;

export const nameOfLine = (line: string): string => undergroundWords().lineNames[line] ?? line;

export function nameOfBlock(between: readonly [string, string]): string {
  return undergroundWords().block(nameOfStation(between[0]), nameOfStation(between[1]));
}

export const blockAt = (block: number): string => nameOfBlock(known(LONDON.blocks[block]).between);

const CONNECTIONS = LONDON.stations.filter(({ category }) => category === "connection").map(({ id }) => id);

/** What a connection station shows. */
export function symbolAt(symbols: readonly string[], id: string): string | undefined {
  const index = CONNECTIONS.indexOf(id);
  return index < 0 ? undefined : symbols[index];
}

/** The stations of each symbol. */
export function pairsOf(
  symbols: readonly string[],
): readonly { readonly symbol: string; readonly stations: readonly string[] }[] {
  return LONDON.symbols.map((symbol) => ({
    symbol,
    stations: CONNECTIONS.filter((_, index) => symbols[index] === symbol),
  }));
}
