import { part } from "../../../../parts/words/part.ts";
import type { words as english } from "./en/words.ts";

export const words = part<typeof english>("games/metro/modules/st-petersburg/words");
