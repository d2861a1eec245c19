/** The parts of the catalogue that On the Underground has of its own. */
import { part } from "../../parts/words/part.ts";
import type { about } from "./en/about.ts";
import type { words } from "./en/words.ts";

export const undergroundAbout = part(import.meta.glob<typeof about>("./*/about.ts", { import: "about" }));
export const undergroundWords = part(import.meta.glob<typeof words>("./*/words.ts", { import: "words" }));
