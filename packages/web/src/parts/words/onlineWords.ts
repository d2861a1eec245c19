/** What is said at a table of a server, beside what every table says. */
import type { onlineTable } from "./en/onlineTable.ts";
import { part } from "./part.ts";

export const onlineWords = part<typeof onlineTable>("parts/words/onlineTable");
