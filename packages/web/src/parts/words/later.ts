import type { LaterCatalogue } from "./catalogue.ts";
import { enLater } from "./enLater.ts";

/** The page's words, as far as the first screens do without them. */
export const later: LaterCatalogue = enLater;
