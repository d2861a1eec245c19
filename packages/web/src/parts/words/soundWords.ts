/** What is said about sounds; fetched with the settings. */
import type { sound } from "./en/sound.ts";
import { part } from "./part.ts";

export const soundWords = part<typeof sound>("parts/words/sound");
