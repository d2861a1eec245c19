/** What other programs see of central stations. */
import type { Fields } from "../../fields.ts";
import type { CentralSlice } from "./spaces.ts";

export const FIELDS: Fields<CentralSlice> = {
  spaces: {
    means: "who has a station on each space, `null` for nobody; clockwise from the top left",
    is: [{ orNull: "earner" }],
  },
};
