import { part } from "../../../../parts/words/part.ts";
import type { words as english } from "./en/words.ts";

export const words = part(import.meta.glob<typeof english>("./*/words.ts", { import: "words" }));
