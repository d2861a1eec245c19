/** The parts of the catalogue that Metro has of its own. */
import { part } from "../../parts/words/part.ts";
import type { about } from "./en/about.ts";
import type { box } from "./en/box.ts";
import type { ledger } from "./en/ledger.ts";
import type { later } from "./en/later.ts";
import type { table } from "./en/table.ts";

export const metroAbout = part<typeof about>("games/metro/about", "home");
export const metroWords = part<typeof table>("games/metro/table", "table");
export const metroLedger = part<typeof ledger>("games/metro/ledger");
export const metroBox = part<typeof box>("games/metro/box");
export const metroLater = part<typeof later>("games/metro/later");
