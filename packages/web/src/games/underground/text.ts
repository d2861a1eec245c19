/** The words of On the Underground, which come with the game. Another language is an object of the same type. */
import { refusals } from "./en/refusals.ts";
import { setup } from "./en/setup.ts";
import { table } from "./en/table.ts";

export const undergroundText = { setup, table, refusals };
