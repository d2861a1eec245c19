/** The parts of the catalogue that all modules share. */
import { part } from "../../../parts/words/part.ts";
import type { abouts } from "./en/abouts.ts";
import type { common } from "./en/common.ts";

export const moduleWords = part<typeof common>("games/metro/modules/common");
export const moduleAbouts = part<typeof abouts>("games/metro/modules/abouts");
