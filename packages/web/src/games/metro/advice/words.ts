import { part } from "../../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const metroAdvice = part(import.meta.glob<typeof words>("./*/words.ts", { import: "words" }));
