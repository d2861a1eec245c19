/** What is said where a game is shown to others; fetched with the sheet for it. */
import type { share } from "./en/share.ts";
import { part } from "./part.ts";

export const shareWords = part(import.meta.glob<typeof share>("./*/share.ts", { import: "share" }));
