import type { en } from "./en.ts";
import type { enLater } from "./enLater.ts";

/** Every text of the page, and those that come later. Another language is two objects that satisfy these types. */
export type Catalogue = typeof en;
export type LaterCatalogue = typeof enLater;
