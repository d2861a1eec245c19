/** What text mode says of On the Underground. */
import { part } from "../../../parts/words/part.ts";
import type { words } from "./en/words.ts";

export const undergroundText = part<typeof words>("games/underground/text/words");
