/** What lessons say; fetched with the first of them. */
import type { learn } from "./en/learn.ts";
import { part } from "./part.ts";

export const learnWords = part(import.meta.glob<typeof learn>("./*/learn.ts", { import: "learn" }));
