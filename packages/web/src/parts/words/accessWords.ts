/** What the settings say of seeing, hearing and reading; fetched with them. */
import type { access } from "./en/access.ts";
import { part } from "./part.ts";

export const accessWords = part(import.meta.glob<typeof access>("./*/access.ts", { import: "access" }));
