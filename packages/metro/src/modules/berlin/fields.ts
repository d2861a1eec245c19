/** What other programs see of Berlin. */
import type { Fields } from "../../fields.ts";
import type { BerlinSlice } from "./module.ts";

export const FIELDS: Fields<BerlinSlice> = {
  sides: { means: "which side of each landmark is up: 0 for A, 1 for B", is: ["number"] },
  tourists: { means: "the colour of the tourist on each starting square", is: ["number"] },
  colours: { means: "the colour of the tourist at each landmark", is: ["number"] },
  tickets: { means: "tickets by owner (seats, or companies if those own the lines) and colour", is: [["number"]] },
};
