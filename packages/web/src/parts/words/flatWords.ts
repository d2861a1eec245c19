/** What is said about screens that lie flat; fetched with the first of them. */
import type { flat } from "./en/flat.ts";
import { part } from "./part.ts";

export const flatWords = part<typeof flat>("parts/words/flat");
