/** What other programs see of New York. */
import type { Fields } from "../../fields.ts";
import type { NewYorkSlice } from "./module.ts";

export const FIELDS: Fields<NewYorkSlice> = {
  boards: { means: "the board of each owner (seats, or companies if those own the lines)", is: ["number"] },
  waiting: { means: "the colour of the tourist at each edge station, -1 for none", is: ["number"] },
  taken: { means: "how many tourists of each colour each owner has", is: [["number"]] },
};
