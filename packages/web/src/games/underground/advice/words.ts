import { part } from "../../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const undergroundAdvice = part<typeof words>("games/underground/advice/words");
