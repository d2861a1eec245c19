import { part } from "../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const adviceWords = part<typeof words>("table/advice/words");
