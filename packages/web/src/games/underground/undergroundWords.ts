/** The parts of the catalogue that On the Underground has of its own. */
import { part } from "../../parts/words/part.ts";
import type { about } from "./en/about.ts";
import type { box } from "./en/box.ts";
import type { words } from "./en/words.ts";

export const undergroundAbout = part<typeof about>("games/underground/about", "home");
export const undergroundBox = part<typeof box>("games/underground/box");
export const undergroundWords = part<typeof words>("games/underground/words");
