/** Finds the names of stations, blocks and lines. */
import { known } from "@interchange/tabletop";
import { cityOf, LONDON, LONDON_TOPOLOGY } from "@interchange/underground";
import type { City, StationData, View } from "@interchange/underground";
import { givenNames } from "./lineNames.ts";
import { t } from "../../../words/index.ts";

export function stationOf(id: string): StationData {
  return known(LONDON.stations[LONDON_TOPOLOGY.station(id) ?? 0]);
}

export const nameOfStation = (id: string): string => stationOf(id).name;

/** The name that its player gave it, else its colour. */
export const nameOfLine = (line: string): string => givenNames.value[line] ?? colourOfLine(line);

export const colourOfLine = (line: string): string => t.underground.table.lineNames[line] ?? line;

export function nameOfBlock(between: readonly [string, string]): string {
  return t.underground.table.block(nameOfStation(between[0]), nameOfStation(between[1]));
}

export const blockAt = (block: number): string => nameOfBlock(known(LONDON.blocks[block]).between);

/** Adds the city as the table's components print it, and the lines' letters, for drawing the map. */
export function seenOn(view: View): View & { readonly city: City; readonly letters: Readonly<Record<string, string>> } {
  return { ...view, city: cityOf(view.setup).city, letters: t.underground.table.lineLetters };
}

/** The kind of a station at this table. */
export function kindOf({ setup }: Pick<View, "setup">, id: string): StationData["category"] {
  const { city, stationOf: number } = cityOf(setup);
  return known(city.stations[number(id)]).category;
}

function connectionsOf({ setup }: Pick<View, "setup">): readonly string[] {
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
