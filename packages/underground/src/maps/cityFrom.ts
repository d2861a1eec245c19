/** The city of a checked map. */
import type { City } from "../city.ts";
import { facesOf } from "./faces.ts";
import { LINE_IDS } from "./mapFile.ts";
import type { MapFile } from "./mapFile.ts";

export function cityFrom(file: MapFile): City {
  const faces = facesOf(file);
  const start = file.stations.find(({ kind }) => kind === "start");
  return {
    id: file.id,
    file,
    start: start?.id ?? "",
    outerFace: 0,
    symbols: file.symbols,
    // Records sort the fields of a map, so the order of its lines is not the file's.
    lines: LINE_IDS.flatMap((id) => {
      const pieces = file.lines[id];
      return pieces === undefined ? [] : [{ id, pieces }];
    }),
    markers: file.markers,
    ...(file.farewell !== undefined && { farewell: file.farewell }),
    stations: file.stations.map(({ id, name, kind }, station) => ({
      id,
      name,
      category: kind,
      faces: faces.ofStations[station] ?? [],
    })),
    blocks: file.blocks.map(({ between, spaces = 1 }, block) => ({
      between,
      spaces,
      faces: faces.ofBlocks[block] ?? [],
    })),
  };
}
