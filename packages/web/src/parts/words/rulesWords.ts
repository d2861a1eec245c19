/** What is said around the rules in words. */
import type { rules } from "./en/rules.ts";
import { part } from "./part.ts";

export const rulesWords = part(import.meta.glob<typeof rules>("./*/rules.ts", { import: "rules" }));
