/** Finds the names of stations, blocks and lines. */
import { known } from "@interchange/tabletop";
import type { Setup } from "@interchange/tabletop";
import { cityOf } from "@interchange/underground";
import type { City, StationData, View } from "@interchange/underground";
import { givenNames } from "./telling/lineNames.ts";
import { undergroundWords } from "../words.ts";

/** Stations, blocks and their names are those of a table's map. */
export type OnMap = Pick<View, "setup">;

export function stationOf({ setup }: OnMap, id: string): StationData {
  const { city, station } = cityOf(setup);
  return known(city.stations[station(id) ?? 0]);
}

export const nameOfStation = (table: OnMap, id: string): string => stationOf(table, id).name;

/** The name that its player gave it, else its colour. */
export const nameOfLine = (line: string): string => givenNames.value[line] ?? colourOfLine(line);

export const colourOfLine = (line: string): string => undergroundWords().table.lineNames[line] ?? line;

export function nameOfBlock(table: OnMap, between: readonly [string, string]): string {
  return undergroundWords().table.block(nameOfStation(table, between[0]), nameOfStation(table, between[1]));
}

export const blockAt = (table: OnMap, block: number): string => nameOfBlock(table, betweenAt(table, block));

/** How many destinations there are. */
export function destinationsOf(setup: Setup): number {
  const { express, normal } = cityOf(setup);
  return express.length + normal.length;
}

/** The stations of a block by its number, and the number of the block between two stations. */
export const betweenAt = ({ setup }: OnMap, block: number): readonly [string, string] =>
  known(cityOf(setup).city.blocks[block]).between;

export const blockOf = ({ setup }: OnMap, { between }: { readonly between: readonly [string, string] }): number =>
  cityOf(setup).blockOf(between);

/** Adds the city as the table's components print it, and the lines' letters, for drawing the map. */
export function seenOn(view: View): View & { readonly city: City; readonly letters: Readonly<Record<string, string>> } {
  return { ...view, city: cityOf(view.setup).city, letters: undergroundWords().table.lineLetters };
}

/** The kind of a station at this table. */
export const kindOf = (table: OnMap, id: string): StationData["category"] => stationOf(table, id).category;

function connectionsOf({ setup }: OnMap): readonly string[] {
  const { connections, stationId } = cityOf(setup);
  return connections.map(stationId);
}

/** The symbol of a connection station. */
export function symbolAt(view: Pick<View, "setup" | "symbols">, id: string): string | undefined {
  const index = connectionsOf(view).indexOf(id);
  return index < 0 ? undefined : view.symbols[index];
}

/** The stations of each symbol. */
export function pairsOf(
  view: Pick<View, "setup" | "symbols">,
): readonly { readonly symbol: string; readonly stations: readonly string[] }[] {
  const connections = connectionsOf(view);
  return cityOf(view.setup).city.symbols.map((symbol) => ({
    symbol,
    stations: connections.filter((_, index) => view.symbols[index] === symbol),
  }));
}
