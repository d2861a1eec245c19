import { part } from "../../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const metroAdvice = part<typeof words>("games/metro/advice/words");
