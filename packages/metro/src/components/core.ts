/** The components that every table has, and how to check them. */
import type { AnyPart, Part } from "@interchange/tabletop";
import { each, fields, listOf, setOf, whole } from "@interchange/tabletop";
import { EDGE_STATIONS } from "../geometry.ts";
import { MAX_SEATS, MIN_SEATS, NUMBERINGS } from "../stations.ts";
import { PIECES_IN_ALL, TILE_CODES } from "../tiles.ts";
import { FRAMES, NUMBERING } from "./stations.ts";
import { TILE_MIX } from "./tiles.ts";
import type { TileCounts } from "./tiles.ts";
import type { Frames } from "./parts.ts";
import { STATION, twiceIn } from "./values.ts";

const frames: Part<Frames> = {
  ...FRAMES,
  shape: fields(
    Object.fromEntries(
      Array.from({ length: MAX_SEATS + 1 - MIN_SEATS }, (_, more) => {
        const seats = MIN_SEATS + more;
        return [String(seats), listOf(setOf(STATION, 1, EDGE_STATIONS), seats)];
      }),
    ),
    "seats",
  ),
  problem(values) {
    for (const [seats, owned] of Object.entries(values)) {
      const problem = twiceIn(owned, "station", `/${seats}`);
      if (problem) return problem;
    }
    return undefined;
  },
};

const tiles: Part<TileCounts, readonly number[]> = {
  ...TILE_MIX,
  shape: each(TILE_CODES, whole(0, PIECES_IN_ALL)),
  // Every square takes a tile, and every tile finds a square.
  problem(counts) {
    const sum = Object.values(counts).reduce((all, count) => all + count, 0);
    return sum === PIECES_IN_ALL
      ? undefined
      : { pointer: "", reason: `adds up to ${sum} tiles; the board needs ${PIECES_IN_ALL}` };
  },
};

export const CORE_PARTS: readonly AnyPart[] = [
  {
    ...NUMBERING,
    shape: each(NUMBERINGS, setOf(whole(1, EDGE_STATIONS), EDGE_STATIONS), { option: "numbering" }),
  },
  frames,
  tiles,
];
