/** What other programs see of center rails. */
import type { Fields } from "../../fields.ts";
import type { RailsSlice } from "./module.ts";

export const FIELDS: Fields<RailsSlice> = {
  rails: {
    means: "the tiles in the centre, row by row",
    is: [
      {
        tile: { means: "the code of the tile (rule 1.5)", is: "text" },
        turn: { means: "quarter turns clockwise", is: "number" },
      },
    ],
  },
};
