import type { en } from "./en.ts";

/** Every text of the page. Another language is an object that satisfies this type. */
export type Catalogue = typeof en;
