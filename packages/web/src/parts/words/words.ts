/** The parts of the catalogue that all games share. */
import type { box } from "./en/box.ts";
import type { home } from "./en/home.ts";
import type { later } from "./en/later.ts";
import type { start } from "./en/start.ts";
import type { table } from "./en/table.ts";
import { part } from "./part.ts";

export const startWords = part<typeof start>("parts/words/start", "start");
export const homeWords = part<typeof home>("parts/words/home", "home");
export const tableWords = part<typeof table>("parts/words/table", "table");
export const boxWords = part<typeof box>("parts/words/box");
export const laterWords = part<typeof later>("parts/words/later");
