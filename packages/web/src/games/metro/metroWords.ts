/** The parts of the catalogue that Metro has of its own. */
import { part } from "../../parts/words/part.ts";
import type { about } from "./en/about.ts";
import type { box } from "./en/box.ts";
import type { ledger } from "./en/ledger.ts";
import type { later } from "./en/later.ts";
import type { table } from "./en/table.ts";

export const metroAbout = part(import.meta.glob<typeof about>("./*/about.ts", { import: "about" }));
export const metroWords = part(import.meta.glob<typeof table>("./*/table.ts", { import: "table" }));
export const metroLedger = part(import.meta.glob<typeof ledger>("./*/ledger.ts", { import: "ledger" }));
export const metroBox = part(import.meta.glob<typeof box>("./*/box.ts", { import: "box" }));
export const metroLater = part(import.meta.glob<typeof later>("./*/later.ts", { import: "later" }));
