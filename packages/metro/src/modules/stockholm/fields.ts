/** What other programs see of Stockholm. */
import type { Fields } from "../../fields.ts";
import type { StockholmSlice } from "./module.ts";

export const FIELDS: Fields<StockholmSlice> = {
  row: { means: "the landmarks from the left", is: ["number"] },
  markers: {
    means:
      "secret markers: by seat (`held`, -1 for one that you may not know), and those that nobody is known to hold (`rest`)",
    is: {
      held: { means: "the colours by seat", is: [["number"]] },
      rest: { means: "the other colours", is: ["number"] },
      first: { means: "who gets the first marker, if not the first seat", is: "number", isOptional: true },
    },
  },
  open: { means: "the marker on each landmark, if markers are open", is: ["number"] },
  tourists: { means: "the colour of the tourist on each inner square; under a tile, it has left", is: ["number"] },
  spaces: { means: "the colour of the tourist on each space of the row, -1 for none", is: ["number"] },
};
