/** The parts of the catalogue that On the Underground has of its own. */
import { part } from "../../parts/words/part.ts";
import type { about } from "./en/about.ts";
import type { box } from "./en/box.ts";
import type { words } from "./en/words.ts";

export const undergroundAbout = part(import.meta.glob<typeof about>("./*/about.ts", { import: "about" }));
export const undergroundBox = part(import.meta.glob<typeof box>("./*/box.ts", { import: "box" }));
export const undergroundWords = part(import.meta.glob<typeof words>("./*/words.ts", { import: "words" }));
