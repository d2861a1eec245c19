/** What other programs see of Paris. */
import type { Fields } from "../../fields.ts";
import type { ParisSlice } from "./slice.ts";

export const FIELDS: Fields<ParisSlice> = {
  dealt: { means: "how many landmarks were dealt", is: "number" },
  rows: { means: "the landmarks of each seat, in their order", is: [["number"]] },
  loose: { means: "landmarks that a seat has still to put into its row", is: [["number"]] },
  seated: { means: "by seat and space of the row: whether a tourist sits there", is: [["boolean"]] },
  board: { means: "the colours of the tourists on each inner square", is: [["number"]] },
  waiting: { means: "tourists whose square was built over and who have no place yet", is: ["number"] },
  from: { means: "the square they come from, or `null`", is: { orNull: "number" } },
  gone: { means: "tourists who have left the game", is: ["number"] },
};
