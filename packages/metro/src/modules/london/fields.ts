/** What other programs see of London. */
import type { Fields } from "../../fields.ts";
import type { LondonSlice } from "./module.ts";

export const FIELDS: Fields<LondonSlice> = {
  row: { means: "the landmarks from the left", is: ["number"] },
  taxi: { means: "where the taxi stands on the circuit; `null` before it stands anywhere", is: { orNull: "number" } },
  tourists: { means: "the colour of the tourist on each inner square; under a tile, it has left", is: ["number"] },
};
