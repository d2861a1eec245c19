/** The parts of the catalogue that all modules share. */
import { part } from "../../../parts/words/part.ts";
import type { abouts } from "./en/abouts.ts";
import type { common } from "./en/common.ts";

export const moduleWords = part(import.meta.glob<typeof common>("./*/common.ts", { import: "common" }));
export const moduleAbouts = part(import.meta.glob<typeof abouts>("./*/abouts.ts", { import: "abouts" }));
