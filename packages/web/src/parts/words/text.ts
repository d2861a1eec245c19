import type { Catalogue } from "./catalogue.ts";
import { en } from "./en.ts";

/** The page's words in the language it speaks. */
export const text: Catalogue = en;
