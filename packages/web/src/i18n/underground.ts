/** The words of On the Underground, which come with the game. Another language is an object of the same type. */
import { refusals } from "./en/underground/refusals.ts";
import { setup } from "./en/underground/setup.ts";
import { table } from "./en/underground/table.ts";

export const undergroundText = { setup, table, refusals };
