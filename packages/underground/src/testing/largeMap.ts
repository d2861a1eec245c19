/** A map close to the limits, with names that do not repeat: a game on it is too long for a link. */
import { Random } from "@interchange/tabletop";
import type { MapFile } from "../maps/mapFile.ts";
import { randomMap } from "./randomMap.ts";

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

export function largeMap(seed = "large"): MapFile {
  const map = randomMap(seed, { columns: 12, rows: 12, density: 95 });
  const random = new Random(`${seed} names`);
  const word = (length: number): string => Array.from({ length }, () => LETTERS[random.below(LETTERS.length)]).join("");
  const ids = new Map(map.stations.map(({ id }) => [id, word(16)]));
  const idOf = (id: string): string => ids.get(id) ?? id;
  return {
    ...map,
    id: "large",
    name: "Large",
    ...(map.farewell !== undefined && { farewell: idOf(map.farewell) }),
    stations: map.stations.map((station) => ({ ...station, id: idOf(station.id), name: word(40) })),
    blocks: map.blocks.map(({ between: [one, other], ...rest }) => ({ ...rest, between: [idOf(one), idOf(other)] })),
  };
}
