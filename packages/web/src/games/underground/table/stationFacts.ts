/** Describes a station in words. */
import { cityOf, linesIn, LONDON, LONDON_TOPOLOGY, partnerOf, tracksOf } from "@interchange/underground";
import type { View } from "@interchange/underground";
import { walksFrom } from "../desk/forecast.ts";
import { kindOf, nameOfLine, nameOfStation, symbolAt } from "../desk/stations.ts";
import { t } from "../../../words/index.ts";

/** The lines at a station. */
export function linesAt(view: View, id: string): readonly string[] {
  return linesIn(LONDON_TOPOLOGY, tracksOf(view).linesAt[LONDON_TOPOLOGY.station(id) ?? 0] ?? 0);
}

export function stationFacts(view: View, id: string): readonly string[] {
  const words = t.underground.table;
  const category = kindOf(view, id);
  const symbol = symbolAt(view, id);
  const partner = partnerOf(cityOf(view.setup), view.symbols, id);
  const at = linesAt(view, id).map(nameOfLine);
  return [
    words.kinds[category],
    ...(symbol === undefined || partner === undefined
      ? []
      : [words.station.partner(words.symbols[symbol] ?? symbol, nameOfStation(partner))]),
    ...(view.open.includes(id) ? [words.station.open] : []),
    ...(view.visited.includes(id) ? [words.station.visited] : []),
    ...(view.passenger === id ? [words.station.passenger] : []),
    ...(at.length ? [words.station.linesHere(at)] : []),
  ];
}

const walks = new Map<string, ReadonlyMap<string, number>>();

/** Walking distance between two stations, in blocks. */
export function walkTo(from: string, to: string): number {
  let away = walks.get(from);
  if (!away) walks.set(from, (away = walksFrom(LONDON.blocks, from)));
  return away.get(to) ?? 0;
}
