/** What other programs see of St. Petersburg. */
import type { Fields } from "../../fields.ts";
import type { StPetersburgSlice } from "./module.ts";

export const FIELDS: Fields<StPetersburgSlice> = {
  landmarks: { means: "the squares whose landmark is still there", is: ["number"] },
  tourists: { means: "the square of each colour's tourist, -1 beside the board", is: ["number"] },
  heaps: { means: "the values that may be in the heap of each colour", is: [["number"]] },
  counts: { means: "how many tiles are in each heap", is: ["number"] },
  won: {
    means: "tiles that were won",
    is: [
      {
        to: { means: "who has won it", is: "earner" },
        colour: { means: "its colour", is: "number" },
        value: { means: "its points, -1 if you may not know them", is: "number" },
      },
    ],
  },
  choosing: { means: "the landmark's square that waits for a tourist, or `null`", is: { orNull: "number" } },
  owed: {
    means: "tiles that are about to be drawn, by their owner and colour",
    is: [{ to: { means: "who gets it", is: "earner" }, colour: { means: "its colour", is: "number" } }],
  },
};
