/** What other programs see of central stations with stock corporations. */
import type { Fields } from "../../fields.ts";
import type { ShowSlice } from "./module.ts";

/** Its state is that of the two modules that it joins. */
export const FIELDS: Fields<ShowSlice> = {};
