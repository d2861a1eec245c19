/** Describes a station in words. */
import { cityOf, linesIn, partnerOf, tracksOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { kindOf, nameOfLine, nameOfStation, symbolAt } from "../desk/stations.ts";
import type { OnMap } from "../desk/stations.ts";
import { undergroundWords } from "../words.ts";

/** The lines at a station. */
export function linesAt(view: View, id: string): readonly string[] {
  const topology = cityOf(view.setup);
  return linesIn(topology, tracksOf(view).linesAt[topology.station(id) ?? 0] ?? 0);
}

export function stationFacts(view: View, id: string): readonly string[] {
  const words = undergroundWords().table;
  const category = kindOf(view, id);
  const symbol = symbolAt(view, id);
  const partner = partnerOf(cityOf(view.setup), view.symbols, id);
  const at = linesAt(view, id).map(nameOfLine);
  return [
    words.kinds[category],
    ...(symbol === undefined || partner === undefined
      ? []
      : [words.station.partner(words.symbols[symbol] ?? symbol, nameOfStation(view, partner))]),
    ...(view.open.includes(id) ? [words.station.open] : []),
    ...(view.visited.includes(id) ? [words.station.visited] : []),
    ...(view.passenger === id ? [words.station.passenger] : []),
    ...(at.length ? [words.station.linesHere(at)] : []),
  ];
}

/** Walking distance between two stations, in blocks. */
export function walkTo({ setup }: OnMap, from: string, to: string): number {
  const { walks, walkWidth, stationOf } = cityOf(setup);
  return walks[stationOf(from) * walkWidth + stationOf(to)] ?? 0;
}
