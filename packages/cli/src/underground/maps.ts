/** Maps of On the Underground, by name or from a file. */
import { readFileSync } from "node:fs";
import type { Components } from "@interchange/tabletop";
import {
  checkedMap,
  cityFrom,
  componentsOn,
  LONDON_TOPOLOGY,
  mapNamed,
  MAPS,
  topologyOf,
} from "@interchange/underground";
import type { MapFile, Topology } from "@interchange/underground";
import { UsageError } from "../arguments.ts";

export const MAP_OPTION = {
  value: "NAME|FILE",
  help: `a map of On the Underground: ${MAPS.map(({ id }) => id).join(", ")}, or a file, see \`interchange map\``,
} as const;

/** The map of that name, or in that file. */
export function mapFrom(name: string): MapFile {
  const known = mapNamed(name);
  if (known) return known;
  let text: string;
  try {
    text = readFileSync(name, "utf8");
  } catch {
    const names = MAPS.map(({ id }) => id).join(", ");
    throw new UsageError(`'${name}' is neither a map (${names}) nor a file that can be read`);
  }
  const read = checkedMap(text);
  if (read.ok) return read.map;
  const [first, ...more] = read.problems.map(({ reason }) => reason);
  throw new UsageError(
    `${name}: ${first}${more.length ? ` (and ${more.length} more, see \`interchange map check\`)` : ""}`,
  );
}

/** The components of a table on this map, with those of a set that does not name another. */
export function componentsOnMap(name: string, own: Components | undefined): Components | undefined {
  if (own?.values?.["map"] !== undefined)
    throw new UsageError("the component set already names a map; leave out --map");
  return componentsOn(mapFrom(name), own);
}

/** The network of that map; London's if none is named. */
export function topologyFrom(name: string | undefined): Topology {
  return name === undefined ? LONDON_TOPOLOGY : topologyOf(cityFrom(mapFrom(name)));
}
