/** What is said around the rules in words. */
import type { rules } from "./en/rules.ts";
import { part } from "./part.ts";

export const rulesWords = part<typeof rules>("parts/words/rules");
