/** The parts of the catalogue that all games share. */
import type { box } from "./en/box.ts";
import type { home } from "./en/home.ts";
import type { later } from "./en/later.ts";
import type { start } from "./en/start.ts";
import type { table } from "./en/table.ts";
import { part } from "./part.ts";

export const startWords = part(import.meta.glob<typeof start>("./*/start.ts", { import: "start" }));
export const homeWords = part(import.meta.glob<typeof home>("./*/home.ts", { import: "home" }));
export const tableWords = part(import.meta.glob<typeof table>("./*/table.ts", { import: "table" }));
export const boxWords = part(import.meta.glob<typeof box>("./*/box.ts", { import: "box" }));
export const laterWords = part(import.meta.glob<typeof later>("./*/later.ts", { import: "later" }));
