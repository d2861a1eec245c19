/** What the settings say of seeing, hearing and reading; fetched with them. */
import type { access } from "./en/access.ts";
import { part } from "./part.ts";

export const accessWords = part<typeof access>("parts/words/access");
