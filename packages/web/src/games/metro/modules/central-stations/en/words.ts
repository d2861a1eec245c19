/** What central stations say. A space is called after the square beside it, since no square has two. */
import { count } from "../../../../../parts/words/en/plural.ts";
import type { Who } from "../../../../../parts/words/types.ts";
export const words = {
  instead: "Set your station",
  insteadShort: "Station",
  set: (square: string) => `Set it beside ${square}`,
  /** The line that one would get. */
  brings: {
    fresh: "its line has not begun",
    line: (tiles: number, open: string | undefined) =>
      `its line: ${count(tiles, "tile", "tiles")}, ${open ?? "has ended"}`,
  },
  plan: "The eight spaces of the centre",
  free: (square: string) => `beside ${square}: free`,
  ended: (square: string) => `beside ${square}: its line has ended`,
  taken: (square: string, whose: string) => `beside ${square}: ${whose}`,
  take: (square: string) => `Set your central station beside ${square}`,
  whose: ({ name, isYou }: Who) => (isYou ? "your station" : `station of ${name}`),
  left: "to set",
  tilesLeft: (left: number) => `${left} to set`,
  isSet: "is set",
  stations: "Stations of the players",
  beside: (square: string) => `beside ${square}`,
  notSet: "not set yet",
  here: (whose: string) => `${whose} beside it`,
  may: "Instead of placing a tile, you may set your station on a free space: here, or on the board.",
  tells: {
    set: ({ name, isYou }: Who, square: string) =>
      `${name} set ${isYou ? "your" : "a"} central station beside ${square}`,
  },
  lines: "central station",
  refusals: {
    showShare: "Companies own the lines here: show a share to set the station of its company.",
    noTileLeft: "This station lies on the board already.",
    lineEnded: "The line from this space has ended, and this table does not let stations be set there.",
    shortLine: "The line from this space is one tile long, and nobody gets such a line.",
    notNow: "A central station is set instead of placing a tile, in your own turn.",
    spaceTaken: "A station lies on this space already.",
  },
};
